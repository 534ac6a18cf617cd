import { z } from 'zod';
import { limitOf } from '../forms/limits.ts';
import { addressOf, isOwnPage } from '../forms/sender.ts';
import { isRobot } from './is-robot.ts';
import { addOne, COUNTED } from './sums.ts';

const counted = z.object({ counted: z.enum(COUNTED), talent: z.number().int().min(1).max(2_147_483_647) });

/** Counts one event of a visitor's browser; the same of the same visitor once in ten minutes. Nobody learns whether. */
export async function takeCount(request: Pick<Request, 'headers' | 'json'>, siteUrl: string): Promise<void> {
  const { headers } = request;
  if (!isOwnPage(headers, siteUrl) || isRobot(headers.get('user-agent'))) return;
  const { data } = counted.safeParse(await request.json().catch(() => null));
  if (!data) return;
  const [address, key] = [addressOf(headers), `${data.counted} ${data.talent}`];
  const limits = limitOf('count');
  if (limits.isCounted(address, key) || limits.admit(address, key) !== null) return;
  addOne(data.counted, data.talent);
}
