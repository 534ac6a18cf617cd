import { z } from 'zod/mini';

const AT_ONCE = 2;
const stored = z.object({ doc: z.object({ id: z.number() }) });
const refused = z.object({ errors: z.array(z.object({ message: z.string() })) });

export type Alt = { pt: string; en: string };
export type Refusal = { name: string; reason: string };
export type Sent = { ids: number[]; refusals: Refusal[] };

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
export async function sendFiles(
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
