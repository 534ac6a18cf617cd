import type { Language } from '@passarela/contract';
import { text } from '@passarela/contract/text';
import type { UIFieldServerComponent } from 'payload';
import { z } from 'zod';
import { ServerAct } from '../../parts/act/server-act.tsx';
import controls from '../../parts/ui/controls.module.css';
import { inLanguage, languageOf } from '../../platform/reference/language.ts';
import { packageOfOrigin } from '../packages/entry.ts';
import { talentAddress, talentOf } from '../talent/make.ts';
import styles from './inbox.module.css';

const TEXTS = {
  package: {
    start: text('Montar pacote', 'Make a package'),
    busy: text('Montando…', 'Making…'),
    failed: text('O pacote não foi montado. Tente de novo.', 'The package was not made. Try again.'),
    open: text('Abrir pacote', 'Open package'),
  },
  talent: {
    start: text('Criar talento', 'Make a talent'),
    busy: text('Criando…', 'Making…'),
    failed: text('O talento não foi criado. Tente de novo.', 'The talent was not made. Try again.'),
    open: text('Abrir talento', 'Open talent'),
  },
};

/** `made`: where it is, once it was made; `act` makes it, if anybody may. */
type Props = { what: keyof typeof TEXTS; made: string | null; act?: string; language: Language };

/** The way to what was made of an entry, or the button that makes it. */
function MadeOf({ what, made, act, language }: Props) {
  const { open, ...labels } = inLanguage(TEXTS[what], language);
  return (
    <div className={styles.actions}>
      {made ? (
        <a className={controls.secondary} href={made}>
          {open}
        </a>
      ) : (
        act && <ServerAct act={act} after="open" labels={labels} />
      )}
    </div>
  );
}

const packageAt = (id: number) => `/admin/collections/packages/${id}`;
const quote = z.object({ id: z.number() });

/** The package of a quote with its talents. */
export const MakePackage: UIFieldServerComponent = async ({ data, i18n, payload }) => {
  const { id } = quote.safeParse(data).data ?? {};
  if (id === undefined) return null;
  const where = { quote: { equals: id } };
  const [made] = (await payload.find({ collection: 'packages', where, depth: 0, limit: 1 })).docs;
  const act = `/cms-api/quotes/${id}/package`;
  return (
    <MadeOf what="package" made={made ? packageAt(made.id) : null} act={act} language={languageOf(i18n)} />
  );
};

const application = z.object({
  id: z.number(),
  reference: z.string(),
  talent: z.number().nullable().default(null),
});

/** The draft of a talent of an application. */
export const MakeTalent: UIFieldServerComponent = async ({ data, i18n, payload }) => {
  const parsed = application.safeParse(data);
  if (!parsed.success) return null;
  const talent = await talentOf({ payload }, parsed.data);
  const act = `/cms-api/applications/${parsed.data.id}/talent`;
  return (
    <MadeOf what="talent" made={talent && talentAddress(talent)} act={act} language={languageOf(i18n)} />
  );
};

/** In a message that is somebody's answer to a package: the way there. */
export const SentPackage: UIFieldServerComponent = ({ data, i18n }) => {
  const id = packageOfOrigin(data.origin);
  return id === null ? null : <MadeOf what="package" made={packageAt(id)} language={languageOf(i18n)} />;
};
