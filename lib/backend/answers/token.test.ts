import { expect, it } from 'vitest';
import { readGrant } from '../client.ts';

it.each<[unknown, object | null]>([
  [
    { access_token: 't', token_type: 'bearer', expires_in: 3600 },
    { token: 't', expiresInS: 3600 },
  ],
  [
    { token: 't', token_type: 'Bearer' },
    { token: 't', expiresInS: null },
  ],
  [
    { access_token: 't', expires_in: '3600' },
    { token: 't', expiresInS: 3600 },
  ],
  [
    { access_token: 't', expires_in: null },
    { token: 't', expiresInS: null },
  ],
  [
    { access_token: 't', expires_in: 0 },
    { token: 't', expiresInS: null },
  ],
  [{ data: { token: 't' } }, { token: 't', expiresInS: null }],
  [
    { success: true, token: 'Bearer t' },
    { token: 't', expiresInS: null },
  ],
  [{ access_token: null }, null],
  [{ message: 'no' }, null],
  [{ success: false, token: 't' }, null],
  ['t', null],
  [null, null],
])('reads %j as %j', (body, grant) => expect(readGrant(body)).toEqual(grant));
