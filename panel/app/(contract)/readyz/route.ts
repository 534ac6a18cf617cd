import { isStopping } from '@passarela/gate/stop';
import { getPayload } from 'payload';
import { readiness } from '../../../boot/readiness.ts';
import config from '../../../payload.config.ts';

export const dynamic = 'force-dynamic';

/** For proxies: 200 while database and files answer and this instance is not stopping, else 503. */
export const GET = (): Promise<Response> => readiness(() => getPayload({ config }), isStopping());
