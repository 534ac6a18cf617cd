import type { Active, Announcements, Over, ScreenReaderInstructions } from '@dnd-kit/core';
import type { Language } from '@passarela/contract';
import { text } from '@passarela/contract/text';
import { inLanguage } from '../../platform/reference/language.ts';
import { fill } from '../ui/fill.ts';

const TEXTS = {
  howTo: text(
    'Para mover este item, pressione a barra de espaço, escolha o lugar com as setas e pressione espaço de novo. Esc cancela.',
    'To move this item, press the space bar, choose its place with the arrow keys and press space again. Escape cancels.',
  ),
  start: text('Item {from} de {total}: pronto para mover.', 'Item {from} of {total}: ready to move.'),
  over: text('Item {from}: lugar {to} de {total}.', 'Item {from}: place {to} of {total}.'),
  nowhere: text('Item {from}: fora da lista.', 'Item {from}: outside the list.'),
  end: text(
    'Item {from} movido para o lugar {to} de {total}.',
    'Item {from} moved to place {to} of {total}.',
  ),
  cancel: text('Item {from} ficou no lugar.', 'Item {from} stayed in its place.'),
};

const sortable = (item: Active | Over | null) => {
  const { index, items }: { index?: unknown; items?: unknown } = item?.data.current?.sortable ?? {};
  return {
    place: typeof index === 'number' ? index + 1 : null,
    total: Array.isArray(items) ? items.length : 0,
  };
};

const sentence = (template: string, active: Active, over: Over | null = null): string => {
  const { place, total } = sortable(active);
  return fill(template, { from: place ?? '', to: sortable(over).place ?? '', total });
};

/** Texts of a sortable list for screen readers: how to move an item, and its places, without ids. */
export function dragTexts(language: Language): {
  instructions: ScreenReaderInstructions;
  announcements: Announcements;
} {
  const say = inLanguage(TEXTS, language);
  return {
    instructions: { draggable: say.howTo },
    announcements: {
      onDragStart: ({ active }) => sentence(say.start, active),
      onDragOver: ({ active, over }) => sentence(over ? say.over : say.nowhere, active, over),
      onDragEnd: ({ active, over }) => sentence(over ? say.end : say.cancel, active, over),
      onDragCancel: ({ active }) => sentence(say.cancel, active),
    },
  };
}
