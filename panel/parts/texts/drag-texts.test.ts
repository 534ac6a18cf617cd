import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Active, Over } from '@dnd-kit/core';
import { expect, test } from 'vitest';
import { dragTexts } from './translate-label.ts';

const rect = { width: 0, height: 0, top: 0, left: 0, bottom: 0, right: 0 };
const at = (index: number): Active & Over => ({
  id: 'a1b2c3',
  data: { current: { sortable: { containerId: 'list', index, items: ['x', 'y', 'z'] } } },
  rect: { ...rect, current: { initial: null, translated: null } },
  disabled: false,
});

test('a moved item is announced by its place in Portuguese, without its id', () => {
  const { announcements: say, instructions } = dragTexts('pt');
  const [active, over] = [at(0), at(2)];
  expect([
    instructions.draggable,
    say.onDragStart({ active }),
    say.onDragOver({ active, over }),
    say.onDragOver({ active, over: null }),
    say.onDragEnd({ active, over }),
    say.onDragCancel({ active, over: null }),
  ]).toEqual([
    'Para mover este item, pressione a barra de espaço, escolha o lugar com as setas e pressione espaço de novo. Esc cancela.',
    'Item 1 de 3: pronto para mover.',
    'Item 1: lugar 3 de 3.',
    'Item 1: fora da lista.',
    'Item 1 movido para o lugar 3 de 3.',
    'Item 1 ficou no lugar.',
  ]);
});

test('Payload mounts its lists without texts of their own; where it takes some, this can go', () => {
  const list = import.meta.resolve('@payloadcms/ui/elements/DraggableSortable');
  expect(readFileSync(fileURLToPath(list), 'utf8')).not.toContain('accessibility');
});
