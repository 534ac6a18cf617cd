import { setTimeout as delay } from 'node:timers/promises';
import type { Confirmed } from './send-until-confirmed.ts';
import type { Stage as Whole } from './stage.ts';

type Stage = Pick<Whole, 'mail'> & { settings: { AGENCY_EMAIL: string } };

/** Longer than a killed panel's claim of a mail (panel/inbox/mail/queue.ts). */
const WAIT_MS = 150_000;
const LOOK_AGAIN_MS = 200;

export type MailCount = { mails: number; repeated: number; problems: string[] };

const received = ({ mail }: Stage) => mail.about('');
const idsOf = (stage: Stage) => new Set(received(stage).map(({ messageId }) => messageId));

/** Waits until all expected mails have arrived, or none has for `WAIT_MS`. */
async function settle(stage: Stage, wanted: number): Promise<void> {
  let came = idsOf(stage).size;
  for (let end = Date.now() + WAIT_MS; came < wanted && Date.now() < end; ) {
    await delay(LOOK_AGAIN_MS);
    const now = idsOf(stage).size;
    if (now > came) end = Date.now() + WAIT_MS;
    came = now;
  }
}

/** Each entry has the agency's mail and the sender's; one repeats at most once per kill of the panel. */
export async function mailProblems(
  stage: Stage,
  confirmed: readonly Confirmed[],
  panelKills: number,
): Promise<MailCount> {
  await settle(stage, confirmed.length * 2);
  const mails = received(stage);
  const agency = stage.settings.AGENCY_EMAIL;
  const problems: string[] = [];
  const wanted = new Set<string>();
  for (const { reference, row } of confirmed) {
    const recipients = { agency, sender: String(row.email) };
    for (const [recipient, address] of Object.entries(recipients)) {
      const id = `<${reference}.${recipient}@${agency.split('@')[1]}>`;
      wanted.add(id);
      const own = mails.filter(({ messageId }) => messageId === id);
      if (own.length === 0) problems.push(`${reference}: no mail to ${address}`);
      if (
        own.some(({ to, subject, text }) => to[0] !== address || !`${subject}${text}`.includes(reference))
      ) {
        problems.push(`${reference}: the mail to ${address} is not the one`);
      }
    }
  }
  for (const { messageId, subject } of mails) {
    if (!messageId || !wanted.has(messageId)) problems.push(`a mail that nobody should get: ${subject}`);
  }
  const repeated = mails.length - idsOf(stage).size;
  if (repeated > panelKills) problems.push(`${repeated} mails came again, with ${panelKills} kills`);
  return { mails: mails.length, repeated, problems };
}
