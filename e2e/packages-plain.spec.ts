import english from '../messages/en.json' with { type: 'json' };
import portuguese from '../messages/pt.json' with { type: 'json' };
import { expect, test } from './support/inbox';
import { openLocked, pathOf, sayName, talentOf, typePasscode } from './support/packages';
import { staff, staffCookie } from './support/staff';

// A client without script answers a package by plain forms: each leads back to its place, or says why not.
const { Package: words, Errors: errors } = portuguese;

test.describe.configure({ timeout: 120_000 });
test.use({ viewport: { width: 390, height: 844 }, javaScriptEnabled: false });

test('each answer is a form that leads back to its talent', async ({ page, browser }) => {
  test.skip(!staff.password, 'only npm test knows staff');
  const { names } = await openLocked(page, browser);
  await typePasscode(page);
  await sayName(page, 'Noé');
  expect(new URL(page.url()).search).toMatch(/^\?p=[\w-]{22}$/);
  const talent = talentOf(page, names[1] ?? '');
  await talent.getByRole('button', { name: words.no, exact: true }).click();
  await expect(talent.getByRole('button', { name: words.no, exact: true })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  expect(new URL(page.url()).hash).toMatch(/^#answer-\d+$/);
  await expect(talent.getByRole('button', { name: words.no, exact: true })).toBeInViewport();
  const comment = talentOf(page, names[0] ?? '');
  await comment.getByText(words.comment, { exact: true }).click();
  await comment.getByLabel(words.comment).fill('Para a capa');
  await comment.getByRole('button', { name: words.saveComment }).click();
  await expect(comment.getByLabel(words.comment)).toBeVisible();
  await comment.getByRole('button', { name: words.yes, exact: true }).click();
  await page.getByRole('button', { name: words.send, exact: true }).click();
  expect(new URL(page.url()).hash).toBe('#sent');
  await expect(page.getByRole('heading', { name: 'Obrigado, Noé.' })).toBeInViewport({ ratio: 1 });
  const receipt = page.locator('#sent');
  await expect(receipt).toContainText('Resposta enviada em');
  await expect(receipt.getByRole('listitem')).toHaveText([names[0] ?? '']);
  await expect(comment.getByLabel(words.comment)).toHaveValue('Para a capa');
  await page.getByText(words.notYou).click();
  await page.getByRole('link', { name: words.leave }).click();
  await expect(page.locator('#who').getByLabel(words.name)).toBeVisible();
});

test('ten wrong passcodes close it for a while, on a page in the visitor’s language', async ({
  page,
  browser,
  allowFailures,
}) => {
  test.skip(!staff.password, 'only npm test knows staff');
  const { address } = await openLocked(page, browser);
  const place = pathOf(address).replace('/selecao/', '/en/selection/');
  allowFailures();
  await page.goto(place);
  const wrong = async () => {
    await page.getByLabel(english.Package.passcode).fill('outra');
    const navigation = page.waitForResponse(
      (answer) => answer.request().isNavigationRequest() && answer.request().method() === 'GET',
    );
    await page.getByRole('button', { name: english.Package.unlock, exact: true }).click();
    return navigation;
  };
  for (let at = 0; at < 10; at += 1) expect((await wrong()).status()).toBe(200);
  const closed = await wrong();
  expect([closed.status(), Number(closed.headers()['retry-after']) > 0]).toEqual([429, true]);
  await expect(page.getByRole('heading', { name: english.Errors.tooManyGuesses })).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', /^en/);
});

test('an answer that is not taken leads to a page that says so, and back under their own address', async ({
  page,
  browser,
  allowFailures,
}) => {
  test.skip(!staff.password, 'only npm test knows staff');
  const { id, names } = await openLocked(page, browser);
  allowFailures();
  await typePasscode(page);
  await sayName(page, 'Noé');
  const talent = talentOf(page, names[1] ?? '');
  // staff take the talent out while the client looks
  const headers = { Origin: staff.origin, Authorization: `JWT ${staffCookie().value}` };
  const stored = `${staff.origin}/cms-api/packages/${id}?depth=0`;
  const { talents } = await (await page.request.get(stored, { headers })).json();
  const data = { talents: talents.slice(0, 1) };
  expect((await page.request.patch(stored, { headers, data })).ok()).toBe(true);
  const refused = page.waitForResponse(
    (answer) => answer.request().isNavigationRequest() && answer.request().method() === 'GET',
  );
  await talent.getByRole('button', { name: words.yes, exact: true }).click();
  expect((await refused).status()).toBe(410);
  await expect(page.getByRole('heading', { name: errors.notSavedGone })).toBeVisible();
  await page.getByRole('link', { name: errors.backToPackage }).click();
  await expect(page.getByText(words.you.replace('{name}', 'Noé'))).toBeVisible();
  await expect(talentOf(page, names[0] ?? '')).toBeVisible();
});
