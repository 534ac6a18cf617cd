import {
  applicationEntry,
  isMinorOn,
  PHOTO_FIELDS,
  PHOTO_MAX_BYTES,
  type PhotoField,
} from '@passarela/contract';
import type { z } from 'zod';
import { ContractError } from '../../errors/contract-error.ts';
import { files } from '../../files/files.ts';
import type { Row } from '../../inbox/insert.ts';
import { decoder } from '../../photos/decode.ts';
import { incomingFolder, newFolder, removeFolder } from '../../photos/folders.ts';
import { deletePhotos, keepPhotos } from '../../photos/keep.ts';
import { photoError } from '../../photos/photo-error.ts';
import { receivePhoto } from '../../photos/receive.ts';
import { localDay } from '../../reference/agency-time.ts';
import { accept } from '../http/input.ts';
import type { Call } from '../http/route.ts';
import type { Intake } from './intake.ts';
import { type Fields, readMultipart, type TakeFile } from './multipart.ts';

const TEXT_BYTES = 64 * 1024;
const LIMITS = {
  fieldBytes: TEXT_BYTES,
  fileBytes: PHOTO_MAX_BYTES,
  bodyBytes: PHOTO_FIELDS.length * (PHOTO_MAX_BYTES + TEXT_BYTES),
};
const PHOTOS_WAITING_MAX = 800;
const RETRY_AFTER_SECONDS = '15';

type Application = z.output<ReturnType<typeof applicationEntry>>;

/** Reads an application: texts are checked, then each photo is decoded from disk; 413, 415 and 422 name the field. */
export async function readApplication({ request, env, now }: Call): Promise<Intake> {
  if (decoder().waiting > PHOTOS_WAITING_MAX) {
    throw new ContractError(503, 'Too many photos wait', { headers: { 'Retry-After': RETRY_AFTER_SECONDS } });
  }
  const incoming = incomingFolder(env.PASSARELA_DATA);
  const upload = `${incoming}/${await newFolder(incoming)}`;
  try {
    const { fields, photos } = await receive(request, upload);
    const day = localDay(now());
    const entry = accept(applicationEntry(day), fields);
    const folder = await keepPhotos(photos, {
      files: files(),
      keys: env.PRIVATE_KEYS,
      decoder: decoder(),
    });
    return {
      row: toRow(entry, folder, day),
      undo: async () => {
        await deletePhotos(files(), folder);
      },
    };
  } finally {
    await removeFolder(upload);
  }
}

async function receive(
  request: Request,
  folder: string,
): Promise<{ fields: Fields; photos: Map<PhotoField, string> }> {
  const photos = new Map<PhotoField, string>();
  const take: TakeFile = async ({ field, name, stream, signal }) => {
    const slot = PHOTO_FIELDS.find((known) => known === field);
    // browsers send an empty part without a name for a photo that was not chosen
    if (!slot || name === '') {
      stream.resume();
      return;
    }
    if (photos.has(slot)) throw photoError(field, 'type');
    const path = `${folder}/${slot}`;
    photos.set(slot, path);
    await receivePhoto({ field, stream, path, signal });
  };
  return { fields: await readMultipart(request, LIMITS, take), photos };
}

const toRow = (entry: Application, photos: string, day: string): Row => ({
  name: entry.name,
  realname: entry.realname,
  birthdate: `${entry.birthdate}T12:00:00.000Z`,
  is_minor: isMinorOn(entry.birthdate, day) ? 1 : 0,
  gender: entry.gender.label,
  gender_id: entry.gender.value,
  height: entry.height,
  email: entry.email,
  phone: entry.phone,
  instagr: entry.instagr,
  country: entry.country.label,
  country_id: entry.country.value,
  state: entry.id_state.label,
  state_id: entry.id_state.value,
  city: entry.basedin?.label ?? null,
  city_id: entry.basedin?.value ?? null,
  guardian_name: entry.guardian_name,
  guardian_email: entry.guardian_email,
  guardian_phone: entry.guardian_phone,
  consent_version: entry.consent?.version ?? null,
  consent_at: entry.consent?.accepted_at ?? null,
  consent_language: entry.consent?.language ?? null,
  photos,
});
