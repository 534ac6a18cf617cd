import { type APIRequestContext, expect, request } from '@playwright/test';
import { z } from 'zod';
import { staff, staffCookie } from './staff';
import { test as watched } from './test';

export type Kind = 'messages' | 'quotes' | 'applications';

const entry = z.looseObject({
  id: z.number(),
  reference: z.string(),
  email: z.string(),
  guardian_email: z.string().nullish(),
  language: z.enum(['pt', 'en']),
});
const found = z.object({ docs: z.array(entry) });
export type InboxEntry = z.infer<typeof entry>;

/** The panel's inbox, as staff see it. */
export type Inbox = {
  /** The one entry with this reference; fails when there is none or more. */
  find: (kind: Kind, reference: string) => Promise<InboxEntry>;
  /** How many entries have this value in a field. */
  count: (kind: Kind, field: 'name' | 'message', value: string) => Promise<number>;
  /** A stored photo of an application, 1 to 4, byte by byte. */
  photo: (id: number, number: number) => Promise<Buffer>;
};

function inboxOf(panel: APIRequestContext): Inbox {
  const list = async (kind: Kind, field: string, value: string) => {
    const query = new URLSearchParams({ depth: '0', [`where[${field}][equals]`]: value });
    return found.parse(await (await panel.get(`/cms-api/${kind}?${query}`)).json()).docs;
  };
  return {
    async find(kind, reference) {
      const docs = await list(kind, 'reference', reference);
      expect(docs, `${kind} with the reference ${reference}`).toHaveLength(1);
      return entry.parse(docs[0]);
    },
    async count(kind, field, value) {
      return (await list(kind, field, value)).length;
    },
    async photo(id, number) {
      const answer = await panel.get(`/cms-api/applications/${id}/photos/${number}`);
      expect(answer.status()).toBe(200);
      return answer.body();
    },
  };
}

const part = () => Math.floor(Math.random() * 250) + 1;

/**
 * A test whose visitor has an address of its own for the limits (the site of a test run trusts X-Forwarded-For), and
 * that reads the panel's inbox as staff do. Skipped without a staff login.
 */
export const test = watched.extend<{ inbox: Inbox }>({
  extraHTTPHeaders: async ({ baseURL: _ }, use) => {
    await use({ 'x-forwarded-for': `198.18.${part()}.${part()}` });
  },
  inbox: async ({ baseURL: _ }, use, info) => {
    info.skip(!staff.email, 'only npm test sets the staff login');
    const { name, value } = staffCookie();
    // The panel accepts its cookie only with its own origin.
    const extraHTTPHeaders = { origin: staff.origin, cookie: `${name}=${value}` };
    const panel = await request.newContext({ baseURL: staff.origin, extraHTTPHeaders });
    await use(inboxOf(panel));
    await panel.dispose();
  },
});

export { expect } from '@playwright/test';
