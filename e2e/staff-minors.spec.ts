import { axe } from './support/axe';
import { type Desk, expect, openPhotoGrid, test } from './support/desk';
import { sampled, WHOLE } from './support/sample';
import { staff } from './support/staff';

// Whatever takes people off or brings them back names the minors among them, before and after.
const api = `${staff.origin}/cms-api/talents`;
const PAYLOADS = ['.app-header', '.nav', '.step-nav'];
const GUARDIAN = { guardian_name: 'Rosa', guardian_phone: '47 91234-0000' };

test.describe.configure({ timeout: 120_000 });

async function make(desk: Desk, name: string, data: object): Promise<number> {
  const person = { name, gender: 'woman', status: 'draft', categories: [1], ...data };
  return (await desk.make('talents', person)).id;
}

for (const [width, details] of sampled([1440, 390])) {
  test.describe(`${width} px`, details, () => {
    test.use({ viewport: { width, height: 900 } });

    test('several to the trash and back: minors are named, and who lacks a guardian is a draft', async ({
      page,
      desk,
    }) => {
      const mark = `Mirim${width}x${Date.now()}`;
      const [lia, bia] = [`${mark} Lia`, `${mark} Bia`];
      const minor = { birthdate: '2012-05-05', status: 'published', agency: GUARDIAN };
      const ids = [
        await make(desk, lia, minor),
        await make(desk, bia, { birthdate: '1990-05-05', status: 'published' }),
      ];
      await desk.open(page, `collections/talents?where[or][0][and][0][name][like]=${mark}`);
      await openPhotoGrid(page);
      await page.getByRole('checkbox', { name: 'Marcar todos desta página' }).check();
      await page.getByRole('button', { name: 'Mover para a lixeira (2)' }).click();
      const dialog = page.getByRole('alertdialog');
      await expect(dialog).toContainText(`Menores ou sem data de nascimento: ${lia}.`);
      await expect(dialog.getByText(`nascimento: ${bia}`)).toHaveCount(0);
      await dialog.getByRole('button', { name: 'Mover', exact: true }).click();
      await expect(dialog).toContainText(`Na lixeira: 2. Menores ou sem data de nascimento: ${lia}.`);
      await dialog.getByRole('button', { name: 'Fechar' }).click();
      await expect(page.getByRole('link', { name: lia })).toHaveCount(0);

      // several are restored on a desk: Payload's phone list has no button for it
      if (width < 1024) {
        for (const id of ids) await desk.remove(`talents/${id}`);
        return;
      }

      // nobody knows any more who answers for her
      const nobody = { guardian_name: null, guardian_phone: null };
      await desk.save(`talents/${ids[0]}?trash=true`, { agency: nobody });
      await desk.open(page, `collections/talents/trash?where[or][0][and][0][name][like]=${mark}`);
      await page.getByRole('checkbox', { name: 'Marcar todos desta página' }).check();
      await expect(page.getByText(`Menores ou sem data de nascimento: ${lia} (falta`)).toBeVisible();
      await page.getByRole('button', { name: 'Restaurar' }).click();
      await page.getByRole('dialog').getByRole('button', { name: 'Confirmar' }).click();
      await expect(page.getByText(`Voltou como rascunho, porque é menor`)).toContainText(`${lia} (falta`);
      const statuses = await Promise.all(ids.map(async (id) => (await desk.read(`talents/${id}`)).status));
      expect(statuses).toEqual(['draft', 'published']);
      for (const id of ids) await desk.remove(`talents/${id}`);
    });

    test(
      'one in the trash: the bar over the form and the message after it say so',
      WHOLE,
      async ({ page, desk }) => {
        const name = `Sozinha ${width} ${Date.now()}`;
        const id = await make(desk, name, { birthdate: '2012-05-05', status: 'published', agency: GUARDIAN });
        await desk.save(`talents/${id}`, { deletedAt: new Date().toISOString() });
        const nobody = { guardian_name: null, guardian_phone: null };
        await desk.save(`talents/${id}?trash=true`, { agency: nobody });
        await desk.open(page, `collections/talents/trash/${id}`);
        await expect(page.getByText('Some sozinho para sempre')).toContainText(`${name} (falta`);
        await page.getByRole('button', { name: 'Restaurar' }).click();
        await page.getByRole('dialog').getByRole('button', { name: 'Confirmar' }).click();
        await expect(page.getByText('Voltou como rascunho, porque é menor')).toContainText(name);
        await desk.remove(`talents/${id}`);
      },
    );

    test('a minor without a guardian has no preview, whose form says why; one without a birthdate has a note', async ({
      page,
      desk,
      allowFailures,
    }) => {
      allowFailures(/409/);
      const name = `Prévia Mirim ${width} ${Date.now()}`;
      const id = await make(desk, name, { birthdate: '2012-05-05' });
      await desk.open(page, `collections/talents/${id}`);
      await expect(page.getByText('Sem prévia, porque o link abre sem senha')).toContainText(
        `${name} (falta`,
      );
      await expect(page.getByRole('link', { name: 'Ver como vai ficar' })).toHaveCount(0);
      const refused = await page.goto(`${api}/${id}/preview`);
      expect(refused?.status()).toBe(409);
      await expect(page.getByText('Sem prévia')).toContainText('falta o nome do responsável');
      await desk.save(`talents/${id}`, { birthdate: null });
      for (const [language, said] of [
        ['pt', 'Conta como menor enquanto falta na ficha: a data de nascimento, o nome do responsável e'],
        ['en', 'Counts as a minor while this is missing in the entry: the birthdate, the guardian’s name'],
      ] as const) {
        await page.goto(`${api}/${id}/preview`);
        if (language === 'en') await page.goto(page.url().replace('/previa', '/en/preview'));
        await expect(page.getByRole('note')).toContainText(said);
        await axe(page);
      }
      await desk.save(`talents/${id}`, { birthdate: '2012-05-05', agency: GUARDIAN });
      await page.goto(`${api}/${id}/preview`);
      await expect(page.getByRole('note')).not.toContainText('Conta como menor');
      await desk.remove(`talents/${id}`);
    });

    test(
      'a sheet that makes a minor of somebody public says so, before and at its end',
      WHOLE,
      async ({ page, desk }) => {
        const name = `Planilha Mirim ${width} ${Date.now()}`;
        const id = await make(desk, name, { birthdate: '1990-05-05', status: 'published' });
        await desk.open(page, 'elenco');
        const lines = ['Número no painel;Nome artístico;Nascimento', `${id};${name};05/05/2012`];
        await page
          .getByLabel('Planilha (CSV ou XLSX)')
          .setInputFiles({ name: 'm.csv', mimeType: 'text/csv', buffer: Buffer.from(lines.join('\n')) });
        const result = page.getByRole('region', { name: 'O que vai acontecer' });
        const left = 'Saem do site e viram rascunho, porque são menores e falta algo na ficha: 1';
        await expect(result.getByRole('group').filter({ hasText: left })).toContainText(`${name} (falta`);
        await page.getByRole('button', { name: 'Trazer', exact: true }).click();
        await expect(page.getByText('Pronto: 0 rascunhos criados, 1 atualizado.')).toBeVisible();
        await expect(page.getByRole('group').filter({ hasText: left }).last()).toContainText(
          `${name} (falta`,
        );
        await axe(page, { without: PAYLOADS, notRules: ['region', 'landmark-one-main'] });
        await page.getByRole('button', { name: 'Desfazer' }).last().click();
        await page.getByRole('dialog').getByRole('button', { name: 'Desfazer' }).click();
        await expect(page.getByRole('dialog')).toContainText('Desfeito.');
        const back = await desk.read(`talents/${id}`);
        expect([back.status, back.birthdate.slice(0, 4)]).toEqual(['published', '1990']);
        await desk.remove(`talents/${id}`);
      },
    );
  });
}
