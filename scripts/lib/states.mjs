/** What a visitor may bring about on a screen, for `npm run shots`: the screen's kind, a name, and how it comes about. */
export const STATES = [
  { kind: 'home', name: 'intro', act: async () => undefined },
  {
    kind: 'list',
    name: 'menu',
    act: (page) => page.locator('header summary').locator('visible=true').first().click(),
  },
  {
    kind: 'list',
    name: 'favorite',
    act: async (page) => {
      await page.locator('main article button').first().click();
      await page.locator('[data-sonner-toast]').waitFor();
    },
  },
  { kind: 'favorites', name: 'two', act: favorTwo },
  {
    kind: 'favorites',
    name: 'quote',
    act: async (page) => {
      await favorTwo(page);
      await openQuote(page);
    },
  },
  {
    kind: 'favorites',
    name: 'quote-faults',
    act: async (page) => {
      await favorTwo(page);
      await openQuote(page);
      await page.locator('dialog[open] button[type=submit]').last().click();
      await page.locator('[aria-invalid=true]').first().waitFor();
    },
  },
  { kind: 'contact', name: 'faults', act: sendNothing },
  { kind: 'be-a-model', name: 'faults', act: sendNothing },
  { kind: 'profile', name: 'second-gallery', act: (page) => page.locator('[role=tab]').nth(1).click() },
];

/** Marks two talents of the list that belongs to this page's language, and comes back. */
async function favorTwo(page) {
  const address = page.url();
  await page.goto(address.includes('/en/') ? '/en/models' : '/modelos');
  for (const place of [0, 1]) await page.locator('main article button').nth(place).click();
  await page.goto(address);
  await page.locator('main article').nth(1).waitFor();
}

async function openQuote(page) {
  await page.locator('main button[aria-haspopup=dialog]').click();
  await page.locator('dialog[open] form').waitFor();
}

async function sendNothing(page) {
  await page.locator('main form button[type=submit]').click();
  await page.locator('[aria-invalid=true]').first().waitFor();
}
