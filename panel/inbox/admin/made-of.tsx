import { text } from '@passarela/contract/text';
import type { UIFieldServerComponent } from 'payload';
import { z } from 'zod';
import { ServerAct } from '../../parts/act/server-act.tsx';
import controls from '../../parts/ui/controls.module.css';
import { inLanguage, languageOf } from '../../platform/reference/language.ts';
import { packageOfOrigin } from '../packages/entry.ts';
import { talentAddress, talentOf } from '../talent/make.ts';
import styles from './inbox.module.css';

const LABELS = {
  start: text('Montar pacote', 'Make a package'),
  busy: text('Montando…', 'Making…'),
  failed: text('O pacote não foi montado. Tente de novo.', 'The package was not made. Try again.'),
};
const OPEN = text('Abrir pacote', 'Open package');
const quote = z.object({ id: z.number() });

/** Makes the package of a quote with its talents, or leads to the one that was made. */
export const MakePackage: UIFieldServerComponent = async ({ data, i18n, payload }) => {
  const parsed = quote.safeParse(data);
  if (!parsed.success) return null;
  const language = languageOf(i18n);
  const { id } = parsed.data;
  const where = { quote: { equals: id } };
  const [made] = (await payload.find({ collection: 'packages', where, depth: 0, limit: 1 })).docs;
  return (
    <div className={styles.actions}>
      {made ? (
        <a className={controls.secondary} href={`/admin/collections/packages/${made.id}`}>
          {OPEN[language]}
        </a>
      ) : (
        <ServerAct act={`/cms-api/quotes/${id}/package`} after="open" labels={inLanguage(LABELS, language)} />
      )}
    </div>
  );
};

const MAKE_TALENT_LABELS = {
  start: text('Criar talento', 'Make a talent'),
  busy: text('Criando…', 'Making…'),
  failed: text('O talento não foi criado. Tente de novo.', 'The talent was not made. Try again.'),
};
const MAKE_TALENT_OPEN = text('Abrir talento', 'Open talent');

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
          {MAKE_TALENT_OPEN[language]}
        </a>
      ) : (
        <ServerAct
          act={`/cms-api/applications/${parsed.data.id}/talent`}
          after="open"
          labels={inLanguage(MAKE_TALENT_LABELS, language)}
        />
      )}
    </div>
  );
};

const SENT_PACKAGE_OPEN = text('Abrir pacote', 'Open package');

/** In a message that is somebody's answer to a package: the way there. */
export const SentPackage: UIFieldServerComponent = ({ data, i18n }) => {
  const id = packageOfOrigin(data.origin);
  if (id === null) return null;
  return (
    <div className={styles.actions}>
      <a className={controls.secondary} href={`/admin/collections/packages/${id}`}>
        {SENT_PACKAGE_OPEN[languageOf(i18n)]}
      </a>
    </div>
  );
};
