import { text } from '@passarela/contract/text';
import type { ServerProps } from 'payload';
import { waitingRuns } from '../../erasure/hold.ts';
import { ServerAct } from '../../parts/act/server-act.tsx';
import { labelText } from '../../parts/fields/localized-labels.ts';
import { fill } from '../../parts/ui/fill.ts';
import { inLanguage, languageOf } from '../../platform/reference/language.ts';
import styles from './dashboard.module.css';

const WAITS = text(
  'O prazo de {count} {count|registro|registros} em “{where}” venceu de uma vez, e nada foi apagado ainda. Confira se a data do servidor está certa. Sem resposta em 7 dias, sai só o que está vencido também pela data do registro mais novo.',
  'The period of {count} {count|entry|entries} in “{where}” ended at once, and nothing has been deleted yet. Check that the server’s date is right. Without an answer within 7 days only what is over by the newest entry’s date goes too.',
);
/** Applications go to the trash first. */
const CONFIRM_APPLICATIONS = {
  start: text('Mover para a lixeira', 'Move to the trash'),
  question: text(
    'Vão para a lixeira e são apagadas para sempre em 7 dias: {count}.',
    'They go to the trash and are deleted for good in 7 days: {count}.',
  ),
  confirm: text('Mover para a lixeira', 'Move to the trash'),
};
const CONFIRM = {
  start: text('Apagar agora', 'Delete now'),
  question: text(
    'Apagar para sempre: {count}. Isto não pode ser desfeito.',
    'Delete for good: {count}. This cannot be undone.',
  ),
  confirm: text('Apagar para sempre', 'Delete for good'),
  cancel: text('Cancelar', 'Cancel'),
  failed: text('Não deu certo. Recarregue a página.', 'It did not work. Reload the page.'),
};
const REFUSE = {
  ...CONFIRM,
  start: text('Não apagar', 'Do not delete'),
  question: text(
    'Nada é apagado. O painel pergunta de novo em 7 dias: {count}.',
    'Nothing is deleted. The panel asks again in 7 days: {count}.',
  ),
  confirm: text('Não apagar', 'Do not delete'),
};

/** For administrators: large deletions that wait for one of them. */
export async function WaitingDeletions({ payload, i18n, user }: ServerProps) {
  if (user?.role !== 'admin') return null;
  const language = languageOf(i18n);
  const waiting = Object.entries(await waitingRuns(payload)).filter(([, { decision }]) => decision === null);
  return waiting.map(([slug, { ids }]) => {
    const labels = payload.config.collections.find((one) => one.slug === slug)?.labels;
    const values = { count: ids.length, where: labelText(labels?.plural, language) || slug };
    const answer = (decision: 'confirmed' | 'refused', words: typeof CONFIRM) => {
      const { question, ...own } = inLanguage(words, language);
      return (
        <ServerAct
          act="/cms-api/retention"
          body={{ slug, count: ids.length, decision }}
          after="reload"
          look={decision === 'confirmed' ? 'danger' : 'secondary'}
          labels={own}
        >
          <p>{fill(question, values)}</p>
        </ServerAct>
      );
    };
    const confirm = slug === 'applications' ? { ...CONFIRM, ...CONFIRM_APPLICATIONS } : CONFIRM;
    return (
      <div className={styles.warning} key={slug}>
        <p>{fill(WAITS[language], values)}</p>
        {answer('confirmed', confirm)} {answer('refused', REFUSE)}
      </div>
    );
  });
}
