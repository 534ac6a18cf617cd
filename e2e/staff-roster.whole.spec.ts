import { BlobWriter, TextReader, Uint8ArrayReader, ZipWriter } from '@zip.js/zip.js';
import sharp from 'sharp';
import { workbook } from '../panel/tests/workbook';
import { axe } from './support/axe';
import { expect, test } from './support/inbox';
import { signInAsStaff, staff, staffCookie } from './support/staff';

// A roster moves in: looked at first, then brought in, then taken back.
const headers = { Origin: staff.origin, Authorization: `JWT ${staffCookie().value}` };
const mark = `Elenco${Date.now()}`;
const PAYLOADS = ['.app-header', '.nav', '.step-nav'];

test.describe.configure({ timeout: 120_000 });

/** With a column that nobody has placed yet. */
const sheetOf = (sign: string) =>
  [
    `Código;Nome;Sexo;Nascimento;Altura;Olhos;${sign};Fotos`,
    `${mark}-1;${mark} Ana;F;15/03/2001;1,78;castanhos;Leão;`,
    `${mark}-2;${mark} Zoé;F;31/02/2001;1,75;xadrez;Touro;falta.jpg`,
    `${mark}-3;;M;;;;;`,
  ].join('\r\n');

async function photo(shade: number): Promise<Uint8Array> {
  const create = { width: 300, height: 400, channels: 3 as const, background: { r: shade, g: 60, b: 90 } };
  return new Uint8Array(await sharp({ create }).jpeg().toBuffer());
}

async function zip(): Promise<Buffer> {
  const writer = new ZipWriter(new BlobWriter('application/zip'), { useWebWorkers: false });
  await writer.add(`fotos/${mark}-1/2.jpg`, new Uint8ArrayReader(await photo(90)));
  await writer.add(`fotos/${mark}-1/1.jpg`, new Uint8ArrayReader(await photo(40)));
  await writer.add(`fotos/${mark}-1/snaps/1.jpg`, new Uint8ArrayReader(await photo(140)));
  await writer.add('fotos/de-ninguem.jpg', new Uint8ArrayReader(await photo(200)));
  await writer.add('leia.txt', new TextReader('nada'));
  return Buffer.from(await (await writer.close()).arrayBuffer());
}

for (const width of [1366, 390]) {
  test.describe(`${width} px`, () => {
    test.use({ viewport: { width, height: 844 } });

    test('a sheet and a ZIP come in as drafts, and are taken back', async ({ page }) => {
      const drafts = async () => {
        const query = `where[name][like]=${mark}&depth=0&sort=name`;
        const answer = await page.request.get(`${staff.origin}/cms-api/talents?${query}`, { headers });
        return (await answer.json()).docs;
      };
      await signInAsStaff(page.context());
      await page.goto(`${staff.origin}/admin/elenco`);
      await expect(page.getByText('Nada escolhido')).toHaveCount(3);
      const sign = `Signo ${width} ${mark}`;
      const latin = Buffer.from(sheetOf(sign), 'latin1');
      await page
        .getByLabel('Fotos (ZIP ou várias fotos)')
        .setInputFiles({ name: 'fotos.zip', mimeType: 'application/zip', buffer: await zip() });
      await page
        .getByLabel('Planilha (CSV ou XLSX)')
        .setInputFiles({ name: 'elenco.csv', mimeType: 'text/csv', buffer: latin });
      await expect(page.getByText('fotos.zip')).toBeVisible();
      await expect(page.getByText('Nada escolhido')).toHaveCount(1);
      await expect(page.getByLabel('O que é: Sexo')).toHaveValue('gender');
      await expect(page.getByLabel(`O que é: ${sign}`)).toHaveValue('');
      await page.getByLabel(`O que é: ${sign}`).selectOption('Anotações');
      await page.getByRole('button', { name: 'Ver o que vai acontecer' }).click();
      const result = page.getByRole('region', { name: 'O que vai acontecer' });
      await expect(result).toContainText('Entram como rascunho: 2');
      await expect(result).toContainText('Não entram: 1');
      await expect(result).toContainText('Fotos com dono: 3');
      await expect(result).toContainText('não vieram: 1');
      await expect(result).toContainText('ficam de fora: 1');
      await expect(result).toContainText('Olhos: “xadrez”');
      await expect(result).toContainText('Nascimento: “31/02/2001”');
      await axe(page, { without: PAYLOADS, notRules: ['region', 'landmark-one-main'] });
      expect(await drafts()).toEqual([]);
      await page.evaluate(() => window.scrollTo(500, 0));
      expect(await page.evaluate(() => window.scrollX)).toBe(0);

      await page.getByRole('button', { name: 'Trazer', exact: true }).click();
      await expect(page.getByText('Pronto: 2 rascunhos criados, 0 atualizados.')).toBeVisible({
        timeout: 30_000,
      });
      const [ana, zoe] = await drafts();
      expect(ana).toMatchObject({ name: `${mark} Ana`, status: 'draft', eyes: 'brown', gender: 'woman' });
      expect(ana.birthdate).toContain('2001-03-15');
      expect(ana.agency.notes).toBe(`${sign}: Leão`);
      expect([ana.book.length, ana.snap.length, ana.cover]).toEqual([2, 1, ana.book[0]]);
      expect(zoe).toMatchObject({ name: `${mark} Zoé`, book: [] });

      await page.getByRole('button', { name: 'Desfazer' }).last().click();
      await page.getByRole('dialog').getByRole('button', { name: 'Desfazer' }).click();
      await expect(page.getByRole('dialog')).toContainText('Desfeito.');
      await expect(page.getByRole('dialog')).toContainText('Na lixeira: 2');
      await expect(page.getByRole('dialog').getByRole('listitem')).toHaveText([`${mark} Ana`, `${mark} Zoé`]);
      expect(await drafts()).toEqual([]);
      const gone = `where[name][like]=${mark}&trash=true&typed=2`;
      await page.request.delete(`${staff.origin}/cms-api/talents?${gone}`, { headers });
    });

    test('a sheet that comes back updates what is taken, and is undone from the page', async ({ page }) => {
      const name = `${mark} Volta ${width}`;
      const data = { name, gender: 'woman', status: 'draft', height: '178', eyes: 'brown' };
      const made = await page.request.post(`${staff.origin}/cms-api/talents`, { headers, data });
      const { doc } = await made.json();
      const stored = async () => {
        const answer = await page.request.get(`${staff.origin}/cms-api/talents/${doc.id}?depth=0`, {
          headers,
        });
        return await answer.json();
      };
      await signInAsStaff(page.context());
      await page.goto(`${staff.origin}/admin/elenco`);
      const lines = [
        'Número no painel;Nome artístico;Altura;Olhos',
        `${doc.id};${name};1,81;verdes`,
        `;${name};;`,
      ];
      await page
        .getByLabel('Planilha (CSV ou XLSX)')
        .setInputFiles({ name: 'volta.csv', mimeType: 'text/csv', buffer: Buffer.from(lines.join('\n')) });
      await page
        .getByLabel('Fotos (ZIP ou várias fotos)')
        .setInputFiles({ name: 'IMG_1.tif', mimeType: 'image/tiff', buffer: Buffer.from('x') });
      // every column is known: what will happen is said without a click
      const result = page.getByRole('region', { name: 'O que vai acontecer' });
      await expect(result).toContainText('Já estão no painel e mudam: 1');
      await expect(result).toContainText('Arquivos que não entram: 1');
      const asked = page.getByRole('region', { name: 'Responda antes de trazer' });
      await expect(asked.getByRole('combobox')).toHaveValue('');
      await expect(result).toContainText('Esperam uma resposta abaixo: 1');
      await asked.getByRole('combobox').selectOption({ label: 'Outra pessoa: criar' });
      await expect(result).toContainText('Entram como rascunho: 1');
      await expect(result).toContainText('Esperam uma resposta abaixo: 0');
      await asked.getByRole('combobox').selectOption({ label: 'Deixar de fora' });
      const changes = page.getByRole('region', { name: 'Antes e depois' });
      await expect(changes.getByRole('row', { name: /Altura/ })).toContainText('1,78');
      await expect(changes.getByRole('row', { name: /Altura/ })).toContainText('1,81');
      await changes.getByRole('checkbox', { name: 'Olhos (1)' }).uncheck();
      await axe(page, { without: PAYLOADS, notRules: ['region', 'landmark-one-main'] });
      const started = page.waitForRequest(/\/roster\/\d+\/row$/);
      await page.getByRole('button', { name: 'Trazer', exact: true }).click();
      const [, roster] = /roster\/(\d+)/.exec((await started).url()) ?? [];
      await expect(page.getByText('Pronto: 0 rascunhos criados, 1 atualizado.')).toBeVisible();
      expect(await stored()).toMatchObject({ height: '181/5\'11"', eyes: 'brown' });

      await page.reload();
      const recent = page.getByRole('region', { name: 'Importações das últimas 24 horas' });
      const own = recent.locator(`#import-${roster}`);
      await own.getByRole('button', { name: 'Desfazer' }).click();
      await page.getByRole('dialog').getByRole('button', { name: 'Desfazer' }).click();
      await expect(page.getByRole('dialog')).toContainText('Desfeito.');
      expect(await stored()).toMatchObject({ height: '178/5\'10"', eyes: 'brown' });
      await page.request.delete(`${staff.origin}/cms-api/talents?where[id][equals]=${doc.id}&typed=1`, {
        headers,
      });
    });
  });
}

for (const width of [1440, 390]) {
  test(`${width} px: every sheet of a workbook comes in, what is unclear is asked, who stays out is listed`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    const own = `${mark}w${width}`;
    const headings = ['Nome', 'Sexo', 'Nascimento', 'Altura', `Signo ${own}`];
    const file = await workbook({
      Mulheres: [
        ['Elenco 2026'],
        headings,
        [`${own} Ana`, 'F', '12/03/1999', '1,76', 'Leão'],
        [`${own} Bia`, 'F', '31/12/29', { error: '#VALUE!' }, ''],
        [`${own.toUpperCase()} ANA`, 'F', '12/03/1999', '', ''],
        ['TOTAL', '2 modelos'],
      ],
      Homens: [headings, [`${own} Caio`, 'M', '05/07/2001', '1,88', 'Touro']],
      Legenda: [['Sigla'], ['NF: new face']],
    });
    const chosen = {
      name: 'elenco.xlsx',
      mimeType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
      buffer: Buffer.from(await file.arrayBuffer()),
    };
    await signInAsStaff(page.context());
    await page.goto(`${staff.origin}/admin/elenco`);
    const sheet = page.getByLabel('Planilha (CSV ou XLSX)');
    await sheet.setInputFiles(chosen);
    const sheets = page.getByRole('group', { name: /A planilha tem 3 abas/ });
    await expect(sheets.getByRole('checkbox', { name: 'Mulheres: 4 linhas' })).toBeChecked();
    await expect(sheets.getByRole('checkbox', { name: 'Homens: 1 linha' })).toBeChecked();
    await expect(
      sheets.getByRole('checkbox', { name: 'Legenda: 1 linha, sem coluna de nome' }),
    ).not.toBeChecked();
    // both sheets have these headings: placed once for both
    const sign = page.getByLabel(`O que é: Signo ${own}`);
    await expect(sign).toHaveCount(1);
    await sign.selectOption('Anotações');
    await page.getByRole('button', { name: 'Ver o que vai acontecer' }).click();
    const result = page.getByRole('region', { name: 'O que vai acontecer' });
    await expect(result).toContainText('Entram como rascunho: 3');
    await expect(result).toContainText('Esperam uma resposta abaixo: 2');
    await expect(result).toContainText('Mulheres, linha 4');
    await expect(result).toContainText('Altura: “#VALUE!” é um erro da planilha');
    const births = page.getByRole('region', { name: 'Nascimentos com o ano em dois dígitos' });
    await births.getByRole('combobox').selectOption('31/12/1929 (96 anos)');
    await expect(result).not.toContainText('daria 96 anos');
    const questions = page.getByRole('region', { name: 'Responda antes de trazer' });
    await expect(questions).toContainText('Parece a mesma pessoa que: Mulheres, linha 3.');
    await expect(questions).toContainText('Parece um total ou um título da planilha');
    await axe(page, { without: PAYLOADS, notRules: ['region', 'landmark-one-main'] });
    await page.evaluate(() => window.scrollTo(500, 0));
    expect(await page.evaluate(() => window.scrollX)).toBe(0);

    await page.getByRole('button', { name: 'Trazer', exact: true }).click();
    await expect(page.getByText('Pronto: 3 rascunhos criados, 0 atualizados.')).toBeVisible({
      timeout: 30_000,
    });
    const out = page.getByRole('region', { name: 'Não entraram: 3' });
    await expect(out.getByRole('listitem')).toHaveText([
      'Legenda: A aba não foi marcada: 1 linha.',
      `Mulheres, linha 5: ${own.toUpperCase()} ANA Ficou de fora. Parece a mesma pessoa que: Mulheres, linha 3.`,
      /^Mulheres, linha 6: TOTAL Ficou de fora\./,
    ]);
    const query = `where[name][like]=${own}&depth=0&sort=name`;
    const stored = await page.request.get(`${staff.origin}/cms-api/talents?${query}`, { headers });
    const { docs } = await stored.json();
    expect(docs.map(({ name }: { name: string }) => name)).toEqual([
      `${own} Ana`,
      `${own} Bia`,
      `${own} Caio`,
    ]);
    expect(docs[1].birthdate).toContain('1929-12-31');
    expect(docs[2].agency.notes).toBe(`Signo ${own}: Touro`);

    // the next time the column is placed as it was, and everybody is known, in capitals too
    await page.reload();
    await sheet.setInputFiles(chosen);
    await expect(sign).toHaveValue('notes');
    await expect(result).toContainText('Esperam uma resposta abaixo: 5');
    const gone = `where[name][like]=${own}&typed=3`;
    await page.request.delete(`${staff.origin}/cms-api/talents?${gone}`, { headers });
  });
}
