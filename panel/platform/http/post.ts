import type { Text } from '@passarela/contract/text';
import { APIError, addDataAndFileToRequest, type Endpoint, type PayloadRequest } from 'payload';
import type { z } from 'zod';
import { refusalFor, TooBusy } from '../errors/refusal.ts';

const BUSY_SECONDS = 10;

const busy = (error: TooBusy): Response =>
  Response.json(
    { errors: [{ message: error.message }] },
    { status: error.status, headers: { 'Retry-After': String(BUSY_SECONDS), 'Cache-Control': 'no-store' } },
  );

/** An endpoint that answers POST below /cms-api/{slug}, or /cms-api. A flood gets a time to wait. */
export const post = (path: string, handler: Endpoint['handler']): Endpoint => ({
  path,
  method: 'post',
  handler: async (req: PayloadRequest) => {
    try {
      return await handler(req);
    } catch (error) {
      if (error instanceof TooBusy) return busy(error);
      throw error;
    }
  },
});

/** The JSON of a request, of this shape; throws 400 in these words for any other. */
export async function bodyOf<Shape extends z.ZodType>(
  req: PayloadRequest,
  shape: Shape,
  reason: Text,
): Promise<z.output<Shape>> {
  const { data, success } = shape.safeParse(await req.json?.().catch(() => null));
  if (!success) throw refusalFor(req, reason, 400);
  return data;
}

const isRefusal = (error: unknown): boolean => error instanceof APIError && error.status < 500;

/** Reads the body into `req.data`, as Payload does, but throws 400 for an unreadable one. */
export async function readData(req: PayloadRequest): Promise<void> {
  try {
    await addDataAndFileToRequest(req);
  } catch (error) {
    throw isRefusal(error) ? error : new APIError('The body cannot be read', 400, null, true);
  }
}
