import { sharedValue } from '../../parts/ui/shared-value.ts';
import { type Alt, type Refusal, type Sent, sendFiles } from './send-file.ts';

/** Files that staff chose for a gallery and that are not uploaded yet, with the description for all of them. */
export type Pending = {
  files: readonly File[];
  alt: Alt;
  /** How many are through; null before the upload begins. */
  through: number | null;
  refusals: readonly Refusal[];
};

// outside the galleries: a gallery leaves the page when staff open another tab of the form
const shared = sharedValue<ReadonlyMap<string, Pending>>(new Map());

export function setPending(path: string, pending: Pending | null): void {
  const next = new Map(shared.get());
  if (pending) next.set(path, pending);
  else next.delete(path);
  shared.set(next);
}

export const choosePending = (path: string, files: readonly File[]): void =>
  setPending(path, files.length > 0 ? { files, alt: { pt: '', en: '' }, through: null, refusals: [] } : null);

export const dropAllPending = (): void => {
  for (const path of shared.get().keys()) setPending(path, null);
};

/** The galleries with files that wait. */
export const pendingPaths = (): string[] =>
  [...shared.get()].flatMap(([path, { through }]) => (through === null ? [path] : []));

export const usePending = (path: string): Pending | null => shared.use((all) => all.get(path) ?? null);

/** Uploads the files of a gallery. Refused ones stay beside it, with the reasons. */
export async function sendPending(path: string, noAnswer: string): Promise<Sent> {
  const pending = shared.get().get(path);
  if (!pending || pending.through !== null) return { ids: [], refusals: [] };
  setPending(path, { ...pending, through: 0 });
  const onEach = (through: number) => setPending(path, { ...pending, through });
  const sent = await sendFiles(pending.files, { alt: pending.alt, noAnswer, onEach });
  const { refusals } = sent;
  setPending(path, refusals.length > 0 ? { ...pending, through: pending.files.length, refusals } : null);
  return sent;
}
