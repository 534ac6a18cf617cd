import { z } from 'zod';
import { ContractError } from '../../platform/errors/contract-error.ts';
import { type Previewed, readDraftToken } from '../../publishing/draft/signed.ts';
import type { Call } from './route.ts';

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

/** One page of a list in the contract's envelope; a page past the end is empty. */
export function pageOf<T>(items: readonly T[], page: number, perPage: number) {
  return {
    data: items.slice((page - 1) * perPage, page * perPage),
    current_page: page,
    last_page: Math.max(1, Math.ceil(items.length / perPage)),
    per_page: perPage,
    total: items.length,
  };
}

type Presented = Pick<Call, 'request' | 'env' | 'now'>;

/**
 * Which talent or post a call's `X-Draft-Token` opens, and until when (ms): `{ id, until }`.
 * ContractError 403 for a token that is missing, wrong, ended or of the other kind.
 */
export function openedDraft(
  { request, env, now }: Presented,
  kind: Previewed,
): { id: number; until: number } {
  const token = request.headers.get('x-draft-token') ?? '';
  const opened = readDraftToken(token, { kind, key: env, now: now() });
  if (!opened) throw new ContractError(403, 'No, wrong or ended draft token');
  return opened;
}
