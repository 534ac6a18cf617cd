import { FACT_NAMES, isDisplayed } from '@passarela/contract/facts';
import type { Fact } from './facts';

/** One fact of all who are compared; null if it is not known of somebody. */
export type Compared = { key: string; label: string; values: (Fact | null)[]; differs: boolean };

const ORDER = ['age', ...FACT_NAMES.filter((name) => isDisplayed(name, 'compare')), 'skills'];

/** A woman's bust and a man's chest are one line, unless somebody has both. */
const GIRTHS = ['bust', 'chest'];

function linesOf(profiles: readonly (readonly Fact[])[]): string[][] {
  const hasBoth = profiles.some((facts) => GIRTHS.every((girth) => facts.some(({ key }) => key === girth)));
  if (hasBoth) return ORDER.map((key) => [key]);
  return ORDER.filter((key) => key !== 'chest').map((key) => (key === 'bust' ? GIRTHS : [key]));
}

/** The facts that anybody has, side by side, of those that a comparison shows. */
export function compareFacts(profiles: readonly (readonly Fact[])[]): Compared[] {
  return linesOf(profiles).flatMap((keys) => {
    const values = profiles.map((facts) => facts.find(({ key }) => keys.includes(key)) ?? null);
    const known = values.filter((fact) => fact !== null);
    const [first] = known;
    if (!first) return [];
    const label = [...new Set(known.map((fact) => fact.label))].join(' / ');
    return [{ key: first.key, label, values, differs: new Set(values.map((fact) => fact?.value)).size > 1 }];
  });
}
