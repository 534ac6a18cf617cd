'use client';

import { useSetAtom } from 'jotai';
import { useRouter } from 'next/navigation';
import type { MouseEvent, ReactNode } from 'react';
import { Link } from '@/components/ui/link';
import { keepQuery } from '@/lib/routes/keep-query';
import { showLoadingAtom } from './loading';

type Props = {
  href: string;
  lang: string;
  label: string;
  isCurrent: boolean;
  className?: string | undefined;
  children: ReactNode;
};

/**
 * A plain link to the other language; with JS it also carries over what else stands in the address, and the loading
 * overlay shows (SPEC section 4).
 */
export function LanguageLink({ href, lang, label, isCurrent, className, children }: Props) {
  const router = useRouter();
  const showLoading = useSetAtom(showLoadingAtom);
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    const full = keepQuery(href, window.location.search);
    const isPlainClick = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey;
    if (!isPlainClick) return;
    if (!isCurrent) showLoading();
    if (full === href) return;
    event.preventDefault();
    router.push(full);
  };
  return (
    <Link
      className={className}
      href={href}
      hrefLang={lang}
      lang={lang}
      aria-label={label}
      aria-current={isCurrent ? 'true' : undefined}
      onClick={follow}
    >
      {children}
    </Link>
  );
}
