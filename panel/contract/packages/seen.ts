import { packageSeenBody } from '@passarela/contract';
import { queueOpened } from '../../inbox/mail/queue-package.ts';
import { wakeMail } from '../../inbox/mail/worker.ts';
import { storeOpen } from '../../packages/opens.ts';
import { admit, type Limit } from '../../platform/limits/shared-limits.ts';
import { json } from '../http/answer.ts';
import { readJson } from '../http/input.ts';
import type { Handler } from '../http/route.ts';
import { opened } from './opened.ts';

const LIMIT: Limit = { bucket: 'package-opens', allowed: 120, windowMs: 10 * 60_000 };

/** POST {PANEL}/api/packages/seen: somebody looks at the package, by a tap or a key of theirs. */
export const seenCall: Handler = async ({ request, payload, env, now }) => {
  const { link, person, device } = await readJson(request, packageSeenBody);
  const { stored, recipient } = await opened(payload, link, { env, now });
  // more than anybody opens: enough is known
  if ((await admit(payload, LIMIT, `${stored.id} ${recipient}`, now())) === 0) {
    const seen = { id: stored.id, recipient, person: person ?? '', device };
    await storeOpen(payload, seen, queueOpened(stored.id, recipient, now()), now());
    wakeMail();
  }
  return json({ data: {} });
};
