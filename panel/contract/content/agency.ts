import { readAgency } from '../../content/agency/read.ts';
import { json } from '../http/answer.ts';
import type { Handler } from '../http/route.ts';

/** GET {PANEL}/api/agency. */
export const agency: Handler = async ({ payload }) => json(await readAgency(payload));
