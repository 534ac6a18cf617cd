import {
  applicationEntry,
  type Choice,
  isMinorOn,
  PHOTO_FIELDS,
  PHOTO_MAX_BYTES,
  type PhotoField,
} from '@passarela/contract';
import type { z } from 'zod';
import type { Row } from '../../inbox/insert.ts';
import { ContractError } from '../../platform/errors/contract-error.ts';
import { files } from '../../platform/files/files.ts';
import { decoder } from '../../platform/photos/decode.ts';
import { incomingFolder, newFolder, removeFolder } from '../../platform/photos/folders.ts';
import { deletePhotos, keepPhotos, photoError, receivePhoto } from '../../platform/photos/keep.ts';
import { localDay } from '../../platform/reference/agency-time.ts';
import { accept } from '../http/input.ts';
import type { Call } from '../http/route.ts';
import { type Fields, type ReceiveFile, readMultipart } from './multipart.ts';
import type { Intake } from './write.ts';

const TEXT_BYTES = 64 * 1024;
const LIMITS = {
  fieldBytes: TEXT_BYTES,
  fileBytes: PHOTO_MAX_BYTES,
  bodyBytes: PHOTO_FIELDS.length * (PHOTO_MAX_BYTES + TEXT_BYTES),
};
const PHOTOS_WAITING_MAX = 800;
const RETRY_AFTER_SECONDS = '15';

type Application = z.output<ReturnType<typeof applicationEntry>>;

/** Reads an application: checks texts, then decodes each photo; 413, 415 and 422 name the field. */
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
  const receiveFile: ReceiveFile = async ({ field, name, stream, signal }) => {
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
  return { fields: await readMultipart(request, LIMITS, receiveFile), photos };
}

const choice = (name: string, chosen: Choice | null): Row => ({
  [name]: chosen?.label ?? null,
  [`${name}_id`]: chosen?.value ?? null,
});

function toRow(entry: Application, photos: string, day: string): Row {
  const { birthdate, gender, country, id_state, basedin, consent, ...texts } = entry;
  return {
    ...texts,
    ...choice('gender', gender),
    ...choice('country', country),
    ...choice('state', id_state),
    ...choice('city', basedin),
    birthdate: `${birthdate}T12:00:00.000Z`,
    is_minor: isMinorOn(birthdate, day),
    consent_version: consent?.version ?? null,
    consent_at: consent?.accepted_at ?? null,
    consent_language: consent?.language ?? null,
    photos,
  };
}
