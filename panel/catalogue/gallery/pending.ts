import { z } from 'zod/mini';
import { sharedValue } from '../../parts/ui/shared-value.ts';

const AT_ONCE = 2;
const stored = z.object({ doc: z.object({ id: z.number() }) });
const refused = z.object({ errors: z.array(z.object({ message: z.string() })) });

type Alt = { pt: string; en: string };
export type Refusal = { name: string; reason: string };
type Sent = { ids: number[]; refusals: Refusal[] };

/** Uploads one file: its id, or the panel's words why not. */
async function sendFile(file: File, alt: Alt, noAnswer: string): Promise<number | Refusal> {
  const body = new FormData();
  body.append('file', file);
  body.append('_payload', JSON.stringify({ alt }));
  const answer = await fetch('/cms-api/media', { method: 'POST', body }).catch(() => null);
  const said: unknown = await answer?.json().catch(() => null);
  const done = stored.safeParse(said);
  if (answer?.ok && done.success) return done.data.doc.id;
  const labels = refused.safeParse(said).data?.errors[0]?.message ?? noAnswer;
  // the words may begin with the name already
  return { name: file.name, reason: labels.replace(`${file.name}: `, '') };
}

/** Uploads files, two at once; ids in the order of the files. `onEach` hears how many are through. */
async function sendFiles(
  files: readonly File[],
  { alt, noAnswer, onEach }: { alt: Alt; noAnswer: string; onEach: (through: number) => void },
): Promise<Sent> {
  const results: (number | Refusal)[] = [];
  let next = 0;
  let through = 0;
  const work = async () => {
    for (let at = next++; at < files.length; at = next++) {
      const file = files[at];
      if (file) results[at] = await sendFile(file, alt, noAnswer);
      through += 1;
      onEach(through);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  return {
    ids: results.filter((result) => typeof result === 'number'),
    refusals: results.filter((result) => typeof result === 'object'),
  };
}

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
