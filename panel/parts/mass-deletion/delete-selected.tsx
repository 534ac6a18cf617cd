import { text } from '@passarela/contract/text';
import type { BeforeListTableServerProps } from 'payload';
import { inLanguage, languageOf } from '../../platform/reference/language.ts';
import { isEditor } from '../access/roles.ts';
import { DeleteSelectedDialog, SelectedMinors } from './delete-selected-dialog.tsx';

const MORE = text('e mais {count}', 'and {count} more');
const NOBODY = text('Marque antes, na lista, o que vai sair.', 'First mark in the list what is to go.');
const DELETE = {
  done: text('Apagados para sempre: {count}.', 'Deleted for good: {count}.'),
  close: text('Fechar', 'Close'),
  start: text('Apagar os selecionados', 'Delete the selected ones'),
  question: text(
    'Apagar para sempre, de uma vez: {count}. Isto não pode ser desfeito.',
    'Delete for good, at once: {count}. This cannot be undone.',
  ),
  more: MORE,
  nobody: NOBODY,
  confirm: text('Apagar para sempre', 'Delete for good'),
  cancel: text('Cancelar', 'Cancel'),
  failed: text(
    'Nem tudo foi apagado. Recarregue a página: a lista mostra o que ficou.',
    'Not all were deleted. Reload the page: the list shows what is left.',
  ),
};
const MOVE = {
  done: text('Na lixeira: {count}.', 'In the trash: {count}.'),
  close: text('Fechar', 'Close'),
  start: text('Mover para a lixeira', 'Move to the trash'),
  question: text(
    'Sai do site e dos pacotes de clientes agora e fica 30 dias na lixeira: {count}. Até lá, {who} pode restaurar.',
    'Leaves the site and selections of clients now and stays in the trash for 30 days: {count}. Until then {who} can restore it.',
  ),
  more: MORE,
  nobody: NOBODY,
  confirm: text('Mover', 'Move'),
  cancel: text('Cancelar', 'Cancel'),
  failed: text(
    'Nem tudo foi movido: algo está em uso no site. Recarregue a página e veja a lista.',
    'Not all were moved: something is in use on the site. Reload the page and look at the list.',
  ),
};
const EDITORS = text(
  'quem é da Edição, da Gerência ou da Administração',
  'an editor, a manager or an administrator',
);
const ADMINISTRATORS = text('só a Administração', 'an administrator alone');
/** Lists whose entries administrators alone move there and back (parts/access/rules.ts). */
const OF_ADMINISTRATORS = ['applications', 'categories', 'divisions', 'skills'];
/** Not on the site, and for as long as the end of its period takes. */
const MOVE_APPLICATIONS = {
  ...MOVE,
  question: text(
    'Fica 7 dias na lixeira e depois some para sempre, com as fotos: {count}. Até lá a Administração pode restaurar.',
    'Stays in the trash for 7 days and is then deleted for good, photos included: {count}. Until then an administrator can restore it.',
  ),
  failed: text(
    'Nem tudo foi movido. Recarregue a página e veja a lista.',
    'Not all were moved. Reload the page and look at the list.',
  ),
};

const FROM_TRASH = { ...DELETE, start: text('Apagar para sempre', 'Delete for good') };
/** In the trash deletion is not the common act. */
const BACK = text(
  'Para trazer algo de volta, abra e aperte “Restaurar”; ou marque vários e aperte “Restaurar” lá em cima.',
  'To bring something back, open it and press “Restore”; or mark several and press “Restore” above.',
);

const isTrashOf = (params: BeforeListTableServerProps['params']): boolean => {
  const segments = params?.segments;
  return Array.isArray(segments) && segments.at(-1) === 'trash';
};

/** For the marked entries of a list: to the trash, if there is one; from there, or without one, for good. */
export function DeleteSelected({ collectionConfig, i18n, user, params }: BeforeListTableServerProps) {
  const { slug, trash } = collectionConfig;
  const language = languageOf(i18n);
  if (trash && !isTrashOf(params)) {
    const isOfAdministrators = OF_ADMINISTRATORS.includes(slug);
    if (isOfAdministrators ? user?.role !== 'admin' : !isEditor(user)) return null;
    const labels = inLanguage(slug === 'applications' ? MOVE_APPLICATIONS : MOVE, language);
    const who = (isOfAdministrators ? ADMINISTRATORS : EDITORS)[language];
    const question = labels.question.replace('{who}', who);
    return <DeleteSelectedDialog slug={slug} act="trash" labels={{ ...labels, question }} />;
  }
  if (user?.role !== 'admin') return trash ? <SelectedMinors slug={slug} /> : null;
  const act = trash ? 'empty' : 'delete';
  return (
    <>
      {trash && <p>{BACK[language]}</p>}
      {trash && <SelectedMinors slug={slug} />}
      <DeleteSelectedDialog
        slug={slug}
        act={act}
        labels={inLanguage(trash ? FROM_TRASH : DELETE, language)}
      />
    </>
  );
}
