import 'server-only';
import { callService } from './client.ts';

export async function readPanel(path: string, query: Record<string, string | number> = {}): Promise<unknown> {
  return (await callService({ service: 'panel', method: 'GET', path, query })).body;
}

/** Statuses of a service that has no such call: that is no outage, which would make pages live for seconds. */
export const NO_SUCH_CALL = [404, 405];

/** {@link readPanel} of a call that a service may lack: then `absent`. */
export async function readOptional(path: string, absent: unknown): Promise<unknown> {
  const { status, body } = await callService({
    service: 'panel',
    method: 'GET',
    path,
    expected: NO_SUCH_CALL,
  });
  return NO_SUCH_CALL.includes(status) ? absent : body;
}
