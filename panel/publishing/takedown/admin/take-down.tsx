import { type Text, text } from '@passarela/contract/text';
import type { UIFieldServerComponent } from 'payload';
import { isAnswering, isEditor } from '../../../parts/access/roles.ts';
import { findById } from '../../../platform/db/find.ts';
import { localDay } from '../../../platform/reference/agency-time.ts';
import { inLanguage, languageOf } from '../../../platform/reference/language.ts';
import { MINORS, minorsAmong } from '../../../platform/reference/minors.ts';
import { openPackagesOf } from '../in-packages.ts';
import { withNames } from '../names.ts';
import { receiptOf } from '../receipt.ts';
import { packagesText } from '../texts.ts';
import { ReceiptText } from './receipt-text.tsx';
import { ShowAgain, TakeDownButton } from './take-down-button.tsx';

const QUESTIONS: Record<string, Text> = {
  talents: text(
    'Tirar este talento do ar agora? Páginas, prévias, cópias e as fotos que são só deste talento somem do site. Uma foto que está também em outro lugar, como um slide, fica lá, e o recibo diz onde. Para voltar, salve como publicado.',
    'Take this talent down now? Pages, previews, copies and the pictures that are of this talent alone leave the site. A picture that stands elsewhere too, as in a slide, stays there, and the receipt says where. To put it back, save as published.',
  ),
  media: text(
    'Tirar este arquivo do ar agora, de todos os lugares? Para voltar, desmarque “Fora do ar” e salve.',
    'Take this file down now, everywhere? To put it back, clear “Taken down” and save.',
  ),
};
const LABELS = {
  start: text('Retirar do ar', 'Take down'),
  confirm: text('Retirar do ar agora', 'Take down now'),
  cancel: text('Cancelar', 'Cancel'),
  close: text('Fechar', 'Close'),
  failed: text('Não saiu do ar. Tente de novo.', 'It was not taken down. Try again.'),
};

const AGAIN = {
  show: text('Mostrar de novo aos clientes', 'Show to the clients again'),
  shown: text(
    'Os clientes veem este talento de novo. Menores, e quem está sem data de nascimento, só depois de você ler os avisos em cada pacote.',
    'The clients see this talent again. Minors, and people without a birthdate, only once you have read the warnings in each package.',
  ),
  failed: text('Não deu certo. Tente de novo.', 'It did not work. Try again.'),
};

export const TakeDown: UIFieldServerComponent = async ({ data, i18n, payload, user, collectionSlug }) => {
  const question = QUESTIONS[collectionSlug];
  if (!question || !data.id || data.deletedAt || !isEditor(user)) return null;
  const language = languageOf(i18n);
  const path = `/cms-api/${collectionSlug}/${data.id}`;
  const packages = async (isWithdrawn: boolean) => {
    const about = { isWithdrawn, now: Date.now() };
    const found = collectionSlug === 'talents' ? await openPackagesOf(payload, [Number(data.id)], about) : [];
    return { count: found.length, titles: isAnswering(user) ? found.map(({ title }) => title) : [] };
  };
  const talent = collectionSlug === 'talents' ? await findById(payload, 'talents', Number(data.id)) : null;
  const [minor] = talent ? minorsAmong([talent], language, localDay(Date.now())) : [];
  const asked = [
    question[language],
    minor && `${MINORS[language]}: ${minor}.`,
    packagesText('leaves', await packages(false), language),
  ];
  const gone = packagesText('gone', await packages(true), language);
  return (
    <>
      {gone && (
        <ShowAgain
          action={isAnswering(user) ? `${path}/show-again` : null}
          labels={{ ...inLanguage(AGAIN, language), gone }}
        />
      )}
      <TakeDownButton
        action={`${path}/take-down`}
        language={language}
        question={asked.filter(Boolean).join(' ')}
        labels={inLanguage(LABELS, language)}
      />
    </>
  );
};

/** A stored receipt, worded as when the button was pressed. */
export const StoredReceipt: UIFieldServerComponent = async ({ data, i18n, payload, user }) => {
  if (!data.id) return null;
  const row = await payload.findByID({ collection: 'takedowns', id: Number(data.id), depth: 0 });
  const receipt = await withNames(payload, receiptOf(row), user ?? null, languageOf(i18n));
  return <ReceiptText receipt={receipt} language={languageOf(i18n)} />;
};
