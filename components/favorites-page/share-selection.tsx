'use client';

import { shareLinks } from '@/components/share/share-links';
import { ShareMenu } from '@/components/share/share-menu';
import { Icon } from '@/components/ui/icon';
import { SHARE } from '@/components/ui/icon-paths';
import type { Lang } from '@/lib/domain/languages';
import { selectionPath } from '../favorites/selection';

export type ShareTexts = {
  share: string;
  shareTitle: string;
  whatsapp: string;
  email: string;
  copy: string;
  copied: string;
};

type Props = { ids: number[]; lang: Lang; siteUrl: string; texts: ShareTexts };

/** Shares the talents on screen as a link that opens them for somebody else. */
export function ShareSelection({ ids, lang, siteUrl, texts }: Props) {
  const url = new URL(selectionPath(ids, lang), siteUrl).href;
  return (
    <ShareMenu
      url={url}
      title={texts.shareTitle}
      label={texts.share}
      copyLabel={texts.copy}
      copiedText={texts.copied}
      icon={<Icon path={SHARE} />}
      links={shareLinks(url, texts.shareTitle, texts)}
    />
  );
}
