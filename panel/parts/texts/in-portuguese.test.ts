import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { inPortuguese } from './in-portuguese.ts';

test.each([
  ['Successfully saved 1 files', '1 arquivo salvo'],
  ['Successfully saved 12 files', '12 arquivos salvos'],
  ['Failed to save 1 files', '1 arquivo não foi salvo: o motivo está ao lado'],
  ['Failed to save 2 files', '2 arquivos não foram salvos: os motivos estão ao lado'],
  ['Atualizado com sucesso.', 'Atualizado com sucesso.'],
])('%s', (notice, labels) => {
  expect(inPortuguese(notice)).toBe(labels);
});

test('the notices are still those of this Payload; where it translates them itself, this can go', () => {
  const code = readFileSync(fileURLToPath(import.meta.resolve('@payloadcms/ui')), 'utf8');
  expect(code).toMatch(/Successfully saved \$\{\w+\} files/);
  expect(code).toMatch(/Failed to save \$\{\w+\} files/);
});
