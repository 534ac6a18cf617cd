'use client';

import { useSearchParams } from 'next/navigation';
import type { ReactNode } from 'react';
import type { Lang } from '@/lib/domain/languages';
import { readSelection } from '@/lib/domain/selection';
import { FavoritesView } from './favorites-view';
import { SharedSelection } from './shared-selection';
import type { FavoritesTexts } from './texts';

type Props = {
  lang: Lang;
  siteUrl: string;
  browseHref: string;
  texts: FavoritesTexts;
  quoteForm: ReactNode;
  /** Shown until the storage has been read. */
  reading: ReactNode;
};

/** The favorites of this browser, or the selection that the address carries. One cached page serves both. */
export function FavoritesOrSelection({ siteUrl, browseHref, reading, ...props }: Props) {
  const { ids } = readSelection(useSearchParams());
  if (ids.length > 0) return <SharedSelection ids={ids} {...props} />;
  return <FavoritesView reading={reading} browseHref={browseHref} siteUrl={siteUrl} {...props} />;
}
