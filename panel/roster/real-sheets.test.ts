import { text } from '@passarela/contract/text';
import { expect, test } from 'vitest';
import { workbook } from '../tests/workbook.ts';
import { type Answer, decide, leftOut, UNDECIDED, withClashes } from './admin/decide.ts';
import { columnsOf, planOf } from './admin/plan.ts';
import { checkRow } from './check-row.ts';
import { readTables } from './read-table.ts';

// Sheets as agencies have them, from the file to what is asked and what is sent. Nobody here is in the panel.
const taxonomy = {
  categories: new Map([[1, text('Modelos', 'Models')]]),
  divisions: new Map([[103, text('New Faces', 'New Faces')]]),
  skills: new Map<number, never>(),
};

async function looked(file: Blob | string) {
  const tables = await readTables(typeof file === 'string' ? new Blob([file]) : file);
  const plan = planOf(
    tables.map((table) => ({ table, columns: columnsOf(table) })),
    [],
  );
  const checked = plan.works.map(({ line, cells }) =>
    checkRow(line, cells, { taxonomy, talents: [], language: 'pt' }),
  );
  const rows = withClashes(checked, plan.works);
  const sent = (answers: [number, Answer][] = []) =>
    decide(plan.works, rows, { ...UNDECIDED, answers: new Map(answers) }).map(({ line, cells }) => [
      line,
      cells.name,
      cells.external_id ?? '',
    ]);
  const asked = rows.flatMap(({ line, state, clash }) =>
    state === 'unsure' ? [[line, clash?.kind ?? 'nobody', clash?.lines ?? []]] : [],
  );
  const notes = plan.works.flatMap(
    ({ line }) => plan.notes.get(line)?.map(({ pt }) => `${line} ${pt}`) ?? [],
  );
  return { tables, plan, rows, asked, sent, notes, out: leftOut(rows, UNDECIDED).map(({ line }) => line) };
}

test('every sheet of a workbook is read, its total and its births of two digits are asked about', async () => {
  const heads = ['Nome', 'Sexo', 'Data de\nnascimento', 'Altura'];
  const file = await workbook({
    Mulheres: [
      ['Elenco 2026'],
      heads,
      ['Amostra Um', 'F', '12/03/1999', '1,76'],
      ['Amostra Dois', 'F', '31/12/04', 178],
      ['TOTAL', '2 modelos'],
    ],
    Homens: [heads, ['Amostra Três', 'M', '05/07/2001', '1,88'], ['Amostra Quatro', 'M', '31/12/29', 186]],
  });
  const { tables, plan, asked, sent, out } = await looked(file);
  expect(tables.map(({ sheet, before, rows }) => [sheet, before, rows.map(({ line }) => line)])).toEqual([
    ['Mulheres', 0, [3, 4, 5]],
    ['Homens', 5, [7, 8]],
  ]);
  expect(asked).toEqual([[5, 'nobody', []]]);
  expect(out).toEqual([5]);
  expect(sent().map(([, name]) => name)).toEqual([
    'Amostra Um',
    'Amostra Dois',
    'Amostra Três',
    'Amostra Quatro',
  ]);
  expect(plan.births.map(({ line, typed, choices }) => [line, typed, choices[0]?.day.slice(0, 10)])).toEqual([
    [8, '31/12/29', '1929-12-31'],
  ]);
});

test.each([
  ['date1904="true"', '2001-03-15'],
  ['date1904="1"', '2001-03-15'],
  ['date1904="false"', '1997-03-14'],
  ['', '1997-03-14'],
])('a day of a workbook with %s', async (properties, day) => {
  const lines = [
    ['Nome', 'Nascimento'],
    ['Caso Mac', { date: 35_503 }],
  ];
  const [table] = await readTables(await workbook({ Elenco: lines }, properties));
  expect(table?.rows[0]?.cells).toEqual(['Caso Mac', day]);
});

test('a code that several people have is nobody’s: each is asked about, and comes in without it', async () => {
  const { asked, sent, out } = await looked(
    [
      'Código;Nome;Sexo;Nascimento',
      'SP;Caso Primeira;F;01/02/2000',
      'SP;Caso Segunda;F;01/03/2000',
      'RJ;Caso Terceira;F;01/04/2000',
      'SP;Caso Quarta;F;01/05/2000',
    ].join('\n'),
  );
  const lines = [2, 3, 5];
  expect(asked).toEqual(lines.map((line) => [line, 'code', lines]));
  expect(out).toEqual(lines);
  expect(sent()).toEqual([[4, 'Caso Terceira', 'RJ']]);
  expect(sent(lines.map((line) => [line, 'other']))).toEqual([
    [2, 'Caso Primeira', ''],
    [3, 'Caso Segunda', ''],
    [4, 'Caso Terceira', 'RJ'],
    [5, 'Caso Quarta', ''],
  ]);
});

test('one person twice is asked about from the second line on', async () => {
  const { asked, sent } = await looked(
    [
      'Nome;Sexo;Nascimento;Telefone',
      'Caso Repetida;F;01/02/2000;11 98765-4321',
      'CASO\u00a0 REPETIDA;F;01/02/2000;11 98765-4321',
      'Caso Repetida;F;05/05/1980;',
    ].join('\n'),
  );
  // of another birth: another person
  expect(asked).toEqual([[3, 'twice', [2]]]);
  expect(sent().map(([line]) => line)).toEqual([2, 4]);
  expect(sent([[3, 'other']]).map(([line]) => line)).toEqual([2, 3, 4]);
});

test('a person of two sheets with other headings is asked about, by the lines of the file', async () => {
  const file = await workbook({
    Elenco: [
      ['Nome', 'Nasc.'],
      ['Ana Lima', '05/05/1999'],
    ],
    Legenda: [['Sigla'], ['NF']],
    'New faces': [
      ['Data de nascimento', 'Modelo'],
      ['05/05/1999', 'ANA LIMA'],
      ['06/05/1999', 'Bia Reis'],
    ],
  });
  const { tables, asked } = await looked(file);
  expect(tables.map(({ sheet }) => sheet)).toEqual(['Elenco', 'Legenda', 'New faces']);
  expect(asked).toEqual([[6, 'twice', [2]]]);
});

test('errors and formulas without a result are named, and are no values', async () => {
  const file = await workbook({
    Elenco: [
      ['Código', 'Nome', 'Altura', 'Telefone', 'Olhos'],
      [{ error: '#N/A' }, 'Ana Lima', { error: '#VALUE!' }, { formula: 'A1&amp;B1' }, 'azuis'],
      ['#N/D', 'Bia Reis', '########', '#NÚM!', '#12'],
    ],
  });
  const { notes, asked, sent, plan } = await looked(file);
  expect(notes.map((note) => note.slice(0, note.indexOf('”') + 1))).toEqual([
    '2 Código: “#N/A”',
    '2 Altura: “#VALUE!”',
    '2 Telefone: “#?”',
    '3 Código: “#N/D”',
    '3 Altura: “########”',
    '3 Telefone: “#NÚM!”',
  ]);
  expect(asked).toEqual([]);
  expect(sent()).toEqual([
    [2, 'Ana Lima', ''],
    [3, 'Bia Reis', ''],
  ]);
  expect(plan.works.map(({ cells }) => cells.eyes)).toEqual(['azuis', '#12']);
});

test('cells beyond the last heading are a column that staff see', async () => {
  const { tables } = await looked('Nome;Obs\nAna;alta; magra;e mais\nBia;baixa\n');
  expect(tables[0]?.headings).toEqual(['Nome', 'Obs', '', '']);
});

test('the headings of a printed page, titles of parts and totals are no people', async () => {
  const { asked, sent } = await looked(
    [
      'Código;Nome;Sexo;Altura',
      ';NEW FACES;;',
      'A1;Ana Lima;F;178',
      'Código;Nome;Sexo;Altura',
      'A2;Bia Reis;F;175',
      ';Homens;;',
      'A3;Modesto Total;M;188',
      ';---;;',
      'Total geral;3 modelos;;',
      ';3;;',
    ].join('\n'),
  );
  expect(asked.map(([line]) => line)).toEqual([2, 4, 6, 8, 9, 10]);
  expect(sent().map(([, name]) => name)).toEqual(['Ana Lima', 'Bia Reis', 'Modesto Total']);
});
