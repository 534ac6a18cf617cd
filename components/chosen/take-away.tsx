import { PaperUnits } from '@/components/units/paper-units';
import { portfolioAddress, selectionZipAddress, TAKE_AWAY_MAX } from '@/lib/domain/downloads';
import type { Lang } from '@/lib/domain/languages';
import { type Selection, selectionQuery } from '@/lib/domain/selection';

type Props = {
  lang: Lang;
  selection: Selection;
  texts: { pdf: string; zip: string; zipLight: string };
  className: string | undefined;
};

/** A selection as PDF and its photos as ZIP, unless it is too large: plain links, which work without JS. */
export function TakeAway({ lang, selection, texts, className }: Props) {
  const { ids } = selection;
  if (ids.length > TAKE_AWAY_MAX) return null;
  return (
    <>
      <PaperUnits />
      <a
        className={className}
        href={portfolioAddress(lang, selectionQuery(selection))}
        rel="noopener nofollow"
        target="_blank"
      >
        {texts.pdf}
      </a>
      {(['full', 'light'] as const).map((size) => (
        <a key={size} className={className} href={selectionZipAddress(lang, ids, size)} rel="nofollow">
          {size === 'full' ? texts.zip : texts.zipLight}
        </a>
      ))}
    </>
  );
}
