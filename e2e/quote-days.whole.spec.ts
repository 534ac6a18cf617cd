import portuguese from '../messages/pt.json' with { type: 'json' };
import { uniqueName } from './support/application-page';
import { keepTalents, quoteOpener } from './support/favorites';
import { mainOf, referenceIn } from './support/form-page';
import { expect, test } from './support/inbox';

test('a quote says for which days, as its form tells before', async ({ page, inbox }) => {
  const { Favorites, Quote, Form } = portuguese;
  await keepTalents(page, 1);
  await mainOf(page).getByRole('button', { name: Favorites.arrange }).click();
  await mainOf(page).getByLabel(Favorites.from).fill('2026-12-01');
  await mainOf(page).getByLabel(Favorites.to).fill('2026-12-05');
  await quoteOpener(page).click();

  const panel = page.getByRole('dialog');
  const message = `Days ${uniqueName()}`;
  await panel.getByLabel(Quote.name, { exact: true }).fill('Agência X');
  await panel.getByLabel(Quote.email).fill('x@example.com');
  await panel.getByLabel(Quote.phone).fill('+55 (11) 99999-9999');
  await panel.getByLabel(Quote.message).fill(message);
  await expect(panel.getByLabel(Quote.message)).toHaveAccessibleDescription(/1.{1,3}5 de dezembro de 2026/);
  await panel.getByRole('button', { name: Form.send, exact: true }).click();
  const stored = await inbox.find('quotes', await referenceIn(panel));
  expect(stored.message).toMatch(
    new RegExp(`^Datas do trabalho: 1.{1,3}5 de dezembro de 2026\n\n${message}$`),
  );
});
