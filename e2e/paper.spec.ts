import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { APIRequestContext } from '@playwright/test';
import { elementsIn } from '../scripts/lib/elements.ts';
import { keepTalents, openMore } from './support/favorites';
import { claimsOf, marksOf } from './support/pdf-structure';
import { sampled, WHOLE } from './support/sample';
import { MODEL, profilePath } from './support/talents';
import { expect, test } from './support/test';

const MB = 1_000_000;
let folder = '';
test.beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'paper-'));
});
test.afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Poppler's report on a PDF. */
function inspect(bytes: Buffer) {
  const file = join(folder, `${bytes.length}-${Math.random()}.pdf`);
  writeFileSync(file, bytes);
  const ask = (program: string, ...args: string[]) => execFileSync(program, args).toString();
  const table = (text: string) => text.trim().split('\n').slice(2);
  return {
    text: ask('pdftotext', file, '-').normalize('NFC'),
    info: ask('pdfinfo', file),
    structure: ask('pdfinfo', '-struct', file),
    fonts: table(ask('pdffonts', file)),
    pictures: table(ask('pdfimages', '-list', file)).map((line) => line.trim().split(/\s+/)),
  };
}

/** Nothing that a PDF/UA checker asks of the drawing is missing. */
function expectAccessible(bytes: Buffer, pages: number) {
  for (const [claim, isKept] of Object.entries(claimsOf(bytes))) expect(isKept, claim).toBe(true);
  const marks = marksOf(bytes);
  expect(marks).toHaveLength(pages);
  for (const { drawn, untagged } of marks) {
    expect(drawn).toBeGreaterThan(3);
    expect(untagged).toEqual([]);
  }
}

/** A model: the name, and the addresses of the comp card. */
async function cardsOf(request: APIRequestContext, lang: 'pt' | 'en') {
  const html = await (await request.get(profilePath(MODEL, lang))).text();
  const name = elementsIn(html).find((element) => element.name === 'h1')?.text ?? '';
  const cards = [...new Set(html.match(/\/api\/pdf\/\w+\/card-\d+-a[45]-[0-9a-f]{10}\.pdf/g) ?? [])];
  return { name, cards };
}

for (const [[lang, height], details] of sampled([
  ['pt', 'Altura'],
  ['en', 'Height'],
] as const)) {
  test(
    `${lang}: the comp card of a talent comes as a PDF in two sizes, without script`,
    details,
    async ({ request }) => {
      const { name, cards } = await cardsOf(request, lang);
      expect(cards).toHaveLength(2);
      for (const card of cards) {
        const answer = await request.get(card);
        expect(answer.headers()['content-type']).toBe('application/pdf');
        expect(answer.headers()['x-robots-tag']).toBe('noindex, nofollow');
        expect(answer.headers()['content-disposition']).toMatch(/^inline; filename=/);
        const bytes = await answer.body();
        expect(bytes.length).toBeLessThan(3 * MB);
        expectAccessible(bytes, 2);
        const { text, info, structure, fonts, pictures } = inspect(bytes);
        expect(text).toContain(height);
        expect(text).toContain(name);
        expect(info).toMatch(/Tagged:\s+yes/);
        expect(info).toMatch(/Pages:\s+2/);
        expect(structure).toMatch(/^Document/);
        for (const tag of ['H1', 'Figure', 'LBody']) expect(structure).toContain(tag);
        for (const font of fonts) expect(font).toMatch(/yes yes yes/);
        expect(fonts.length).toBeGreaterThan(1);
        const photos = pictures.filter((line) => line[8] === 'jpeg');
        expect(photos.length).toBeGreaterThan(1);
        for (const photo of photos) {
          expect(photo[5]).toBe('rgb');
          // as many pixels to the inch across as down: not stretched
          expect(Math.abs(Number(photo[12]) - Number(photo[13]))).toBeLessThan(2);
        }
      }
    },
  );
}

test('an older address of a card leads to that of today, and is found again', WHOLE, async ({ request }) => {
  const { cards } = await cardsOf(request, 'pt');
  const [today = ''] = cards;
  const older = today.replace(/[0-9a-f]{10}\.pdf$/, '0123456789.pdf');
  const led = await request.get(older, { maxRedirects: 0 });
  expect([led.status(), led.headers().location]).toEqual([302, today]);
  const [first, second] = [await request.get(today), await request.get(today)];
  expect(await second.body()).toEqual(await first.body());
  for (const path of [
    'pt/card-0-a4-0123456789.pdf',
    'fr/card-2-a4-0123456789.pdf',
    'pt/card-2-a3-0123456789.pdf',
  ])
    expect((await request.get(`/api/pdf/${path}`)).status(), path).toBe(404);
  expect((await request.get('/api/pdf/pt/card-999999-a4-0123456789.pdf')).status()).toBe(404);
});

test(
  'favorites become a PDF: all faces, then a page for each; a shared selection too, with its sender’s words',
  WHOLE,
  async ({ page, request }) => {
    await keepTalents(page, 3);
    await openMore(page);
    const address = await page.getByRole('link', { name: 'Seleção (PDF)' }).getAttribute('href');
    const bytes = await (await request.get(address ?? '')).body();
    const { text, info } = inspect(bytes);
    expectAccessible(bytes, 4);
    expect(info).toMatch(/Pages:\s+4/);
    expect(text).toContain('3 talentos');
    expect(text).not.toContain('de quem enviou');
    const [, first] = /ids=(\d+)/.exec(address ?? '') ?? [];
    const words = `&title=Palavras+de+fora&from=2026-12-01&to=2026-12-05&note-${first}=Segunda+de+manh%C3%A3`;
    const shared = `/favoritos?${address?.split('?')[1]}${words}`;
    const html = await (await request.get(shared)).text();
    const link = /href="(\/api\/pdf\/pt\/selection\?[^"]+)"/.exec(html)?.[1]?.replaceAll('&amp;', '&') ?? '';
    expect(link).toBe(`${address}${words}`);
    const sent = await (await request.get(link)).body();
    expectAccessible(sent, 4);
    const again = inspect(sent);
    for (const [label, said] of [
      ['Título', 'Palavras de fora'],
      ['Datas', '1 – 5 de dezembro de 2026'],
      ['Nota', 'Segunda de manhã'],
    ])
      expect(again.text.replaceAll(/\s+/g, ' ')).toContain(`${label} de quem enviou ${said}`);
    expect(sent.toString('latin1')).toContain(`/favoritos?${link.split('?')[1]}`);
    expect(again.structure).toContain('Link');
  },
);

test(
  'more than forty are refused, nobody is not found; people come to a page that says so',
  WHOLE,
  async ({ page, request }) => {
    const many = Array.from({ length: 41 }, (_, at) => at + 1).join(',');
    expect((await request.get(`/api/pdf/pt/selection?ids=${many}`)).status()).toBe(422);
    expect((await request.get('/api/pdf/pt/selection')).status()).toBe(404);
    await page.goto(`/api/pdf/pt/selection?ids=${many}`);
    await expect(page).toHaveURL(/\/favoritos\?ids=.*#download-failed$/);
    await expect(page.getByText('O download não está disponível agora.')).toBeInViewport();
  },
);
