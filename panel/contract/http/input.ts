import { z } from 'zod';
import { ContractError } from '../../platform/errors/contract-error.ts';

const BODY_MAX_BYTES = 256 * 1024;

/** Checks a value against its schema: 422 with the fields that fail. */
export function accept<T extends z.core.$ZodType>(schema: T, value: unknown): z.output<T> {
  const parsed = z.safeParse(schema, value);
  if (parsed.success) return parsed.data;
  const { fieldErrors, formErrors } = z.flattenError(parsed.error);
  const errors = Object.fromEntries(
    Object.entries(fieldErrors).map(([field, messages]) => [field, asTexts(messages)]),
  );
  throw new ContractError(422, formErrors[0] ?? `Not accepted: ${Object.keys(errors).join(', ')}`, {
    errors,
  });
}

const asTexts = (messages: unknown): string[] => (Array.isArray(messages) ? messages.map(String) : []);

/** Checks the words of a path: one that means nothing is a 404. */
export function fitPath<T extends z.ZodType>(schema: T, params: Record<string, string>): z.output<T> {
  const parsed = schema.safeParse(params);
  if (!parsed.success) throw new ContractError(404, 'There is nothing at this address');
  return parsed.data;
}

/** Reads a small JSON object: 413 when it is too long, 400 when it is none. An empty body is `{}`. */
export async function readJson<T extends z.ZodType>(request: Request, schema: T): Promise<z.output<T>> {
  const body = await readText(request);
  const value = body.trim() === '' ? {} : parseJson(body, 'The body is not JSON');
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    throw new ContractError(400, 'The body is not a JSON object');
  }
  return accept(schema, value);
}

export function parseJson(source: string, message: string): unknown {
  try {
    return JSON.parse(source);
  } catch (cause) {
    throw Object.assign(new ContractError(400, message), { cause });
  }
}

async function readText(request: Request): Promise<string> {
  const decoder = new TextDecoder();
  let text = '';
  let length = 0;
  for await (const chunk of request.body ?? []) {
    length += chunk.byteLength;
    if (length > BODY_MAX_BYTES) throw new ContractError(413, `The body is over ${BODY_MAX_BYTES} bytes`);
    text += decoder.decode(chunk, { stream: true });
  }
  return text + decoder.decode();
}
