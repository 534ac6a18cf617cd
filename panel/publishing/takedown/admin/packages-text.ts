import type { Language } from '@passarela/contract';
import { text } from '@passarela/contract/text';
import { fill } from '../../../parts/ui/fill.ts';

const TEXTS = {
  leaves: {
    one: text('Some também de 1 pacote aberto', 'The talent leaves 1 open package too'),
    several: text('Some também de {n} pacotes abertos', 'The talent leaves {n} open packages too'),
  },
  gone: {
    one: text('Indisponível em 1 pacote aberto', 'Unavailable in 1 open package'),
    several: text('Indisponível em {n} pacotes abertos', 'Unavailable in {n} open packages'),
  },
};
type Packages = { count: number; titles: readonly string[] };

/** From how many open packages a talent goes, by their titles where known; nothing for none. */
export function packagesText(
  when: keyof typeof TEXTS,
  { count, titles }: Packages,
  language: Language,
): string {
  if (count === 0) return '';
  const sentence = fill(TEXTS[when][count === 1 ? 'one' : 'several'][language], { n: count });
  return titles.length > 0 ? `${sentence}: ${titles.join(', ')}.` : `${sentence}.`;
}
