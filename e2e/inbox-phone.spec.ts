import { uniqueName } from './support/application-page';
import { mainOf, referenceIn } from './support/form-page';
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
  await page.goto('/contato');
  const form = mainOf(page);
  await form.getByLabel('Nome', { exact: true }).fill(name);
  await form.getByLabel('E-mail').fill('comprido@example.com');
  await form.getByLabel('Mensagem').fill('Olá!');
  await form.getByRole('button', { name: 'Enviar', exact: true }).click();
  const reference = await referenceIn(form);
  const { id } = await inbox.find('messages', reference);

  await signInAsStaff(page.context());
  await page.goto(`${staff.origin}/admin/collections/messages/${id}`);
  await expect(page.getByText(reference)).toBeVisible();
  await expect(page.locator('.step-nav')).toContainText(name);
  await expect(page.getByText('Editar', { exact: true })).toBeHidden();
  const beyond = () => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect(await beyond()).toBeLessThanOrEqual(0);
});
