import portuguese from '../messages/pt.json' with { type: 'json' };
import { PT } from './support/application-page';
import { openEarly } from './support/delayed-scripts';
import { mainOf, referenceIn } from './support/form-page';
import { expect, test } from './support/inbox';

// A form sent before hydration; the table of all cases is components/forms/take-over.test.tsx.
test.describe.configure({ timeout: 90_000 });

const REQUIRED = portuguese.Form.errors.required;

test('contact, sent empty and early: errors go with what is typed, and the message is stored', async ({
  page,
  inbox,
}) => {
  const letIn = await openEarly(page, '/contato');
  const form = mainOf(page);
  await form.getByRole('button', { name: PT.send, exact: true }).click();
  await expect(form.getByText(REQUIRED)).toHaveCount(3);
  const field = (name: keyof typeof portuguese.Contact) =>
    form.getByLabel(portuguese.Contact[name], { exact: true });
  await field('name').fill('Ana Lima');
  letIn();
  await expect(form.getByText(REQUIRED)).toHaveCount(2);
  await field('email').fill('ana@example.com');
  await field('message').fill('Bom dia');
  await expect(form.getByText(REQUIRED)).toHaveCount(0);
  await expect(form.getByText(portuguese.Form.failures.fields)).toHaveCount(0);
  await expect(field('name')).toHaveValue('Ana Lima');
  await form.getByRole('button', { name: PT.send, exact: true }).click();
  expect(await inbox.find('messages', await referenceIn(form))).toMatchObject({ message: 'Bom dia' });
});
