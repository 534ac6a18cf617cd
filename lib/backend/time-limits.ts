import { env } from '../system/env.ts';

const LIST_LIMIT_S = 30;

/** The freshness of data from a service that reports no changes; seconds. */
export const freshS = (): number => env().DATA_MAX_AGE_S;

export const answerLimitMs = (): number => env().SERVICE_TIMEOUT_S * 1_000;

/** The same for a list that is read in the background. */
export const listLimitMs = (): number => Math.max(env().SERVICE_TIMEOUT_S, LIST_LIMIT_S) * 1_000;
