import { text } from '@passarela/contract/text';
import type { Labels as PickerLabels } from '../gallery/labels.ts';

/** The texts of the list of uses. `{n}` and `{name}` are filled in. */
export const LABELS = {
  title: text('Onde é usado', 'Where it is used'),
  unused: text('Em lugar nenhum.', 'Nowhere.'),
  more: text('e mais {n}', 'and {n} more'),
  inTrash: text('na lixeira', 'in the trash'),
  start: text('Tirar de todos e mover para a lixeira', 'Take it off all and trash it'),
  about: text(
    'Usada em {n}: {name}. Cada um guarda a mudança no histórico. Depois “{term}” vai para a lixeira.',
    'Used in {n}: {name}. Each stores the change in its history. Then “{term}” goes to the trash.',
  ),
  instead: text('No lugar dela', 'In its place'),
  nothing: text('Nada: só tirar', 'Nothing: just take it off'),
  confirm: text('Tirar e mover para a lixeira', 'Take off and trash'),
  cancel: text('Cancelar', 'Cancel'),
  startPicture: text('Tirar de todos ou trocar', 'Take it off all or replace it'),
  aboutPicture: text(
    'Usada em {n}: {name}. Cada um guarda a mudança no histórico. Depois a foto vai para a lixeira.',
    'Used in {n}: {name}. Each stores the change in its history. Then the photo goes to the trash.',
  ),
  confirmPicture: text('Confirmar e mandar para a lixeira', 'Confirm and move to the trash'),
  choosePicture: text('Escolher outra foto', 'Choose another photo'),
  usePicture: text('Usar esta', 'Use this one'),
  failedPicture: text(
    'Nem tudo mudou: alguém está editando; um slide e o feed precisam de outra foto; o que está na agência ou na privacidade muda lá. A foto não foi para a lixeira; tente de novo.',
    'Not all changed: somebody is editing; a slide and the feed need another photo; what is in the agency’s data or in privacy changes there. The photo was not trashed; try again.',
  ),
  failed: text(
    'Nem tudo mudou: alguém está editando, ou uma divisão precisa de outra categoria. Nada foi para a lixeira; tente de novo.',
    'Not all changed: somebody is editing, or a division needs another category. Nothing was trashed; try again.',
  ),
};
type Own = Record<keyof typeof LABELS, string>;
/** The texts of both dialogs, those of the picker of pictures among them. */
export type Labels = Own & PickerLabels;

/** The texts where a picture is replaced, and goes to the trash. */
export const ofPicture = (labels: Own): Own & { take: string } => ({
  ...labels,
  start: labels.startPicture,
  about: labels.aboutPicture,
  confirm: labels.confirmPicture,
  failed: labels.failedPicture,
  take: labels.usePicture,
});
