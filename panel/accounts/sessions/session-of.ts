import type { PayloadRequest } from 'payload';

/** The id of the session in which somebody is signed in; empty if there is none. */
export function sessionOf({ user }: PayloadRequest): string {
  const id: unknown = user ? Reflect.get(user, '_sid') : null;
  return typeof id === 'string' ? id : '';
}
