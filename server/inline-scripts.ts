import { z } from 'zod';
import { EARLY_TAPS } from '../lib/system/early-taps.ts';
import { argumentOf, DATA, ENTRY, FORM_STATE, READY } from './next-scripts.ts';
import { VERSION } from './page-data.ts';
import { HEAD_SCRIPT, LOADER } from './paint-scripts.ts';

const CHUNK = /^static\/chunks\/[\w~-][\w~.-]*\.js$/;
const OWN_SCRIPT = /^\/_next\/static\/(?:[\w~-][\w~.-]*\/)*[\w~-][\w~.-]*\.js$/;

const text = z.tuple([z.literal(1), z.string()]);
const binary = z.tuple([z.literal(3), z.string()]);
const formState = z.tuple([z.literal(2), z.unknown()]);
const chunks = z.strictObject({
  otherChunks: z.array(z.string().regex(CHUNK)),
  runtimeModuleIds: z.array(z.union([z.number(), z.string()])),
});

const late = z.strictObject({
  scripts: z.array(z.string().regex(OWN_SCRIPT)),
  entry: chunks.optional(),
  data: z.string().regex(VERSION).optional(),
});

type Form = { call: Parameters<typeof argumentOf>[1]; json: z.ZodType };

/** Each known script, and what its argument holds. */
const FORMS: readonly Form[] = [
  { call: DATA, json: z.union([text, binary]) },
  { call: FORM_STATE, json: formState },
  { call: ENTRY, json: chunks },
  { call: { before: `${LOADER}(`, after: ')' }, json: late },
];

const CONSTANT = new Set([READY, HEAD_SCRIPT, EARLY_TAPS]);

// Next escapes these in all data that it writes into a script.
const UNESCAPED = /[<>&\u2028\u2029]/;

function fits(script: string, { call, json }: Form): boolean {
  const argument = argumentOf(script, call);
  if (argument === null) return false;
  try {
    return !UNESCAPED.test(argument) && json.safeParse(JSON.parse(argument)).success;
  } catch {
    return false;
  }
}

/** Whether Next or this server writes scripts of this form; the varying part must parse as JSON. */
export const isKnownScript = (script: string): boolean =>
  CONSTANT.has(script) || FORMS.some((form) => fits(script, form));
