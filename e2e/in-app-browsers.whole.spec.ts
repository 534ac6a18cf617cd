import portuguese from '../messages/pt.json' with { type: 'json' };
import { axe } from './support/axe';
import { expect, test } from './support/inbox';
import { makePackage, packageLink, pathOf, sayName, talentOf } from './support/packages';
import { staff } from './support/staff';

// Links of packages are opened inside chats: in their browsers, which may refuse to store anything.
const { Package: words } = portuguese;
const PASSCODE = 'inverno 26';
const AGENTS = {
  Instagram:
    'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/15E148 Instagram 333.0.0.29.106 (iPhone14,5; iOS 17_5; pt_BR; pt; scale=3.00; 1170x2532; 609775539)',
  WhatsApp:
    'Mozilla/5.0 (Linux; Android 14; SM-A546E Build/UP1A.231005.007; wv) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/126.0.6478.71 Mobile Safari/537.36 WhatsApp/2.24.13.77',
};

test.describe.configure({ timeout: 120_000 });

for (const [app, userAgent] of Object.entries(AGENTS)) {
  test.describe(`inside ${app}, without storage`, () => {
    test.use({ userAgent, viewport: { width: 390, height: 700 }, hasTouch: true });

    test('a package opens, asks its passcode once, and keeps the answers over a reload', async ({
      page,
      browser,
    }) => {
      test.skip(!staff.password, 'only npm test knows staff');
      const { id, names } = await makePackage(page.request, { passcode: PASSCODE });
      const { panel, address } = await packageLink(browser, id);
      await page.addInitScript(() => {
        for (const name of ['localStorage', 'sessionStorage'])
          Object.defineProperty(window, name, {
            get: () => {
              throw new DOMException('The operation is insecure.', 'SecurityError');
            },
          });
      });
      await page.goto(pathOf(address));
      await page.getByLabel(words.passcode).fill(PASSCODE);
      await page.getByRole('button', { name: words.unlock }).click();
      await expect(page.getByRole('heading', { level: 1, name: 'Campanha de inverno' })).toBeVisible();
      await axe(page);
      await sayName(page, 'Rita');
      const talent = talentOf(page, names[0] ?? '');
      await talent.getByRole('button', { name: words.yes, exact: true }).tap();
      await expect(talent.getByRole('status')).toHaveText(words.saved);
      expect(page.url()).not.toContain('p=');
      await page.reload();
      await expect(page.getByText(words.you.replace('{name}', 'Rita'))).toBeVisible();
      await expect(talent.getByRole('button', { name: words.yes, exact: true })).toHaveAttribute(
        'aria-pressed',
        'true',
      );
      await page.getByRole('button', { name: words.send, exact: true }).tap();
      await expect(page.getByText('Resposta enviada em')).toBeVisible();
      const row = panel.getByRole('row').filter({ hasText: names[0] ?? '' });
      await panel.reload();
      await expect(row.getByText('Sim', { exact: true })).toBeVisible();
      await panel.context().close();
    });
  });
}
