import { text } from '@passarela/contract/text';
import type { UIFieldServerComponent } from 'payload';
import { z } from 'zod';
import controls from '../../parts/ui/controls.module.css';
import { ServerAct } from '../../parts/act/server-act.tsx';
import { inLanguage, languageOf } from '../../platform/reference/language.ts';
import { talentAddress, talentOf } from '../talent/talent-of.ts';
import styles from './inbox.module.css';

const LABELS = {
  start: text('Criar talento', 'Make a talent'),
  busy: text('Criando…', 'Making…'),
  failed: text('O talento não foi criado. Tente de novo.', 'The talent was not made. Try again.'),
};
const OPEN = text('Abrir talento', 'Open talent');

const application = z.object({
  id: z.number(),
  reference: z.string(),
  talent: z.number().nullable().default(null),
});

/** Makes the draft of a talent of this application, or leads to the one that was made. */
export const MakeTalent: UIFieldServerComponent = async ({ data, i18n, payload }) => {
  const parsed = application.safeParse(data);
  if (!parsed.success) return null;
  const language = languageOf(i18n);
  const talent = await talentOf({ payload }, parsed.data);
  return (
    <div className={styles.actions}>
      {talent ? (
        <a className={controls.secondary} href={talentAddress(talent)}>
          {OPEN[language]}
        </a>
      ) : (
        <ServerAct
          act={`/cms-api/applications/${parsed.data.id}/talent`}
          after="open"
          labels={inLanguage(LABELS, language)}
        />
      )}
    </div>
  );
};
