import { setTimeout as delay } from 'node:timers/promises';
import { revalidationPayload } from '@passarela/contract/takedown';
import { revalidateTag } from 'next/cache';
import { after } from 'next/server';
import { closeCircuits } from '@/lib/backend/circuit';
import { forgetIndexes } from '@/lib/backend/forget-indexes';
import { endLoads } from '@/lib/backend/read';
import { talentsOf, withImplied } from '@/lib/backend/tags';
import { readTalentIndex } from '@/lib/backend/talents';
import { dropAllDrawings } from '@/lib/derived/drawn-files';
import { purgeFront } from '@/lib/derived/front';
import { dropDerived, type Takedown } from '@/lib/derived/takedown';
import { env } from '@/lib/system/env';
import { isBearerOf } from '@/lib/system/same-secret';

/** Longer than a preview needs from its data to its file. */
const PREVIEW_MS = 1_000;
/** A service that changed may wait so long for the site to have read it. */
const LIST_MS = 1_000;
/** Longer than the optimizer waits for a picture. */
const PICTURE_MS = 9_000;

/** Files that were being made from data of before would stay: they are dropped once they are there. */
async function dropLate(takedown: Takedown, loads: Promise<void>) {
  await loads;
  await delay(PREVIEW_MS);
  await dropDerived(takedown);
  await delay(PICTURE_MS);
  await dropDerived(takedown);
}

/** A withdrawn talent is in no list by then, whatever happens to the service before the next visitor. */
const readTalents = () =>
  Promise.race([readTalentIndex().catch(() => undefined), delay(LIST_MS, undefined, { ref: false })]);

const refuse = (status: number, message: string) => Response.json({ message }, { status });

async function readJson(request: Request): Promise<unknown> {
  try {
    return await request.json();
  } catch {
    return undefined;
  }
}

/** Expires tags, reads changed talents, drops files derived from a takedown: 200, 400, 401, 422 or 500. */
export async function POST(request: Request) {
  if (!isBearerOf(request.headers.get('authorization'), env().REVALIDATE_SECRET))
    return refuse(401, 'wrong secret');
  const json = await readJson(request);
  if (json === undefined) return refuse(400, 'not JSON');
  const body = revalidationPayload.safeParse(json);
  if (!body.success) return refuse(422, 'tags: 1 to 500 tags of the contract; files: at most 500 paths');

  const tags = withImplied(body.data.tags);
  const { files } = body.data;
  const takedown = files ? { files, talents: talentsOf(body.data.tags) } : null;
  closeCircuits();
  forgetIndexes(body.data.tags, takedown !== null);
  const loads = endLoads();
  for (const tag of tags) revalidateTag(tag, { expire: 0 });
  if (tags.includes('social')) await dropAllDrawings();
  const removed = takedown ? await dropDerived(takedown) : undefined;
  if (tags.includes('talents')) await readTalents();
  if (takedown) {
    await purgeFront(takedown);
    after(() => dropLate(takedown, loads));
  }
  return Response.json({ tags, ...(removed && { removed }) });
}
