import { LISTED_MEASURES, PROFILE_MEASURES } from '@passarela/contract/measures';
import type { Fact } from './profile-facts';

/** One fact of all who are compared; null if it is not known of somebody. */
export type Compared = { key: string; label: string; values: (Fact | null)[]; differs: boolean };

const ORDER = ['age', ...LISTED_MEASURES, ...PROFILE_MEASURES, 'nationality', 'skills'];

/** The facts of `ORDER` that anybody has, side by side: a new fact is compared once it stands there. */
export function compareFacts(profiles: readonly (readonly Fact[])[]): Compared[] {
  return ORDER.flatMap((key) => {
    const facts = profiles.map((profile) => profile.find((fact) => fact.key === key));
    const label = facts.find((fact) => fact !== undefined)?.label;
    if (label === undefined) return [];
    const values = facts.map((fact) => fact ?? null);
    return [{ key, label, values, differs: new Set(values.map((fact) => fact?.value)).size > 1 }];
  });
}
