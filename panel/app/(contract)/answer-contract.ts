import { getPayload } from 'payload';
import { dispatcher } from '../../contract/dispatch.ts';
import type { Services } from '../../contract/http/route.ts';
import { ROUTES } from '../../contract/routes.ts';
import config from '../../payload.config.ts';
import { env } from '../../platform/settings/env.ts';

const services = async (): Promise<Services> => ({
  payload: await getPayload({ config }),
  env: env(),
  now: Date.now,
});

export const answerContract = dispatcher(ROUTES, services);
