import { createLocalReq, type Payload } from 'payload';
import { accountByEmail, unknownPassword } from '../accounts.ts';
import { oneTimeLink } from '../links/one-time-link.ts';
import { mailPerson } from '../mail-person.ts';
import { removeSecondStep } from '../second-step/store.ts';
import { endSessions } from '../sessions/end-sessions.ts';

const LINK_HOURS = 24;

/** Makes this address an administrator, new or not. Gives a page to choose a password, once, within a day. */
export async function restoreAdmin(
  payload: Payload,
  address: string,
  { withoutSecondStep = false } = {},
): Promise<{ link: string; isNew: boolean }> {
  const email = address.trim().toLowerCase();
  const known = await accountByEmail(payload, email);
  const user = known
    ? await payload.update({ collection: 'users', id: known.id, data: { role: 'admin' } })
    : await payload.create({
        collection: 'users',
        data: { email, name: email, role: 'admin', password: unknownPassword() },
      });
  if (withoutSecondStep && (await removeSecondStep(payload, user.id))) {
    await endSessions(payload, user.id);
    await mailPerson(await createLocalReq({}, payload), email, 'secondStepReset');
  }
  return { link: await oneTimeLink(payload, user.id, LINK_HOURS), isNew: !known };
}
