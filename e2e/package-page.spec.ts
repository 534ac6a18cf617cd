import { weighPage } from '../scripts/budgets/weight';
import { expect, test } from './support/inbox';
import { askAsStaff, makePackage } from './support/packages';
import { staff } from './support/staff';

// The script of a package's page is weighed, and its end timed, without a browser.
const WITHIN_MS = 2_000;
const SCRIPT_KIB = 165;

test.beforeEach(() => test.skip(!staff.password, 'only npm test knows staff'));

test('the page of a package loads at most 165 KiB of script; revoked, it, its pictures, answers and events are 410 within two seconds', async ({
  request,
  baseURL,
}) => {
  const { id, path } = await makePackage(request);
  const { status, js, missing } = await weighPage(`${baseURL}${path}`);
  expect([status, missing]).toEqual([200, 0]);
  expect(js).toBeGreaterThan(50);
  expect(js).toBeLessThanOrEqual(SCRIPT_KIB);
  const html = await (await request.get(path)).text();
  const [picture = ''] = /\/api\/packages\/[^/"]+\/\d+\//.exec(html) ?? [];
  const forms = path.replace('/selecao', '/api/packages');
  const [, talent = ''] = /id="talent-(\d+)"/.exec(html) ?? [];
  const post = (multipart: Record<string, string>) => () =>
    request.post(forms, { headers: { Origin: String(baseURL) }, multipart });
  const ways = [
    ...[path, `${picture}thumb`, `${picture}web`, `${picture}full`].map((each) => () => request.get(each)),
    post({ name: 'Rita', talent, pick: 'yes' }),
    post({ name: 'Rita', send: '1' }),
    post({ seen: 'phone' }),
  ];
  const statuses = () => Promise.all(ways.map(async (way) => (await way()).status()));
  expect(await statuses()).toEqual([200, 200, 200, 200, 200, 200, 204]);
  const began = Date.now();
  await askAsStaff(request, `packages/${id}/revoke`, {});
  await expect.poll(statuses).toEqual(ways.map(() => 410));
  expect(Date.now() - began).toBeLessThan(WITHIN_MS);
});
