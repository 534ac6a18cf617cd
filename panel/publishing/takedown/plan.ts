import type { Caller } from '../../platform/db/client.ts';
import { findAll } from '../../platform/db/find.ts';
import type { Media } from '../../platform/db/payload-types.ts';
import { files } from '../../platform/files/files.ts';
import { filesOfMedium } from './files-of-medium.ts';
import { isOff } from './is-off.ts';
import { type Use, usesOf } from './uses.ts';
import { release, withheldAmong, withhold } from './withheld.ts';

/** A file that stays public, and the places that show it: `slides 3`. */
export type StillUsed = { file: string; by: string[] };

/** A change's effect on the files of some pictures. `orphans` are no longer used. */
export type Plan = {
  hidden: string[];
  visible: string[];
  kept: StillUsed[];
  orphans: number[];
  newlyHidden: string[];
  newlyVisible: string[];
};

const publicUses = (medium: Media, uses: readonly Use[]): Use[] =>
  isOff(medium) ? [] : uses.filter((use) => use.medium === medium.id && use.is_public);

type Options = {
  except?: { place: Use['place']; id: number };
  now?: number;
  /** All withheld files, by who has read them already. */
  withheld?: ReadonlySet<string>;
};

/** Which files of these pictures the public may have now, or at `now` (ms), with one document left out by `except`. */
export async function planFor(
  by: Caller,
  ids: readonly number[],
  { except, now, withheld }: Options = {},
): Promise<Plan> {
  const docs = await findAll(by, 'media', { id: { in: [...new Set(ids)] } });
  const all = await usesOf(
    by,
    docs.map(({ id }) => id),
    now,
  );
  const uses = all.filter(({ place, id }) => !(place === except?.place && id === except.id));
  const plan: Plan = {
    hidden: [],
    visible: [],
    kept: [],
    orphans: [],
    newlyHidden: [],
    newlyVisible: [],
  };
  for (const medium of docs) {
    const by = publicUses(medium, uses).map(({ place, id }) => `${place} ${id}`);
    const names = filesOfMedium(medium);
    if (by.length > 0) plan.kept.push(...names.map((file) => ({ file, by })));
    (by.length > 0 ? plan.visible : plan.hidden).push(...names);
    if (!uses.some((use) => use.medium === medium.id)) plan.orphans.push(medium.id);
  }
  const marked = withheld ?? (await withheldAmong(files(), [...plan.hidden, ...plan.visible]));
  plan.newlyHidden = plan.hidden.filter((file) => !marked.has(file));
  plan.newlyVisible = plan.visible.filter((file) => marked.has(file));
  return plan;
}

export async function carryOut({ newlyHidden, newlyVisible }: Plan): Promise<void> {
  await withhold(files(), newlyHidden);
  await release(files(), newlyVisible);
}
