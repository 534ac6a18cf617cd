import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { translateLabel } from './translate-label.ts';

test.each([
  ['Close toast', 'Fechar aviso'],
  ['Notifications alt+T', 'Avisos'],
  ['add dropdown', 'Inserir'],
  ['Remove link', 'Tirar o link'],
  ['sortable', 'item ordenável'],
  ['Salvar', 'Salvar'],
])('%s is said as %s', (label, spoken) => {
  expect(translateLabel(label)).toBe(spoken);
});

const codeAt = (address: string): string => readFileSync(fileURLToPath(address), 'utf8');

test('the labels are still those of these packages; where they are translated, this can go', () => {
  const ui = codeAt(import.meta.resolve('sonner', import.meta.resolve('@payloadcms/ui')));
  const lexical = import.meta.resolve('@payloadcms/richtext-lexical/client');
  const dropdown = new URL('../../features/toolbars/shared/ToolbarDropdown/index.js', lexical).href;
  expect([ui.includes('Close toast'), codeAt(dropdown).includes(' dropdown`')]).toEqual([true, true]);
});
