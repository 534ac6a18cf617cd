import { REFERENCE } from '../support/form-page';
import { WHOLE } from '../support/sample';
import { elsewhere, open } from './support/elsewhere';
import { WIDE } from './support/sizes';
import { expect, test } from './support/test';
import type { Visitor } from './support/visitor';

// Playwright switches the back/forward cache off: a page that comes out of it is met here alone.
test.describe.configure({ timeout: 180_000 });

const heart = (at: number) => ({ css: 'main article button[aria-pressed="false"]', at });
const stored = (visitor: Visitor, key: string) =>
  visitor.ask((name): Record<string, unknown> => JSON.parse(localStorage.getItem(name) ?? '{}'), key);
const names = async (visitor: Visitor) => Object.keys(await stored(visitor, 'favorites')).sort();

test.beforeEach(({ visitor, engine }) => {
  test.skip(engine === 'chromium', 'its driver switches the cache off');
  return visitor.resize(...WIDE);
});

test('hearts of the page in between stay, and removed ones stay away', WHOLE, async ({ visitor }) => {
  const pressed = () => visitor.count('main article button[aria-pressed="true"]');
  await open(visitor, '/modelos');
  await visitor.press(heart(0));
  await visitor.press(heart(0));
  await expect.poll(() => names(visitor)).toHaveLength(2);
  const [first = '', second = ''] = await names(visitor);
  await elsewhere(visitor, '/elenco', async () => {
    await visitor.press(heart(0));
    await expect.poll(() => names(visitor)).toHaveLength(3);
  });
  const [third] = (await names(visitor)).filter((id) => id !== first && id !== second);
  await visitor.press(heart(0));
  await expect.poll(() => names(visitor)).toHaveLength(4);
  expect(await names(visitor)).toEqual(expect.arrayContaining([first, second, third]));
  const shown = await pressed();
  await elsewhere(visitor, '/favoritos', async () => {
    await visitor.press({ css: 'main [data-trash] button' });
    await expect.poll(() => names(visitor)).toHaveLength(3);
  });
  const left = await names(visitor);
  await visitor.press(heart(0));
  await expect.poll(() => names(visitor)).toHaveLength(4);
  expect(await names(visitor)).toEqual(expect.arrayContaining(left));
  expect([shown, shown + 1]).toContain(await pressed());
});

test('the arrangement of the page in between is the one that goes on', WHOLE, async ({ visitor }) => {
  await open(visitor, '/modelos');
  for (const _ of [0, 1]) await visitor.press(heart(0));
  const arrange = async (path: string, button: string) => {
    await open(visitor, path);
    await visitor.press(button);
  };
  await arrange('/favoritos', 'Organizar');
  await visitor.fill('Título', 'Verão');
  await elsewhere(visitor, '/en/favorites', async () => {
    await visitor.press('Arrange');
    await visitor.fill({ css: 'ol li:first-child textarea' }, 'Look 1');
    await visitor.fill('Title', ' 2030');
  });
  const title = () => visitor.ask(() => document.querySelector<HTMLTextAreaElement>('main textarea')?.value);
  await expect.poll(title).toContain('2030');
  await visitor.fill({ css: 'ol li:nth-child(2) textarea' }, 'Look 2');
  await expect
    .poll(() => stored(visitor, 'selection'))
    .toMatchObject({ title: expect.stringContaining('2030') });
  const { notes } = await stored(visitor, 'selection');
  expect(Object.values(notes ?? {}).sort()).toEqual(['Look 1', 'Look 2']);
});

test('units chosen on the page in between are those of this one', WHOLE, async ({ visitor }) => {
  await open(visitor, '/modelos');
  const links = await visitor.ask(() =>
    [...document.querySelectorAll<HTMLAnchorElement>('main article a')].map(({ pathname }) => pathname),
  );
  const [here = '', other = ''] = links;
  await open(visitor, here);
  const units = () =>
    visitor.ask(() => [
      document.documentElement.dataset.units,
      document.querySelector<HTMLSelectElement>('select[name="units"]')?.value,
    ]);
  const [before] = await units();
  await elsewhere(visitor, other, async () => {
    await visitor.ask(() => {
      const list = document.querySelector<HTMLSelectElement>('select[name="units"]');
      if (!list) return;
      list.selectedIndex += 1;
      list.dispatchEvent(new Event('input', { bubbles: true }));
    });
    expect((await units())[0]).not.toBe(before);
  });
  const [drawn, chosen] = await units();
  expect(drawn).not.toBe(before);
  expect(chosen).toBe(drawn);
});

test(
  'a draft goes on from the page in between, and what was sent there is gone here',
  WHOLE,
  async ({ visitor }) => {
    const draft = async () => (await stored(visitor, 'draft:contact')).values;
    const values = () =>
      visitor.ask(() =>
        [...document.querySelectorAll<HTMLInputElement>('fieldset input, fieldset textarea')].map(
          ({ value }) => value,
        ),
      );
    await open(visitor, '/contato');
    await visitor.fill('Nome', 'Ana Lima');
    await expect.poll(draft).toEqual({ name: 'Ana Lima' });
    await elsewhere(visitor, '/en/contact', async () => {
      await visitor.fill('Message', 'Bom dia');
      await visitor.fill('Name', 'ra');
    });
    await expect.poll(values).toEqual([expect.stringContaining('ra'), '', 'Bom dia']);
    await visitor.fill('E-mail', 'ana@example.com');
    await expect.poll(draft).toMatchObject({ email: 'ana@example.com', message: 'Bom dia' });
    await elsewhere(visitor, '/en/contact', async () => {
      await visitor.press('Send');
      await visitor.sees(REFERENCE, 'main form');
    });
    await expect.poll(values).toEqual(['', '', '']);
    await expect.poll(draft).toBeUndefined();
    // It still draws later changes, which is the answer.
    await visitor.fill('Nome', 'Bia Lima');
    await visitor.fill('E-mail', 'bia@example.com');
    await visitor.fill('Mensagem', 'Bom dia');
    await visitor.press('Enviar');
    await visitor.sees(REFERENCE, 'main form');
  },
);

test(
  'two tabs: hearts of both are stored, and each shows those of the other',
  WHOLE,
  async ({ visitor, engine }) => {
    test.skip(engine === 'webkit', 'its driver presses nothing in a second tab');
    const count = () => visitor.text('header a[href$="favoritos"]');
    await open(visitor, '/modelos');
    await visitor.press(heart(0));
    await visitor.openTab();
    await visitor.resize(...WIDE);
    await open(visitor, '/elenco');
    await visitor.press(heart(0));
    await expect.poll(() => names(visitor)).toHaveLength(2);
    await visitor.switchTab(0);
    await expect.poll(count).toContain('2');
    await visitor.press(heart(0));
    await expect.poll(() => names(visitor)).toHaveLength(3);
    await visitor.switchTab(1);
    await expect.poll(count).toContain('3');
  },
);
