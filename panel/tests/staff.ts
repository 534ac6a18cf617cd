import { handleEndpoints } from 'payload';
import config from '../payload.config.ts';
import type { User } from '../platform/db/payload-types.ts';
import { panel, unpublished } from './panel.ts';

export type Role = User['role'] | 'nobody';
type Call = { language?: string; accept?: string; body?: string | FormData };

/** Calls the admin's own API as somebody signed in would. */
export type Staff = (role: Role, method: string, path: string, call?: Call) => Promise<Response>;

const PASSWORD = 'a-long-enough-password';

/** One of staff for each role, signed in; `group` keeps their addresses apart from those of other files. */
export async function signInStaff(group: string): Promise<Staff> {
  const payload = await panel();
  const tokens = new Map<Role, string>();
  for (const role of ['admin', 'manager', 'editor', 'booker'] as const) {
    const email = `${group}-${role}@staff.test`;
    const data = { name: role, role, email, password: PASSWORD };
    // a second try on the same database finds them
    const { totalDocs } = await payload.count({ collection: 'users', where: { email: { equals: email } } });
    if (totalDocs === 0) await payload.create({ collection: 'users', data, ...unpublished });
    const { token } = await payload.login({ collection: 'users', data: { email, password: PASSWORD } });
    tokens.set(role, token ?? '');
  }
  return async (role, method, path, { language = 'pt', accept = '*/*', body = '' } = {}) => {
    const token = tokens.get(role);
    const request = new Request(`http://panel.test/cms-api/${path}`, {
      method,
      headers: {
        ...(token && { Authorization: `JWT ${token}` }),
        'Accept-Language': language,
        Accept: accept,
        ...(body && typeof body === 'string' && { 'Content-Type': 'application/json' }),
      },
      ...(body && { body }),
    });
    return await handleEndpoints({ config, request });
  };
}
