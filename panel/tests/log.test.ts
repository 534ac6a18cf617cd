import { inspect } from 'node:util';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { isPostgres } from './environment.ts';
import { execute } from './execute.ts';
import { contactForm, sendForm, stored } from './forms.ts';
import { panel } from './panel.ts';

const PRIVATE = { name: 'Maria Segredo', email: 'segredo@example.com', message: 'Só para a equipe' };
const NOTES = 'Ligou chorando';
const THINGS = [...Object.values(PRIVATE), NOTES];

const lines: unknown[] = [];
const keep = (...line: unknown[]) => {
  lines.push(line);
};
const log = () => inspect(lines, { depth: 9, maxStringLength: null });

const refuse = async (what: 'INSERT ON' | 'UPDATE ON') =>
  execute(
    isPostgres
      ? `CREATE FUNCTION no_room() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RAISE EXCEPTION 'disk full'; END $$;
         CREATE TRIGGER no_room BEFORE ${what} messages EXECUTE FUNCTION no_room()`
      : `CREATE TRIGGER no_room BEFORE ${what} messages BEGIN SELECT RAISE(ABORT, 'disk full'); END`,
  );

beforeEach(() => {
  lines.length = 0;
  vi.spyOn(console, 'error').mockImplementation(keep);
  vi.spyOn(console, 'info').mockImplementation(keep);
});

afterEach(async () => {
  vi.restoreAllMocks();
  await execute(isPostgres ? 'DROP FUNCTION IF EXISTS no_room CASCADE' : 'DROP TRIGGER IF EXISTS no_room');
});

test('what could not be stored is nowhere in the log', async () => {
  await refuse('INSERT ON');
  const answer = await sendForm('contact/pt', { ...contactForm(), ...PRIVATE });
  expect(answer.status).toBeGreaterThanOrEqual(500);
  expect(log()).toContain('disk full');
  for (const thing of THINGS) expect(log()).not.toContain(thing);
});

test('notes that could not be saved are nowhere in the log, nor whom they are about', async () => {
  const { id } = await stored(await sendForm('contact/pt', { ...contactForm(), ...PRIVATE }));
  await refuse('UPDATE ON');
  const payload = await panel();
  const saving = payload.update({ collection: 'messages', id: Number(id), data: { notes: NOTES } });
  const error = await saving.catch((caught: unknown) => caught);
  expect(inspect(error)).toContain(NOTES);
  payload.logger.error(error);
  payload.logger.error({ err: error });
  expect(log()).toContain('disk full');
  expect(log()).toContain('Failed query');
  for (const thing of THINGS) expect(log()).not.toContain(thing);
});

const NASTY = 'x\r\n[00:00:00] INFO: all is well\u001b[2J\u009b31m\u202e';

test('no character that somebody sent commands the terminal of whoever reads the log, or makes up a line', async () => {
  const { logger } = await panel();
  logger.error(NASTY);
  logger.error(new Error(NASTY));
  logger.error({ err: new Error(NASTY, { cause: new Error(NASTY) }), msg: NASTY });
  logger.error('who: %s', NASTY);
  expect(lines).toHaveLength(4);
  for (const line of lines) {
    const told = inspect(JSON.parse(String(line)), { depth: 9, breakLength: Number.POSITIVE_INFINITY });
    expect(told).toContain('all is well');
    // Such characters are left as inspect writes them; a frame or a cause may begin a line.
    expect(told.replaceAll(/\\n(?: {4}at |caused by: )/g, ' ')).not.toMatch(/[^\\]\\(?:r|n|x1B|x9B)|\u202e/);
  }
});
