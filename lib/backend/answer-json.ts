import { isBackendError } from './errors.ts';

/** JSON of what `read` gives; 404 if that is null, 503 if the service fails and never answered. */
export async function answerJson(read: () => Promise<unknown>, headers: Record<string, string> = {}) {
  try {
    const value = await read();
    if (value === null) return Response.json({ message: 'not found' }, { status: 404 });
    return Response.json(value, { headers });
  } catch (error) {
    if (!isBackendError(error)) throw error;
    return Response.json({ message: 'not available' }, { status: 503, headers: { 'Retry-After': '10' } });
  }
}
