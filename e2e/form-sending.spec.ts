import type { Locator, Page, Route } from '@playwright/test';
import { FORM_RESET_MS } from '../lib/domain/constants';
import portuguese from '../messages/pt.json' with { type: 'json' };
import { fillWhole, PT, previewsOf, uniqueName } from './support/application-page';
import { keepTalents, quoteOpener } from './support/favorites';
import { mainOf, referenceIn } from './support/form-page';
import { untilHydrated } from './support/hydrated';
import { expect, test } from './support/inbox';
import { photo } from './support/photos';
import { sampled, WHOLE } from './support/sample';
import { holdTimers } from './support/timers';

// A form from Send to Sent and back, as it is seen.
test.describe.configure({ timeout: 90_000 });

type Form = {
  open: (page: Page) => Promise<Locator>;
  fill: (page: Page, place: Locator) => Promise<void>;
  /** The way back to the form, below the thanks. */
  again: string;
  /** Fields that wait for another one to be filled in. */
  waiting?: string[];
};

const WRITER = { Nome: 'Ana Lima', 'E-mail': 'ana@example.com' };

const fillIn = async (place: Locator, values: Record<string, string>) => {
  for (const [label, value] of Object.entries(values))
    await place.getByLabel(label, { exact: true }).fill(value);
};

const FORMS: Record<string, Form> = {
  'a message': {
    open: async (page) => {
      await page.goto('/contato');
      await untilHydrated(page);
      return mainOf(page);
    },
    fill: (_page, place) => fillIn(place, { ...WRITER, Mensagem: `Olá ${uniqueName()}` }),
    again: portuguese.Sent.message.again,
  },
  'a quote request': {
    open: async (page) => {
      await keepTalents(page, 1);
      await quoteOpener(page).click();
      return page.getByRole('dialog');
    },
    fill: (_page, place) =>
      fillIn(place, { ...WRITER, Telefone: '+55 (11) 99999-9999', Mensagem: `Olá ${uniqueName()}` }),
    again: portuguese.Sent.quote.again,
  },
  'an application': {
    open: async (page) => {
      await page.goto(PT.path);
      await untilHydrated(page);
      return mainOf(page);
    },
    fill: async (page) => {
      await fillWhole(page, PT, uniqueName(), await photo());
      await expect(previewsOf(page, PT)).toHaveCount(4);
    },
    again: PT.arrived.again,
    waiting: ['id_state', 'basedin'],
  },
};

/** Keeps back all that the page posts, until it is let go. */
async function holdPosts(page: Page) {
  const { promise: released, resolve: letGo } = Promise.withResolvers<void>();
  await page.route('**/*', async (route) => {
    if (route.request().method() !== 'POST') return route.fallback();
    await released;
    await route.continue();
  });
  return letGo;
}

const button = (place: Locator, name: string) => place.getByRole('button', { name, exact: true });

const fieldsOf = (place: Locator) =>
  place.locator('fieldset :is(input, select, textarea):not([type="hidden"])').filter({ visible: true });

const areLocked = (fields: Locator) =>
  fields.evaluateAll((all) => all.map((field) => field.matches(':disabled')));

const isTurning = (element: Locator) =>
  element.evaluate((node) =>
    node
      .getAnimations({ subtree: true })
      .some(
        ({ playState, effect }) =>
          playState === 'running' && effect?.getTiming().iterations === Number.POSITIVE_INFINITY,
      ),
  );

for (const [[name, { open, fill, again, waiting = [] }], details] of sampled(Object.entries(FORMS))) {
  test(
    `${name} says in red what is missing, sends with a spinner, says with a check that it is sent, is locked meanwhile, then gives way to the thanks, and is empty [S51.4-6 S69.13 S69.14 S72.25-27 S102.1 S102.3 S102.7 S102.8 S116.1-3]`,
    details,
    async ({ page }) => {
      const ring = await holdTimers(page, FORM_RESET_MS);
      const place = await open(page);
      await test.step('nothing is sent while a rule fails: each field is red and says why', async () => {
        const posted: string[] = [];
        page.on('request', (request) => request.method() === 'POST' && posted.push(request.url()));
        await button(place, 'Enviar').click({ delay: 120 });
        const marked = fieldsOf(place).and(page.locator('[aria-invalid="true"]:not([type="file"])'));
        await expect(marked.first()).toBeFocused();
        const needed = place.locator(
          ':is(input, textarea, select)[required]:not([type="file"]):not([type="checkbox"])',
        );
        expect(await marked.count()).toBe(await needed.filter({ visible: true }).count());
        for (const field of await marked.all()) {
          await expect(field).toHaveAccessibleDescription(/Preencha este campo|Escolha uma opção/);
          const redness = () =>
            field.evaluate((node) => {
              const [red = 0, green = 0, blue = 0] =
                getComputedStyle(node).borderBottomColor.match(/\d+/g)?.map(Number) ?? [];
              return red - Math.max(green, blue);
            });
          await expect.poll(redness).toBeGreaterThan(80);
        }
        expect(posted).toEqual([]);
      });
      await fill(page, place);
      const count = (await areLocked(fieldsOf(place))).length;
      expect(await areLocked(fieldsOf(place))).toEqual(Array(count).fill(false));
      const letGo = await holdPosts(page);
      await button(place, 'Enviar').click({ delay: 120 });

      await expect(button(place, 'Enviando')).toBeVisible();
      await expect.poll(() => isTurning(button(place, 'Enviando'))).toBe(true);
      await expect(button(place, 'Enviando').locator('svg')).toHaveCount(0);
      expect(await areLocked(fieldsOf(place))).toEqual(Array(count).fill(true));

      letGo();
      await expect(button(place, 'Enviado')).toBeVisible({ timeout: 30_000 });
      await expect(button(place, 'Enviado').locator('svg')).toBeVisible();
      expect(await isTurning(button(place, 'Enviado'))).toBe(false);
      expect(await areLocked(fieldsOf(place))).toEqual(Array(count).fill(true));

      await ring();
      await expect(place.getByRole('link', { name: again })).toBeVisible();
      await expect(button(place, 'Enviar')).toBeHidden();
      await expect(fieldsOf(place)).toHaveCount(0);
      await place.getByRole('link', { name: again }).click();
      await expect(button(place, 'Enviar')).toBeVisible();
      const locked = await fieldsOf(place).evaluateAll((all) =>
        all.filter((field) => field.matches(':disabled')).map((field) => field.getAttribute('name')),
      );
      expect(locked).toEqual(waiting);
      const left = await fieldsOf(place).evaluateAll((all) =>
        all.map((field) => Reflect.get(field, 'value')),
      );
      expect(new Set(left)).toEqual(new Set(['']));
      await expect(place.locator('[aria-invalid]')).toHaveCount(0);
    },
  );
}

test('a form that was sent is idle again 2.5 s later [S102.2]', WHOLE, async ({ page }) => {
  const afterTheDelay = await holdTimers(page, 2_500);
  await FORMS['a message']?.open(page);
  await FORMS['a message']?.fill(page, mainOf(page));
  await button(mainOf(page), 'Enviar').click({ delay: 120 });
  await referenceIn(mainOf(page));
  const submit = mainOf(page).locator('button[type="submit"]');
  await expect(submit).toHaveAttribute('data-phase', 'sent');
  expect(await afterTheDelay()).toBe(1);
  await expect(submit).toHaveAttribute('data-phase', 'idle');
});

test(
  'after an application the page scrolls smoothly to its top, and the photos are gone [S102.5]',
  WHOLE,
  async ({ page }) => {
    const ring = await holdTimers(page, FORM_RESET_MS);
    await page.goto(PT.path);
    await fillWhole(page, PT, uniqueName(), await photo());
    await button(mainOf(page), PT.send).click({ delay: 120 });
    await expect(button(mainOf(page), PT.sent)).toBeVisible({ timeout: 30_000 });
    await page.evaluate(() => {
      const places = [window.scrollY];
      Object.assign(window, { scrollPlaces: places });
      window.addEventListener('scroll', () => places.push(window.scrollY));
    });
    await ring();
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
    const places = await page.evaluate((): number[] => Reflect.get(window, 'scrollPlaces'));
    const [from = 0] = places;
    expect(from).toBeGreaterThan(300);
    const between = places.filter((place) => place > 0 && place < from);
    expect(between.length, 'it is on its way for a while').toBeGreaterThan(3);
    await expect(previewsOf(page, PT)).toHaveCount(0);
  },
);

test(
  'after sending by Enter the focus is on the button to try again',
  WHOLE,
  async ({ page, allowFailures }) => {
    await page.setViewportSize({ width: 390, height: 640 });
    allowFailures();
    const refuse = (route: Route) => (route.request().method() === 'POST' ? route.abort() : route.fallback());
    await page.route('**/contato', refuse);
    await holdTimers(page, FORM_RESET_MS);
    await page.goto('/contato');
    await untilHydrated(page);
    await mainOf(page).getByLabel('Nome', { exact: true }).fill('Ana Lima');
    await mainOf(page).getByLabel('Mensagem').fill(uniqueName());
    const email = mainOf(page).getByLabel('E-mail');
    await email.fill('ana@example.com');
    await email.press('Enter');
    await expect(mainOf(page).getByRole('alert')).toHaveText(PT.failures.offline);
    await expect(button(mainOf(page), PT.retry)).toBeFocused();
    await page.unroute('**/contato');
    await email.press('Enter');
    await expect(button(mainOf(page), PT.sent)).toBeFocused();
  },
);
