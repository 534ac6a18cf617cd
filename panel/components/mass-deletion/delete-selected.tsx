import { text } from '@passarela/contract/text';
import type { BeforeListTableServerProps } from 'payload';
import { inLanguage, languageOf } from '../../reference/language.ts';
import { DeleteSelectedDialog } from './delete-selected-dialog.tsx';

const LABELS = {
  start: text('Apagar os selecionados', 'Delete the selected ones'),
  question: text(
    'Apagar para sempre, de uma vez: {count}. Isto não pode ser desfeito.',
    'Delete for good, at once: {count}. This cannot be undone.',
  ),
  type: text('Para confirmar, digite o número {count}', 'To confirm, type the number {count}'),
  confirm: text('Apagar para sempre', 'Delete for good'),
  cancel: text('Cancelar', 'Cancel'),
  failed: text(
    'Nem tudo foi apagado. Veja a lista e tente de novo.',
    'Not all were deleted. Look at the list and try again.',
  ),
};

export function DeleteSelected({ collectionConfig, i18n, user }: BeforeListTableServerProps) {
  if (user?.role !== 'admin') return null;
  const labels = inLanguage(LABELS, languageOf(i18n));
  return <DeleteSelectedDialog slug={collectionConfig.slug} labels={labels} />;
}
