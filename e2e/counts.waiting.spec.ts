import { signInAsStaff, staff } from './support/staff';
import { expect, test } from './support/test';

test('a visit counted just before the site stops is not lost', async ({ page, control }) => {
  test.setTimeout(120_000);
  await signInAsStaff(page.context());
  const list = await (await page.request.get('/modelos')).text();
  const [path = ''] = list.match(/(?<=href=")\/modelos\/\d+\/[a-z-]+/) ?? [];
  const visits = async () => {
    await page.goto(`${staff.origin}/admin/collections/talents/${/\d+/.exec(path)?.[0]}`);
    const numbers = page.getByRole('region', { name: 'Interesse no site' });
    await expect(numbers).toBeVisible();
    return Number(/(\d+) visitas?/.exec((await numbers.textContent()) ?? '')?.[1] ?? 0);
  };
  await control.restartSite();
  // visits of other tests, which the stopped site handed over, may still be on their way
  let before = await visits();
  const newOnes = async () => {
    const last = before;
    before = await visits();
    return before - last;
  };
  await expect.poll(newOnes, { intervals: [1_000] }).toBe(0);
  const counted = page.waitForResponse((answer) => answer.url().endsWith('/api/counts'));
  await page.goto(path);
  expect((await counted).status()).toBe(204);
  await page.goto('about:blank');
  await control.restartSite();
  expect(await visits()).toBe(before + 1);
});
