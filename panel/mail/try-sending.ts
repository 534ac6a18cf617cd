import type { Payload } from 'payload';
import { type MailSettings, messageOf } from './message.ts';
import { drop, markSent, markTrouble, type Queued } from './queue.ts';
import type { SendMail } from './transport.ts';
import { troubleOf } from './trouble.ts';

export type Sending = { send: SendMail; settings: MailSettings; now: () => number };

/** Writes one queued mail from its entry, sends it and notes the outcome. False when the server is the trouble, not this mail. */
export async function trySending(payload: Payload, mail: Queued, sending: Sending): Promise<boolean> {
  const { kind, reader, tries } = mail;
  const entry = await payload.findByID({ collection: kind, id: mail.entry, depth: 0, disableErrors: true });
  if (!entry?.email) {
    await drop(payload, mail);
    return true;
  }
  const written = { ...entry, kind, name: entry.name ?? '', email: entry.email };
  try {
    await sending.send(messageOf(written, reader, sending.settings));
  } catch (error) {
    const { text, code, isServer, isHopeless } = troubleOf(error, tries);
    payload.logger.warn(`Mail ${mail.name} was not sent (try ${tries + 1}): ${code}`);
    await markTrouble(payload, mail, { trouble: text, isHopeless, now: sending.now() });
    return !isServer;
  }
  await markSent(payload, mail);
  return true;
}
