import { expect, test } from './support/own-site-test';

test.use({ brokenPage: '[lang]/contact' });

test('a form posted to a page whose code is broken is a fault of ours, which rings the alarm', async ({
  request,
  ownSite,
}) => {
  const headers = { origin: ownSite };
  const answer = await request.post(`${ownSite}/contato`, { headers, multipart: { name: 'Ana' } });
  expect(answer.status()).toBe(500);
});
