import { type Text, text } from '@passarela/contract/text';
import type { UIFieldServerComponent } from 'payload';
import { isAnswering, isEditor } from '../../../parts/access/roles.ts';
import { inLanguage, languageOf } from '../../../platform/reference/language.ts';
import { openPackagesOf } from '../in-packages.ts';
import { packagesText } from './packages-text.ts';
import { TakeDownButton } from './take-down-button.tsx';

const QUESTIONS: Record<string, Text> = {
  talents: text(
    'Tirar este talento do ar agora? Páginas, fotos, prévias e cópias somem do site. Para voltar, salve como publicado.',
    'Take this talent down now? Pages, pictures, previews and copies leave the site. To put it back, save as published.',
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

export const TakeDown: UIFieldServerComponent = async ({ data, i18n, payload, user, collectionSlug }) => {
  const question = QUESTIONS[collectionSlug];
  if (!question || !data.id || data.deletedAt || !isEditor(user)) return null;
  const language = languageOf(i18n);
  const open = { isWithdrawn: false, now: Date.now() };
  const titles = collectionSlug === 'talents' ? await openPackagesOf(payload, Number(data.id), open) : [];
  const leaves = { count: titles.length, titles: isAnswering(user) ? titles : [] };
  return (
    <TakeDownButton
      action={`/cms-api/${collectionSlug}/${data.id}/take-down`}
      language={language}
      question={`${question[language]} ${packagesText('leaves', leaves, language)}`.trim()}
      labels={inLanguage(LABELS, language)}
    />
  );
};
