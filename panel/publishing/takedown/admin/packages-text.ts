import type { Language } from '@passarela/contract';
import { text } from '@passarela/contract/text';
import { fill } from '../../../parts/ui/fill.ts';

const TEXTS = {
  leaves: text(
    'Some também de {n} {n|pacote aberto|pacotes abertos}',
    'The talent leaves {n} open {n|package|packages} too',
  ),
  gone: text(
    'Indisponível em {n} {n|pacote aberto|pacotes abertos}',
    'Unavailable in {n} open {n|package|packages}',
  ),
};
type Packages = { count: number; titles: readonly string[] };

/** From how many open packages a talent goes, by their titles where known; nothing for none. */
export function packagesText(
  when: keyof typeof TEXTS,
  { count, titles }: Packages,
  language: Language,
): string {
  if (count === 0) return '';
  const sentence = fill(TEXTS[when][language], { n: count });
  return titles.length > 0 ? `${sentence}: ${titles.join(', ')}.` : `${sentence}.`;
}
