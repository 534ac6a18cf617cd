import { uniqueName } from './support/application-page';
import { writeMessage } from './support/form-page';
import { expect, test } from './support/inbox';
import { signInAsStaff, staff } from './support/staff';

test.use({ viewport: { width: 390, height: 844 } });
test.describe.configure({ timeout: 60_000 });

const LONG = 'do Nascimento e Albuquerque de Vasconcellos Figueiredo';

test('an entry with a long name fits a phone, with nothing to press that does nothing', async ({
  page,
  inbox,
}) => {
  const name = `${uniqueName()} ${LONG}`;
  const reference = await writeMessage(page, { name, email: 'comprido@example.com' });
  const { id } = await inbox.find('messages', reference);

  await signInAsStaff(page.context());
  await page.goto(`${staff.origin}/admin/collections/messages/${id}`);
  await expect(page.getByText(reference)).toBeVisible();
  await expect(page.locator('.step-nav')).toContainText(name);
  await expect(page.getByText('Editar', { exact: true })).toBeHidden();
  const beyond = () => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect(await beyond()).toBeLessThanOrEqual(0);
});
