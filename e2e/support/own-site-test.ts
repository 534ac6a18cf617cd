import { type StubAnswer, startStub } from '../../lib/backend/testing/stub-service';
import { startOwnSite } from './own-site';
import { test as watched } from './test';

type Answers = Record<string, StubAnswer>;

/** Both services of a new agency: no talents, no content. */
const NEW_AGENCY: Answers = {
  '/api/signin': { json: { access_token: 'a', token_type: 'bearer', expires_in: 3600 } },
  '/api/login': { json: { token: 'a', token_type: 'bearer', expires_in: 3600 } },
  '/api/social-medias': { json: { data: { instagram: null, whatsapp: null, email: null } } },
};
const EMPTY_LIST: StubAnswer = {
  json: { data: [], current_page: 1, last_page: 1, per_page: 1000, total: 0 },
};

type Own = {
  /** Answers of an agency's services, by a part of the address; without them the real services are used. */
  services: Answers | undefined;
  /** The folders of pages below `app` whose code is broken. */
  brokenPages: readonly string[];
  /** Whether Next alone serves the site, without our server. */
  isPlain: boolean;
  /** A site beside the one under test, started when a test first asks for it. */
  ownProgram: Awaited<ReturnType<typeof startOwnSite>>;
  /** Its address. */
  ownSite: string;
};

/** The test of a file with a site of its own: `test.use({ services })` or `test.use({ brokenPages })` at its top. */
export const test = watched.extend<object, Own>({
  services: [undefined, { scope: 'worker', option: true }],
  brokenPages: [[], { scope: 'worker', option: true }],
  isPlain: [false, { scope: 'worker', option: true }],
  ownProgram: [
    async ({ services, brokenPages, isPlain }, use) => {
      const answers = Object.entries({ ...services, ...NEW_AGENCY });
      const stub = await startStub(
        ({ url = '' }) => answers.find(([part]) => url.includes(part))?.[1] ?? EMPTY_LIST,
      );
      const env = services && { PANEL_URL: stub.url, INTEGRATION_URL: stub.url };
      const site = await startOwnSite({ brokenPages, env, isPlain });
      await use(site);
      await site.stop();
      stub.stop();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  ownSite: [async ({ ownProgram }, use) => use(ownProgram.url), { scope: 'worker' }],
});

export { expect } from '@playwright/test';
