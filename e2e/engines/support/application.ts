import { expect } from '@playwright/test';
import { PT } from '../../support/application-page';
import { REFERENCE } from '../../support/form-page';
import { WIDE } from './sizes';
import type { Visitor } from './visitor';

/** A birthdate, as its digits are typed. */
export const ADULT = '29022000';

/** The reference that a form shows once it is stored. */
export async function referenceSeen(visitor: Visitor, css: string): Promise<string> {
  await visitor.sees(REFERENCE, css);
  return REFERENCE.exec(await visitor.text(css))?.[0] ?? '';
}

/** The application's choices and its birthdate: the file goes into each of the four slots. */
export async function fillChoices(visitor: Visitor, birthdate: string, file: string) {
  const { fields } = PT;
  await visitor.fill(fields.birthdate, birthdate);
  await visitor.choose(fields.gender, PT.genders.woman);
  await visitor.choose(fields.height, '178 cm · 5\'10"');
  await visitor.choose(fields.country, PT.brazil);
  await visitor.choose(fields.id_state, 'Santa Catarina');
  for (const { title } of Object.values(PT.photos)) await visitor.chooseFile(title, file);
  await expect.poll(() => visitor.count('main li img[src^="blob:"]'), { timeout: 30_000 }).toBe(4);
}

/** All of an application but the phone numbers. */
export async function fillApplication(visitor: Visitor, birthdate: string, file: string) {
  const { fields } = PT;
  await visitor.resize(...WIDE);
  await visitor.goto(PT.path);
  await visitor.fill(fields.realname, 'Ana Lima');
  await visitor.fill(fields.name, 'Ana');
  await visitor.fill(fields.email, 'ana@example.com');
  await visitor.fill(fields.instagr, '@ana');
  await fillChoices(visitor, birthdate, file);
}
