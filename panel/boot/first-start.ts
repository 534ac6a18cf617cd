import type { Payload } from 'payload';
import { passwordProblem } from '../accounts/passwords.ts';
import { setUpAddress } from '../accounts/set-up.ts';
import { ensurePrivacy } from '../content/privacy/first-text.ts';
import { log } from '../platform/log/log.ts';
import { CATEGORIES, DIVISIONS } from '../platform/reference/categories.ts';
import { env } from '../platform/settings/env.ts';

const WANTED = 'use at least 12 characters, no common password and nothing of ADMIN_EMAIL';
const silent = { context: { isSilent: true } };

/** Fills an empty panel: the contract's categories, a privacy text and the first administrator. */
export async function firstStart(payload: Payload): Promise<void> {
  await ensureCategories(payload);
  await ensurePrivacy(payload);
  await ensureAdmin(payload);
}

async function ensureCategories(payload: Payload): Promise<void> {
  const { totalDocs } = await payload.count({ collection: 'categories' });
  if (totalDocs > 0) return;
  for (const data of CATEGORIES) await payload.create({ collection: 'categories', data, ...silent });
  for (const data of DIVISIONS) await payload.create({ collection: 'divisions', data, ...silent });
}

async function ensureAdmin(payload: Payload): Promise<void> {
  const { ADMIN_EMAIL: email, ADMIN_PASSWORD: password } = env();
  const { totalDocs } = await payload.count({ collection: 'users' });
  if (totalDocs > 0) return;
  if (!email || !password) {
    log('info', `Nobody has an account yet; make the first one at ${setUpAddress()}`);
    return;
  }
  const problem = passwordProblem(password, { email });
  if (problem) throw new Error(`ADMIN_PASSWORD is ${problem}: ${WANTED}`);
  await payload.create({
    collection: 'users',
    data: { email, password, name: 'Administração', role: 'admin' },
    ...silent,
  });
}
