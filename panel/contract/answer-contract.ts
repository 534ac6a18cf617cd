import { getPayload } from 'payload';
import { env } from '../env.ts';
import config from '../payload.config.ts';
import { dispatcher } from './http/dispatch.ts';
import type { Services } from './http/route.ts';
import { ROUTES } from './routes.ts';

const services = async (): Promise<Services> => ({
  payload: await getPayload({ config }),
  env: env(),
  now: Date.now,
});

/** Answers any request under /panel and /integration. */
export const answerContract = dispatcher(ROUTES, services);
