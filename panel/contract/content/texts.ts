import { readTexts } from '../../content/texts/read.ts';
import { json } from '../http/answer.ts';
import type { Handler } from '../http/route.ts';

/** GET {PANEL}/api/texts. */
export const texts: Handler = async ({ payload }) => json(await readTexts(payload));
