import { contactEntry, type Language, language, wholeQuoteEntry } from '@passarela/contract';
import { FORMS, type FormName } from '@passarela/contract/forms';
import { z } from 'zod';
import { wakeMail } from '../../inbox/mail/worker.ts';
import { receiptOf } from '../../inbox/receipt.ts';
import { storeEntry } from '../../inbox/store-entry.ts';
import type { Kind } from '../../platform/reference/kinds.ts';
import { json } from '../http/answer.ts';
import { echoKey } from '../http/echo-key.ts';
import { fitPath } from '../http/input.ts';
import type { Call, Handler } from '../http/route.ts';
import { countEntry, countRefusals } from './count-entry.ts';
import { idempotencyKey } from './idempotency-key.ts';
import type { Read } from './intake.ts';
import { discardBody } from './multipart.ts';
import { readApplication } from './read-application.ts';
import { readText } from './read-text.ts';

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
