import { text } from '@passarela/contract/text';

/** The texts of the list of uses. `{n}` and `{name}` are filled in. */
export const LABELS = {
  title: text('Onde é usado', 'Where it is used'),
  unused: text('Em lugar nenhum.', 'Nowhere.'),
  more: text('e mais {n}', 'and {n} more'),
  inTrash: text('na lixeira', 'in the trash'),
  start: text('Tirar de todos e apagar', 'Take it off all and delete'),
  about: text(
    'Usada em {n}: {name}. Cada um guarda a mudança no histórico. Depois “{term}” é apagada para sempre.',
    'Used in {n}: {name}. Each stores the change in its history. Then “{term}” is deleted for good.',
  ),
  instead: text('No lugar dela', 'In its place'),
  nothing: text('Nada: só tirar', 'Nothing: just take it off'),
  confirm: text('Tirar e apagar', 'Take off and delete'),
  cancel: text('Cancelar', 'Cancel'),
  failed: text(
    'Nem tudo mudou: alguém está editando, ou uma divisão precisa de outra categoria. Nada foi apagado; tente de novo.',
    'Not all changed: somebody is editing, or a division needs another category. Nothing was deleted; try again.',
  ),
};
export type Labels = Record<keyof typeof LABELS, string>;
