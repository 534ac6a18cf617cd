import type { BodyType } from './rule.ts';

const TYPES: Record<string, BodyType> = {
  'application/json': 'json',
  'application/x-www-form-urlencoded': 'urlencoded',
  'multipart/form-data': 'multipart',
  'text/plain': 'text',
};

/** The kind of body that a Content-Type names; null for every other, or none. */
export function bodyType(contentType: string | undefined): BodyType | null {
  const name = contentType?.split(';', 1)[0]?.trim().toLowerCase() ?? '';
  return TYPES[name] ?? null;
}
