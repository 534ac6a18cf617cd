import type { RosterField } from './columns.ts';
import type { PhotoField } from './photo-files.ts';
import type { Cells } from './read-row.ts';

const ROWS_AT_ONCE = 2;
const WAITS_MS = [500, 1_000, 2_000, 4_000, 8_000];
const TRIES = 40;

export type Work = {
  line: number;
  cells: Cells;
  photos: { place: PhotoField; path: string; open: () => Promise<Blob> }[];
  /** The talent that gets these fields of the row; else it is a new one. */
  update?: { talent: number; updatedAt: string; fields: RosterField[] };
};
/** A row, or a photo of it, that did not come in; `isKnown`: the panel has that code or number meanwhile. */
type Refusal = { line: number; what: string; reason: string; isKnown?: boolean };
export type Progress = {
  rows: number;
  photos: number;
  made: number;
  updated: number;
  existed: number;
  refusals: Refusal[];
  /** Minors who came in or changed, by name with what is missing; drafts: those who left the site by it. */
  minors: string[];
  drafts: string[];
};

/** Asks the panel; the browser's `fetch`, or one that carries a login. */
type Ask = (path: string, init: RequestInit) => Promise<Response>;

type Problem = { message?: string };
type AnswerBody = {
  state?: string;
  minor?: string;
  isDraft?: boolean;
  errors?: (Problem & { data?: { errors?: Problem[] } | null })[];
};
/** An answer with its body: `said` is null if that is no JSON. */
type Answer = { ok: boolean; status: number; body: AnswerBody | null };

type Run = {
  ask: Ask;
  /** Lines that are done already: an import that goes on. */
  done: ReadonlySet<number>;
  isStopped: () => boolean;
  onProgress: (progress: Progress) => void;
};

const whole = async (answer: Response): Promise<Answer> => ({
  ok: answer.ok,
  status: answer.status,
  body: await answer.json().catch((error: unknown) => {
    if (error instanceof SyntaxError) return null;
    throw error;
  }),
});

/** Asks again while nobody answers, an answer breaks off, or the panel cannot now. */
async function askUntil(ask: Ask, path: string, make: () => RequestInit): Promise<Answer> {
  for (let tries = 0; ; tries += 1) {
    const answer = await ask(path, make())
      .then(whole)
      .catch(() => null);
    // signed out: nothing is refused for that, the import goes on once staff are back
    if (answer?.status === 401) throw new Error(`${path}: signed out`);
    if (answer && answer.status < 500 && answer.status !== 429) return answer;
    if (tries >= TRIES) throw new Error(`${path}: ${answer?.status ?? 'no answer'}`);
    await new Promise((resolve) => setTimeout(resolve, WAITS_MS[Math.min(tries, WAITS_MS.length - 1)]));
  }
}

/** The panel's words: which fields it refuses, and why. */
function reasonOf({ body, status }: Answer): string {
  const [first] = body?.errors ?? [];
  const fields = first?.data?.errors?.map(({ message }) => message) ?? [];
  return [first?.message ?? `${status}`, ...fields].filter(Boolean).join(' ');
}

/** Imports rows, two at a time, each with its photos in turn; repeatable. Resolves when done or stopped. */
export async function runImport(roster: number, works: readonly Work[], run: Run): Promise<Progress> {
  const progress: Progress = {
    rows: 0,
    photos: 0,
    made: 0,
    updated: 0,
    existed: 0,
    refusals: [],
    minors: [],
    drafts: [],
  };
  const refuse = (line: number, what: string, reason: string) =>
    progress.refusals.push({ line, what, reason });
  const tell = () => run.onProgress({ ...progress, refusals: [...progress.refusals] });
  const waiting = works.filter(({ line }) => !run.done.has(line));
  progress.rows = works.length - waiting.length;

  const bringPhotos = async ({ line, photos }: Work) => {
    const numbers: Partial<Record<PhotoField, number>> = {};
    for (const { place, path, open } of photos) {
      const number = (numbers[place] ?? 0) + 1;
      numbers[place] = number;
      const blob = await open();
      const answer = await askUntil(run.ask, `media/roster/${roster}/${line}/${place}/${number}`, () => {
        const body = new FormData();
        body.append('file', blob, path.replace(/^.*\//, ''));
        return { method: 'POST', body };
      });
      if (!answer.ok) refuse(line, path, reasonOf(answer));
      progress.photos += 1;
      tell();
    }
  };
  const bring = async (work: Work) => {
    await bringPhotos(work);
    const body = JSON.stringify({ line: work.line, cells: work.cells, update: work.update });
    const headers = { 'Content-Type': 'application/json' };
    const answer = await askUntil(run.ask, `roster/${roster}/row`, () => ({ method: 'POST', headers, body }));
    progress.rows += 1;
    const state = answer.ok ? answer.body?.state : null;
    const { minor, isDraft } = (answer.ok && answer.body) || {};
    if (minor) (isDraft ? progress.drafts : progress.minors).push(minor);
    if (state === 'done') progress.made += 1;
    else if (state === 'updated') progress.updated += 1;
    else if (state === 'exists') {
      progress.existed += 1;
      // who was to be made, and is somebody already, did not come in
      if (!work.update)
        progress.refusals.push({ line: work.line, what: work.cells.name ?? '', reason: '', isKnown: true });
    } else refuse(work.line, work.cells.name ?? '', state ? '' : reasonOf(answer));
    tell();
  };
  const queue = waiting[Symbol.iterator]();
  const worker = async () => {
    for (const work of queue) {
      if (run.isStopped()) return;
      await bring(work);
    }
  };
  await Promise.all(Array.from({ length: ROWS_AT_ONCE }, worker));
  return progress;
}
