import { text } from '@passarela/contract/text';
import type { UIFieldServerComponent } from 'payload';
import { z } from 'zod';
import controls from '../../parts/ui/controls.module.css';
import { ServerAct } from '../../parts/act/server-act.tsx';
import { inLanguage, languageOf } from '../../platform/reference/language.ts';
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
