import { z } from 'zod';
import { EARLY_TAPS } from '../lib/system/early-taps.ts';
import { LOADER, RETURNING } from './paint-first.ts';

const CHUNK = /^static\/chunks\/[\w~-][\w~.-]*\.js$/;
const OWN_SCRIPT = /^\/_next\/static\/(?:[\w~-][\w~.-]*\/)*[\w~-][\w~.-]*\.js$/;
const READY = '(self.__next_f=self.__next_f||[]).push([0])';

const text = z.tuple([z.literal(1), z.string()]);
const binary = z.tuple([z.literal(3), z.string()]);
const formState = z.tuple([z.literal(2), z.unknown()]);
const chunks = z.strictObject({
  otherChunks: z.array(z.string().regex(CHUNK)),
  runtimeModuleIds: z.array(z.union([z.number(), z.string()])),
});

type Form = { before: string; json: z.ZodType; after: string };

/** The text around the one argument of each known script, and what the argument holds. */
const FORMS: readonly Form[] = [
  { before: 'self.__next_f.push(', json: z.union([text, binary]), after: ')' },
  { before: `${READY};self.__next_f.push(`, json: formState, after: ')' },
  {
    before: '(globalThis["TURBOPACK"] || (globalThis["TURBOPACK"] = [])).push(',
    json: chunks,
    after: ');',
  },
  { before: `${LOADER}(`, json: z.array(z.string().regex(OWN_SCRIPT)), after: ')' },
];

const CONSTANT = new Set([READY, EARLY_TAPS, RETURNING]);

// Next escapes these in all data that it writes into a script.
const UNESCAPED = /[<>&\u2028\u2029]/;

function fits(script: string, { before, json, after }: Form): boolean {
  if (!script.startsWith(before) || !script.endsWith(after)) return false;
  const argument = script.slice(before.length, -after.length);
  try {
    return !UNESCAPED.test(argument) && json.safeParse(JSON.parse(argument)).success;
  } catch {
    return false;
  }
}

/** Whether Next or this server writes scripts of this form; the varying part must parse as JSON. */
export const isKnownScript = (script: string): boolean =>
  CONSTANT.has(script) || FORMS.some((form) => fits(script, form));
