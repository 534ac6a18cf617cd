import type { ReactNode } from 'react';
import { portfolioAddress, selectionZipAddress, TAKE_AWAY_MAX } from '@/lib/domain/downloads';
import type { Lang } from '@/lib/domain/languages';

type Props = {
  lang: Lang;
  ids: readonly number[];
  texts: { pdf: string; zip: string; zipLight: string };
  className: string | undefined;
  icon?: ReactNode;
};

/** A selection as PDF and its photos as ZIP, unless it is too large: plain links, which work without JS. */
export function TakeAway({ lang, ids, texts, className, icon }: Props) {
  if (ids.length > TAKE_AWAY_MAX) return null;
  const zips = [
    ['full', texts.zip],
    ['light', texts.zipLight],
  ] as const;
  return (
    <>
      <a className={className} href={portfolioAddress(lang, ids)} rel="noopener nofollow" target="_blank">
        {icon}
        {texts.pdf}
      </a>
      {zips.map(([size, text]) => (
        <a key={size} className={className} href={selectionZipAddress(lang, ids, size)} rel="nofollow">
          {icon}
          {text}
        </a>
      ))}
    </>
  );
}
