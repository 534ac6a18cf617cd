import { buffer } from 'node:stream/consumers';
import { PHOTO_FIELDS } from '@passarela/contract';
import { each } from '@passarela/contract/each';
import { GENDERS } from '@passarela/contract/people';
import { text } from '@passarela/contract/text';
import { sql } from 'drizzle-orm';
import type { PayloadRequest } from 'payload';
import { idOf, notFound, requireInbox } from '../../parts/access/require.ts';
import { run } from '../../platform/db/client.ts';
import { findAll, findById } from '../../platform/db/find.ts';
import type { Application, Talent } from '../../platform/db/payload-types.ts';
import { messageFor, refusalFor } from '../../platform/errors/refusal.ts';
import { files } from '../../platform/files/files.ts';
import { post } from '../../platform/http/post.ts';
import { withLease } from '../../platform/jobs/lease.ts';
import { log } from '../../platform/log/log.ts';
import { CLOSED, isRandomName, openPhoto } from '../../platform/photos/folders.ts';
import { photoKey } from '../../platform/photos/keep.ts';
import { GUARDIAN } from '../../platform/reference/minors.ts';
import { env } from '../../platform/settings/env.ts';
import { notePhotoView } from '../endpoints/open-photo-of.ts';

const isGender = (value: string): value is Talent['gender'] => Object.hasOwn(GENDERS, value);

const line = (...parts: (string | null | undefined)[]): string => parts.filter(Boolean).join(', ');

/** A talent made of an application: fields that the site may show one day, and the agency's own. */
function draftOf(application: Application) {
  const {
    name,
    realname = null,
    birthdate = null,
    height = null,
    gender_id,
    reference,
    instagr,
  } = application;
  const { email = null, phone = null } = application;
  const place = line(application.city, application.state, application.country);
  return {
    name: name || realname || reference,
    gender: gender_id && isGender(gender_id) ? gender_id : ('other' as const),
    status: 'draft' as const,
    birthdate,
    height,
    external_id: draftKey(application),
    agency: {
      real_name: realname,
      phone,
      email,
      ...each(GUARDIAN, (name) => application[name] ?? null),
      notes: [reference, instagr, place].filter(Boolean).join('\n'),
    },
  };
}

/** Finds the talent of an application even if the panel was killed before it noted the id there. */
export const draftKey = ({ reference }: Pick<Application, 'reference'>): string => `application ${reference}`;

/** The talent that was made of an application, in the trash too; null if there is none. */
export async function talentOf(
  { payload }: Pick<PayloadRequest, 'payload'>,
  application: Pick<Application, 'talent' | 'reference'>,
): Promise<{ id: number; name: string; isInTrash: boolean } | null> {
  const noted = application.talent ? await findById(payload, 'talents', application.talent) : null;
  const found =
    noted ?? (await findAll(payload, 'talents', { external_id: { equals: draftKey(application) } }))[0];
  return found ? { id: found.id, name: found.name, isInTrash: Boolean(found.deletedAt) } : null;
}

/** The talent's address in the panel. */
export const talentAddress = ({ id, isInTrash }: { id: number; isInTrash: boolean }): string =>
  `/admin/collections/talents/${isInTrash ? 'trash/' : ''}${id}`;

/** Stores the application's photos as pictures and gives their ids; lost ones are left out. */
async function takePhotos(
  req: PayloadRequest,
  { id, photos, is_minor, reference }: Application,
): Promise<number[]> {
  const ids: number[] = [];
  if (!photos || !isRandomName(photos)) return ids;
  for (let number = 1; number <= PHOTO_FIELDS.length; number += 1) {
    const found = await openPhoto(files(), photoKey(photos, number), env().PRIVATE_KEYS);
    if (found === 'gone') continue;
    if (typeof found === 'string') throw refusalFor(req, CLOSED[found], 503);
    const data = await buffer(found.stream);
    if (is_minor !== false && req.user) {
      await notePhotoView(req.payload, { staff: req.user.id, application: id, photo: number });
    }
    const name = `${reference.toLowerCase()}-${number}.jpg`;
    const medium = await req.payload.create({
      collection: 'media',
      data: {},
      file: { data, name, mimetype: 'image/jpeg', size: data.length },
      user: req.user,
    });
    ids.push(medium.id);
  }
  return ids;
}

const LEASE_MS = 30_000;
const RETRY_AFTER_SECONDS = '2';
const BUSY = text(
  'Este talento está sendo criado agora. Tente de novo em alguns segundos.',
  'This talent is being made right now. Try again in a few seconds.',
);

/** POST /cms-api/applications/{id}/talent: the draft talent of an application, made once; 503 while it is made. */
export const makeTalent = post('/:id/talent', async (req) => {
  requireInbox(req);
  const application = await findById(req, 'applications', idOf(req));
  if (!application) throw notFound();
  // one at a time: the second finds the first one's talent
  const lease = `talent of application ${application.id}`;
  const made = await withLease(req.payload, lease, () => findOrMake(req, application), LEASE_MS);
  if (!made)
    return Response.json(
      { errors: [{ message: messageFor(req, BUSY) }] },
      { status: 503, headers: { 'Retry-After': RETRY_AFTER_SECONDS } },
    );
  return Response.json({ id: made.id, address: talentAddress(made) });
});

async function findOrMake(
  req: PayloadRequest,
  application: Application,
): Promise<{ id: number; isInTrash: boolean }> {
  const { id } = application;
  const found = await talentOf(req, application);
  if (found) {
    if (application.talent !== found.id) await note(req, id, found.id);
    return found;
  }
  const pictures = await takePhotos(req, application);
  const talent = await req.payload.create({
    collection: 'talents',
    // the face is the second photo
    data: { ...draftOf(application), cover: pictures[1] ?? pictures[0] ?? null, snap: pictures },
    user: req.user,
  });
  await note(req, id, talent.id);
  log('info', `Talent ${talent.id} was made of application ${id} by staff ${req.user?.id}`);
  return { id: talent.id, isInTrash: false };
}

// keeps `updated_at`: with a new one the open form would report that it is out of date
const note = (req: PayloadRequest, application: number, talent: number) =>
  run(req, sql`UPDATE applications SET talent = ${talent} WHERE id = ${application}`);
