import 'server-only';
import { type Call, callService } from './client.ts';

export const readCall = async (call: Call): Promise<unknown> => (await callService(call)).body;

/** Statuses of a service that has no such call: that is no outage, which would make pages live for seconds. */
export const NO_SUCH_CALL = [404, 405];

/** {@link readCall} of a call that a service may lack: then `absent`. */
export async function readOptional(call: Call, absent: unknown): Promise<unknown> {
  const { status, body } = await callService({ ...call, expected: NO_SUCH_CALL });
  return NO_SUCH_CALL.includes(status) ? absent : body;
}
