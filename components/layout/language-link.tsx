'use client';

import { useSetAtom } from 'jotai';
import { useRouter } from 'next/navigation';
import { type MouseEvent, type ReactNode, useLayoutEffect } from 'react';
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

/** The language that was chosen last, and how far down the page was then, as a share of its height. */
let left = { lang: '', share: 0 };

/** A link to the other language; with JS keeps foreign query keys and the place on the page, shows the overlay. */
export function LanguageLink({ ownKeys, label, isCurrent, ...link }: Props) {
  const { href, lang } = link;
  const router = useRouter();
  const showLoading = useSetAtom(showLoadingAtom);
  // The page is drawn anew, so its place is not kept by itself.
  useLayoutEffect(() => {
    if (!isCurrent) return;
    const top = left.share * document.body.scrollHeight;
    if (left.lang === lang) window.scrollTo({ top, behavior: 'instant' });
    left.lang = '';
  }, [isCurrent, lang]);
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    const full = keepQuery(href, window.location.search, ownKeys);
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    if (!isCurrent) {
      left = { lang, share: window.scrollY / document.body.scrollHeight };
      showLoading();
    }
    if (full === href) return;
    event.preventDefault();
    router.push(full, { scroll: false });
  };
  return (
    <Link
      {...link}
      scroll={false}
      hrefLang={lang}
      aria-label={label}
      aria-current={isCurrent || undefined}
      onClick={follow}
    />
  );
}
