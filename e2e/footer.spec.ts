import { dayAt } from '../lib/domain/dates';
import english from '../messages/en.json' with { type: 'json' };
import portuguese from '../messages/pt.json' with { type: 'json' };
import { AGENCY } from '../panel/seed/data/editorial';
import { sampled } from './support/sample';
import { expect, test } from './support/test';

for (const [{ path, words, credit, rights }, details] of sampled([
  {
    path: '/contato',
    words: portuguese,
    credit: 'Site e painel Passarela',
    rights: 'Todos os direitos reservados',
  },
  { path: '/en/contact', words: english, credit: 'Passarela site and panel', rights: 'All rights reserved' },
])) {
  test(
    `${path}: the footer leads to the agency's channels, and has copyright and credit [S16.4-6]`,
    details,
    async ({ page }) => {
      await page.goto(path);
      const footer = page.getByRole('contentinfo');
      const channels = footer.getByRole('list', { name: words.Footer.social }).getByRole('link');
      const found = await channels.evaluateAll((all) =>
        all.map((link) => [link.textContent, link.getAttribute('href')]),
      );
      expect(found).toEqual([
        ['Instagram', expect.stringMatching(/^https:\/\/www\.instagram\.com\/[\w.]+/)],
        ['WhatsApp', expect.stringMatching(/^https:\/\/wa\.me\/\d{12,}/)],
        ['E-mail', expect.stringMatching(/^mailto:\S+@\S+$/)],
        ...AGENCY.networks.map(({ name, url }) => [name, url]),
      ]);
      const company = `${AGENCY.legal_name}, CNPJ ${AGENCY.cnpj}`;
      await expect(footer.getByText(company, { exact: true })).toBeVisible();
      const year = dayAt(new Date()).slice(0, 4);
      await expect(footer.getByText(`© ${year} Passarela. ${rights}.`, { exact: true })).toBeVisible();
      await expect(footer.getByText(credit, { exact: true })).toBeVisible();
    },
  );
}
