import { text } from '@passarela/contract/text';
import type { UIFieldServerComponent } from 'payload';
import { inLanguage, languageOf } from '../../platform/reference/language.ts';
import { countOfPerson, talentsOfPerson } from '../person/forget.ts';
import { ForgetButton } from './forget-button.tsx';

const LABELS = {
  start: text('Apagar esta pessoa', 'Delete this person'),
  failed: text('Não foi apagada. Tente de novo.', 'It was not deleted. Try again.'),
  cancel: text('Cancelar', 'Cancel'),
  confirm: text('Apagar para sempre', 'Delete for good'),
};
const STAYS = text(
  'Este e-mail também está nos dados da agência destes talentos. Eles não são apagados aqui: abra cada um e decida.',
  'This address is also in the agency’s data of these talents. They are not deleted here: open each and decide.',
);
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
  const [count, talents] = await Promise.all([
    countOfPerson(payload, data.email),
    talentsOfPerson(payload, data.email),
  ]);
  return (
    <ForgetButton
      action={`/cms-api/${collectionSlug}/${data.id}/forget`}
      back="/admin/collections/deletions"
      question={question(data.email, count)[language]}
      labels={inLanguage(LABELS, language)}
    >
      {talents.length > 0 && (
        <>
          <p>{STAYS[language]}</p>
          <ul>
            {talents.map(({ id, name }) => (
              <li key={id}>
                <a href={`/admin/collections/talents/${id}`} target="_blank" rel="noreferrer">
                  {name}
                </a>
              </li>
            ))}
          </ul>
        </>
      )}
    </ForgetButton>
  );
};
