import portuguese from '../messages/pt.json' with { type: 'json' };
import { expect, test } from './support/inbox';
import { openLocked, sayName, talentOf, typePasscode } from './support/packages';
import { staff } from './support/staff';

// A client without script answers a package by plain forms: each leads back to its place, or says why not.
const { Package: words } = portuguese;

test.describe.configure({ timeout: 120_000 });
test.use({ viewport: { width: 390, height: 844 }, javaScriptEnabled: false });

test('each answer is a form that leads back to its talent', async ({ page }) => {
  test.skip(!staff.password, 'only npm test knows staff');
  const { names } = await openLocked(page);
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
