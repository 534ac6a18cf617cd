import { APIError, addDataAndFileToRequest, type PayloadRequest } from 'payload';

const isRefusal = (error: unknown): boolean => error instanceof APIError && error.status < 500;

/** Reads the body into `req.data`, as Payload does, but throws 400 for an unreadable one. */
export async function readData(req: PayloadRequest): Promise<void> {
  try {
    await addDataAndFileToRequest(req);
  } catch (error) {
    throw isRefusal(error) ? error : new APIError('The body cannot be read', 400, null, true);
  }
}
