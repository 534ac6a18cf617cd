'use client';

import { useSetAtom } from 'jotai';
import { useRouter } from 'next/navigation';
import type { ReactNode } from 'react';
import { Link } from '@/components/ui/link';
import { keepQuery } from '@/lib/routes/keep-query';
import { showLoadingAtom } from './loading';

type Props = {
  href: string;
  /** Keys of a query that are the page's own: they are not carried over. */
  ownKeys: readonly string[];
  lang: string;
  label: string;
  isCurrent: boolean;
  className?: string | undefined;
  children: ReactNode;
};

/** A link to the other language; with JS keeps foreign query keys, shows the overlay. */
export function LanguageLink({ ownKeys, label, isCurrent, ...link }: Props) {
  const { href, lang } = link;
  const router = useRouter();
  const showLoading = useSetAtom(showLoadingAtom);
  const follow = (event: { preventDefault: () => void }) => {
    const full = keepQuery(href, window.location.search, ownKeys);
    if (!isCurrent) showLoading();
    if (full === href) return;
    event.preventDefault();
    router.push(full);
  };
  return (
    <Link
      {...link}
      hrefLang={lang}
      aria-label={label}
      aria-current={isCurrent || undefined}
      onNavigate={follow}
    />
  );
}
