import { addressOf, sendNumber } from '../sends.ts';
import { createStage } from '../stage.ts';
import { type DrillResult, isWell } from './drill.ts';
import { HOSTILE_MODES, REFERENCE, startHostilePanel } from './hostile-panel.ts';

const MESSAGE = 4;
const APPLICATION = 5;
/** A message waits 8 s for its answer, an application a minute: a slow answer is tried with a message only. */
const ANSWER_BOUND_MS = 20_000;

/** A panel that answers nonsense: no receipts, the site stays up, and the entry is confirmed afterwards. */
export async function hostileService(): Promise<DrillResult> {
  const problems: string[] = [];
  const panel = await startHostilePanel();
  const stage = await createStage({ own: { PANEL_URL: panel.url } });
  const attempt = async (number: number, address: string) => {
    const { form, attempt: send } = await sendNumber(number);
    return send({ base: stage.siteUrl, address }, form);
  };
  try {
    await stage.start('site');
    for (const [index, way] of HOSTILE_MODES.entries()) {
      panel.answer(way);
      const kinds = way === 'a drop at a time' ? [MESSAGE] : [MESSAGE, APPLICATION];
      for (const number of kinds) {
        const began = Date.now();
        const sending = attempt(number, addressOf(index));
        if (!(await isWell(stage.siteUrl))) problems.push(`${way}: the site hung`);
        if ((await sending) !== null) problems.push(`${way}: somebody got a receipt`);
        if (Date.now() - began > ANSWER_BOUND_MS) problems.push(`${way}: no answer in ${ANSWER_BOUND_MS} ms`);
      }
    }
    panel.answer(null);
    for (const number of [MESSAGE, APPLICATION]) {
      if ((await attempt(number, addressOf(0))) !== REFERENCE)
        problems.push('nobody gets a receipt once all is well');
    }
    return { confirmed: [], problems };
  } finally {
    panel.stop();
    await stage.close();
    stage.remove();
  }
}
