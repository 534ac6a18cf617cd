import assert from 'node:assert/strict';
import { errorBody } from '@passarela/contract';
import { z } from 'zod';
import type { Answer } from './http.ts';

/** The beginning of a body for a message, without birthdates. */
const start = (text: string) => {
  const shown = text.replace(/("birthdate"\s*:\s*)"[^"]*"/g, '$1"…"');
  return shown.length > 160 ? `${shown.slice(0, 160)}…` : shown;
};

export function expectStatus(answer: Answer, ...statuses: number[]) {
  if (statuses.includes(answer.status)) return;
  assert.fail(
    `${answer.request}: status ${answer.status}, expected ${statuses.join(' or ')}; ${start(answer.text)}`,
  );
}

/** The answer is 200 JSON of this shape; returns it parsed. */
export function expectShape<T extends z.core.$ZodType>(schema: T, answer: Answer, status = 200): z.output<T> {
  expectStatus(answer, status);
  const type = answer.headers.get('content-type') ?? 'none';
  assert.match(type, /^application\/json/, `${answer.request}: content type ${type}`);
  const parsed = z.safeParse(schema, answer.json);
  if (!parsed.success) assert.fail(`${answer.request}: ${z.prettifyError(parsed.error)}`);
  return parsed.data;
}

/** The answer is an error with one of these statuses and the body that every error has. */
export function expectError(answer: Answer, ...statuses: number[]) {
  expectStatus(answer, ...statuses);
  const parsed = errorBody.safeParse(answer.json);
  if (!parsed.success) assert.fail(`${answer.request}: the error body is ${start(answer.text) || 'empty'}`);
  return parsed.data;
}

/** The same of an answer that is still to come. */
export const refused = async (answer: Promise<Answer>, ...statuses: number[]) =>
  expectError(await answer, ...statuses);

/** The first of a list, or a failure that names the missing thing. */
export function first<T>(list: readonly T[], what: string): T {
  const [item] = list;
  if (item === undefined) assert.fail(`the server has no ${what}`);
  return item;
}

export const ids = <Id>(list: readonly { id: Id }[]): Id[] => list.map(({ id }) => id);

/** The numbers of a page agree with each other and with its data. */
export function expectPageNumbers(
  page: { data: unknown[]; current_page: number; last_page: number; per_page: number; total: number },
  number: number,
) {
  const { data, current_page, last_page, per_page, total } = page;
  assert.equal(current_page, number, 'current_page');
  assert.equal(last_page, Math.max(1, Math.ceil(total / per_page)), `last_page of ${total} by ${per_page}`);
  const expected = Math.max(0, Math.min(per_page, total - per_page * (number - 1)));
  assert.equal(data.length, expected, `length of page ${number} of ${total} by ${per_page}`);
}
