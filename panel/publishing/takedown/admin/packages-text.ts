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
  stays: text(
    'Sair do ar não tira ninguém de pacotes: para isso, use “Retirar do ar” na ficha. Quem muda está em {n} {n|pacote aberto|pacotes abertos}',
    'Unpublishing takes nobody out of packages: for that, use “Take down” in the entry. Whoever changes is in {n} open {n|package|packages}',
  ),
  hidden: text(
    'Quem foi retirado do ar só volta aos clientes por “Mostrar de novo aos clientes”, na ficha: continua indisponível em {n} {n|pacote aberto|pacotes abertos}',
    'Whoever was taken down returns to the clients by “Show to the clients again” in the entry alone: unavailable still in {n} open {n|package|packages}',
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
