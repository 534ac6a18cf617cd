import { contactEntry, type Language, language, wholeQuoteEntry } from '@passarela/contract';
import { FORMS, type FormName } from '@passarela/contract/forms';
import { count } from '@passarela/gate/metrics/meter';
import { z } from 'zod';
import type { Row } from '../../inbox/insert.ts';
import { wakeMail } from '../../inbox/mail/worker.ts';
import { receiptOf, storeEntry } from '../../inbox/store-entry.ts';
import { ContractError } from '../../platform/errors/contract-error.ts';
import type { Kind } from '../../platform/reference/kinds.ts';
import { echoKey, json } from '../http/answer.ts';
import { accept, fitPath } from '../http/input.ts';
import type { Call, Handler } from '../http/route.ts';
import { discardBody, readMultipart } from './multipart.ts';
import { readApplication } from './read-application.ts';

/** Reads a form of text fields only; files in it are thrown away unread. */
const readText =
  <T extends z.core.$ZodType>(schema: T, bodyBytes: number, toRow: (entry: z.output<T>) => Row): Read =>
  async ({ request }) => {
    const limits = { bodyBytes, fieldBytes: bodyBytes, fileBytes: bodyBytes };
    const fields = await readMultipart(request, limits, async ({ stream }) => {
      stream.resume();
    });
    return { row: toRow(accept(schema, fields)), undo: async () => {} };
  };

const KEY = /^[\x21-\x7e]{1,200}$/;

/** The request's `Idempotency-Key`, apart by kind of entry; null without one, 400 for an invalid one. */
function idempotencyKey(request: Request, kind: Kind): string | null {
  const key = request.headers.get('idempotency-key');
  if (key === null) return null;
  if (!KEY.test(key))
    throw new ContractError(400, 'Idempotency-Key must be 1 to 200 visible ASCII characters');
  return `${kind}:${key}`;
}

const countEntry = (kind: Kind, isNew: boolean): void =>
  count('passarela_entries_total', { kind, result: isNew ? 'taken' : 'repeated' });

/** Runs `write`, and counts a refused entry by its status, or as `failed`. */
async function countRefusals<T>(kind: Kind, write: () => Promise<T>): Promise<T> {
  try {
    return await write();
  } catch (error) {
    const result = error instanceof ContractError ? `refused ${error.status}` : 'failed';
    count('passarela_entries_total', { kind, result });
    throw error;
  }
}

const CONTACT_MAX_BYTES = 64 * 1024;
const QUOTE_MAX_BYTES = 4 * 1024 * 1024;

const INTAKES: Record<Kind, Read> = {
  messages: readText(contactEntry, CONTACT_MAX_BYTES, (entry) => ({ ...entry })),
  quotes: readText(wholeQuoteEntry, QUOTE_MAX_BYTES, ({ models, ...entry }) => ({
    ...entry,
    models: JSON.stringify(models),
    talent_count: models.length,
  })),
  applications: readApplication,
};

/** Stores an entry and answers 201 when it is on disk; a known key gets its first answer again. */
async function store(kind: Kind, language: Language, call: Call): Promise<Response> {
  const { payload, request, now } = call;
  const key = idempotencyKey(request, kind);
  const earlier = key && (await receiptOf(payload, key, now()));
  if (earlier) {
    countEntry(kind, false);
    discardBody(request);
    return json(earlier, 201, echoKey(request));
  }
  const { row, undo } = await INTAKES[kind](call);
  const stored = await storeEntry(payload, { kind, key, language, row, now: now() }).catch(async (error) => {
    await undo();
    throw error;
  });
  const { isNew, ...receipt } = stored;
  if (!isNew) await undo();
  countEntry(kind, isNew);
  wakeMail();
  return json(receipt, 201, echoKey(request));
}

const write = (kind: Kind, language: Language, call: Call): Promise<Response> =>
  countRefusals(kind, () => store(kind, language, call));

const langPath = z.object({ lang: language });

/** The visitor's language: the first tag of `Accept-Language`, English or else Portuguese. */
const acceptedLanguage = ({ request }: Call): Language =>
  /^\s*en\b/i.test(request.headers.get('accept-language') ?? '') ? 'en' : 'pt';

/** POST {PANEL}/api/contact/{lang}, …/favorites/{lang}, …/get-scouted/{lang}; on `/pt` in the visitor's language. */
export const writing =
  (kind: Kind): Handler =>
  (call) => {
    const { lang } = fitPath(langPath, call.params);
    return write(kind, lang === 'en' ? lang : acceptedLanguage(call), call);
  };

const FORM_NAMES = Object.keys(FORMS) as FormName[];
const entryPath = z.object({ entry: z.enum(FORM_NAMES) });
const entryQuery = z.object({ language: language.nullable().catch(null) });

/** POST {PANEL}/api/entry/{entry}/send: the same by entry name; the language of `?language=`, else as above. */
export const sendEntry: Handler = (call) => {
  const { entry } = fitPath(entryPath, call.params);
  const { language } = entryQuery.parse({ language: call.query.get('language') });
  return write(FORMS[entry].collection, language ?? acceptedLanguage(call), call);
};

/** A call's checked body: a row to store, and a function that undoes files on disk. */
export type Intake = { row: Row; undo: () => Promise<void> };

/** Reads the body of a writing call; throws its error and leaves nothing behind. */
type Read = (call: Call) => Promise<Intake>;
