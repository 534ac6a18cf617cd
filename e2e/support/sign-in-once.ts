import { request } from '@playwright/test';
import { staff } from './staff';

/**
 * Signs staff in once for the whole run, before its workers start, and passes the token by `STAFF_TOKEN`: each
 * sign-in costs a slow hash. Does nothing without a staff login; throws if the panel refuses it.
 */
export default async function signInOnce() {
  const { origin, email, password } = staff;
  if (!email) return;
  const panel = await request.newContext({ baseURL: origin });
  const answer = await panel.post('/cms-api/users/login', { data: { email, password } });
  if (!answer.ok()) throw new Error(`The panel refused the staff login: ${answer.status()}`);
  process.env.STAFF_TOKEN = (await answer.json()).token;
  await panel.dispose();
}
