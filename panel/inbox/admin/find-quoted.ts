import { slugOf } from '@passarela/contract/latin';
import type { Payload } from 'payload';
import type { Talent } from '../../platform/db/payload-types.ts';
import { isTalentOnSite } from '../../platform/reference/on-site.ts';
import { profilePath } from '../../platform/reference/site-paths.ts';
import { quotedModels } from '../quoted-models.ts';

/** The talents of a stored quote, in the sender's order, with the panel's present facts. */
export async function quotedTalents(payload: Payload, stored: string) {
  const asked = quotedModels(stored);
  const { docs } = await payload.find({
    collection: 'talents',
    where: { id: { in: asked.map(({ id }) => id) } },
    select: { name: true, cover: true, status: true, publish_at: true, hide_at: true, deletedAt: true },
    trash: true,
    depth: 1,
    pagination: false,
  });
  const known = new Map(docs.map((talent) => [talent.id, talent]));
  return asked.map(({ id, name }) => {
    const talent = known.get(id);
    const isPublic = talent !== undefined && isTalentOnSite(talent, Date.now());
    const folder = talent?.deletedAt ? 'talents/trash' : 'talents';
    return {
      id,
      name,
      cover: coverOf(talent?.cover),
      isInTrash: Boolean(talent?.deletedAt),
      panelPath: talent ? `/admin/collections/${folder}/${id}` : null,
      sitePath: isPublic ? profilePath(id, slugOf(name)) : null,
    };
  });
}

const coverOf = (cover: Talent['cover']): string | null =>
  typeof cover === 'object' ? (cover?.sizes?.thumb?.filename ?? cover?.filename ?? null) : null;
