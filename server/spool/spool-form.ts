import { randomBytes } from 'node:crypto';
import { mkdir, rm } from 'node:fs/promises';
import type { IncomingMessage } from 'node:http';
import { join } from 'node:path';
import { type Spooled, spooledFiles } from '../../lib/forms/spooled.ts';
import { log } from '../../lib/system/log.ts';
import { readForm, type TakePhoto } from './read-form.ts';
import { SpoolError } from './spool-error.ts';
import { spoolPhoto } from './spool-photo.ts';

const ONLY_SITE = 0o700;
const NAME_BYTES = 16;

const unguessable = () => randomBytes(NAME_BYTES).toString('hex');

type Options = {
  folder: string;
  /** Reserves bytes on the disk; false if it is full. */
  take: (bytes: number) => boolean;
  /** Whether photos are stored: of a limited address none are. */
  isStored: boolean;
};
/** A form whose photos are references to files on disk, until `remove`. */
export type SpooledForm = { fields: [string, string][]; remove: () => Promise<void> };

/** Reads an application from the network onto the disk. Throws SpoolError, and leaves nothing behind then. */
export async function spoolForm(
  req: IncomingMessage,
  { folder, take, isStored }: Options,
): Promise<SpooledForm> {
  const own = join(folder, unguessable());
  const references = new Map<string, string>();
  const begun = new Set<string>();

  const note = (field: string, spooled: Spooled) => {
    const reference = unguessable();
    spooledFiles().set(reference, spooled);
    references.set(field, reference);
  };
  const remove = async () => {
    for (const reference of references.values()) spooledFiles().delete(reference);
    await rm(own, { recursive: true, force: true });
  };
  const takePhoto: TakePhoto = async ({ field, name, stream }) => {
    if (!isStored || begun.has(field)) {
      stream.resume();
      return;
    }
    begun.add(field);
    const spooled = await spoolPhoto(stream, {
      path: join(own, field),
      take(bytes) {
        if (!take(bytes)) throw new SpoolError('unavailable', 'no room in the spool');
      },
    });
    const isNoneChosen = 'error' in spooled && spooled.error === 'photoEmpty' && name === '';
    if (!isNoneChosen) note(field, spooled);
  };

  try {
    await mkdir(own, { recursive: true, mode: ONLY_SITE });
    const fields = await readForm(req, takePhoto);
    return { fields: [...fields, ...references], remove };
  } catch (error) {
    await remove().catch((cause) => log('error', 'spooled photos not removed', { cause: String(cause) }));
    throw error instanceof SpoolError
      ? error
      : new SpoolError('unavailable', 'not written', { cause: error });
  }
}
