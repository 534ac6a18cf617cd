import { text } from '@passarela/contract/text';
import type { UIFieldServerComponent } from 'payload';
import { inLanguage, languageOf } from '../../reference/language.ts';
import { countOfPerson } from '../../retention/forget.ts';
import { ForgetButton } from './forget-button.tsx';

const LABELS = {
  start: text('Apagar esta pessoa', 'Delete this person'),
  failed: text('Não foi apagada. Tente de novo.', 'It was not deleted. Try again.'),
  cancel: text('Cancelar', 'Cancel'),
  confirm: text('Apagar para sempre', 'Delete for good'),
};
const question = (email: string, count: number) =>
  count === 1
    ? text(
        `Apagar agora, para sempre, o que veio de ${email}: 1 registro, com fotos e anotações?`,
        `Delete now, for good, what came from ${email}: 1 entry, with photos and notes?`,
      )
    : text(
        `Apagar agora, para sempre, tudo o que veio de ${email}: ${count} registros, com fotos e anotações?`,
        `Delete now, for good, everything that came from ${email}: ${count} entries, with photos and notes?`,
      );

/** For administrators: deletes all that came from this entry's address, after saying how much that is. */
export const ForgetPerson: UIFieldServerComponent = async ({ data, i18n, payload, user, collectionSlug }) => {
  if (user?.role !== 'admin' || !data.id || typeof data.email !== 'string') return null;
  const language = languageOf(i18n);
  const count = await countOfPerson(payload, data.email);
  return (
    <ForgetButton
      action={`/cms-api/${collectionSlug}/${data.id}/forget`}
      back="/admin/collections/deletions"
      question={question(data.email, count)[language]}
      labels={inLanguage(LABELS, language)}
    />
  );
};
