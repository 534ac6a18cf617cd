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

/** The keys of the editor's groups, which Payload speaks as they are: "add dropdown". */
const GROUPS: Record<string, string> = {
  add: 'Inserir',
  text: 'Tipo de texto',
  align: 'Alinhar',
  indent: 'Recuar',
};

/** Labels of the editor's links, blocks and tables, and of a file's address. */
const EDITOR: Record<string, string> = {
  'Edit link': 'Editar link',
  'Remove link': 'Tirar o link',
  'Drag to move': 'Arraste para mover',
  'Insert Paragraph': 'Inserir parágrafo',
  'Add block': 'Inserir',
  'Copy URL': 'Copiar endereço',
};

const ROLES: Record<string, string> = { sortable: 'item ordenável', draggable: 'item arrastável' };

/** A label that Payload and its parts wrote into their code in English, in Portuguese; any other as it is. */
export function translateLabel(label: string): string {
  if (label === 'Close toast') return 'Fechar aviso';
  if (label.startsWith('Notifications ')) return 'Avisos';
  const [, group = ''] = /^(\w+) dropdown$/.exec(label) ?? [];
  return GROUPS[group] ?? EDITOR[label] ?? ROLES[label] ?? label;
}

const SIZES: Record<string, string> = { thumb: 'Pequena', web: 'Média' };

/** "thumb", "image/jpeg" and "1.2MB" as staff say them. */
export const translateFileLabels = (said: string): string =>
  (SIZES[said.trim()] ?? said)
    .replace(/\b(?:image|video)\/(\w+)/g, (_kind, name: string) => name.toUpperCase())
    .replace(/(\d)\.(\d+) ?([KMG]B)/g, '$1,$2 $3');

const WORDS: readonly (readonly [RegExp, string])[] = [
  [/\b1 result available/, '1 resultado'],
  [/(\d+) results? available/, '$1 resultados'],
  [/ for search term (.*)\.$/, ' para “$1”.'],
  [
    /^Use Up and Down to choose options, press Enter to select the currently focused option, press Escape to exit the menu/,
    'Setas para cima e para baixo escolhem, Enter marca, Esc fecha a lista',
  ],
  [/, press Tab to select the option and exit the menu/, ', Tab marca e fecha'],
  [
    /^Use left and right to toggle between focused values, press Backspace to remove the currently focused value/,
    'Setas para os lados andam entre os escolhidos, Backspace tira um',
  ],
  [/^Select is focused /, 'Escolha '],
  [/ is focused (?=,|$)/, ' '],
  [/,type to refine list/, ', digite para procurar'],
  [/, press Down to open the menu, ?/, ', seta para baixo abre a lista'],
  [/ press left to focus selected values/, ', seta para a esquerda volta aos escolhidos'],
  [/^All selected options have been cleared\.$/, 'Nada mais está escolhido.'],
  [/^options? (.*), deselected\.$/, '$1: não está mais escolhido.'],
  [/^options? (.*), selected\.$/, '$1: escolhido.'],
  [/^option (.*) is disabled\. Select another option\.$/, '$1 não pode ser escolhido. Escolha outro.'],
  [/^value (.*) focused, (\d+) of (\d+)\.$/, '$1, $2 de $3.'],
  [/ selected(?= disabled|, \d)/, ', escolhido'],
  [/ disabled(?=, \d)/, ', indisponível'],
  [/, (\d+) of (\d+)\.$/, ', $1 de $2.'],
];

/** The English words of a list of choices in Portuguese. */
export const translateOptionMessage = (said: string): string =>
  WORDS.reduce((text, [english, words]) => text.replace(english, words), said);
