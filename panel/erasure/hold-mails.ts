import type { Payload } from 'payload';
import { env } from '../platform/settings/env.ts';
import { noteWaiting, waitingRuns } from './hold.ts';
import { DAY_MS } from '../platform/reference/day.ts';

/** Mails every administrator, once a day, that a large run waits for one of them. */
export async function mailWaitingRuns(payload: Payload, now: number): Promise<void> {
  for (const [slug, run] of Object.entries(await waitingRuns(payload))) {
    if (run.decision !== null || now - run.mailed < DAY_MS) continue;
    await noteWaiting(payload, slug, { ...run, mailed: now });
    const { docs } = await payload.find({
      collection: 'users',
      where: { role: { equals: 'admin' } },
      depth: 0,
      pagination: false,
    });
    const subject = `O painel espera por você: ${run.ids.length} exclusões`;
    const text = `O prazo de ${run.ids.length} registros (${slug}) venceu de uma vez, e por isso o painel não apagou nada. Confira a data do servidor e confirme ou recuse:\n\n${env().PANEL_ORIGIN}/admin`;
    for (const { email } of docs) {
      await payload.sendEmail({ to: email, subject, text }).catch((err: unknown) => {
        payload.logger.error({ err, msg: 'A mail about a large deletion was not sent' });
      });
    }
  }
}
