import { language as languageKey } from '@passarela/contract';
import { text } from '@passarela/contract/text';
import type { UIFieldServerComponent } from 'payload';
import { z } from 'zod';
import { isEditor } from '../../../parts/access/roles.ts';
import { ServerAct } from '../../../parts/act/server-act.tsx';
import controls from '../../../parts/ui/controls.module.css';
import { inLanguage, languageOf } from '../../../platform/reference/language.ts';
import { findTranslation, postAddress, textTimes } from '../translation.ts';
import styles from './translate.module.css';
import { OlderNote, UnpublishBoth } from './unpublish-both.tsx';

const TO = {
  pt: {
    make: text('Traduzir para o inglês', 'Translate into English'),
    open: text('Abrir em inglês', 'Open in English'),
    older: text(
      'O texto em inglês é mais antigo: este mudou depois, em {at}. Confira a tradução.',
      'The English text is older: this one was changed later, on {at}. Check the translation.',
    ),
    stays: text('A publicação em inglês continua no site.', 'The post in English stays on the site.'),
  },
  en: {
    make: text('Traduzir para o português', 'Translate into Portuguese'),
    open: text('Abrir em português', 'Open in Portuguese'),
    older: text(
      'O texto em português é mais antigo: este mudou depois, em {at}. Confira a tradução.',
      'The Portuguese text is older: this one was changed later, on {at}. Check the translation.',
    ),
    stays: text('A publicação em português continua no site.', 'The post in Portuguese stays on the site.'),
  },
};
const LABELS = {
  busy: text('Copiando…', 'Copying…'),
  failed: text('A tradução não foi criada. Tente de novo.', 'The translation was not made. Try again.'),
};
const BOTH = {
  both: text('Tirar as duas do ar', 'Unpublish both'),
  busy: text('Tirando…', 'Unpublishing…'),
  failed: text(
    'A outra não saiu do ar, e esta não foi salva. Tente de novo.',
    'The other one was not unpublished, and this one was not saved. Try again.',
  ),
};
const START = text(
  'Cria o rascunho no outro idioma com este texto, para você reescrever.',
  'Makes the draft in the other language with this text, for you to rewrite.',
);

const saved = z.object({
  id: z.number(),
  language: languageKey,
  batch: z.string().nullish(),
  deletedAt: z.null().optional(),
});

/** Beside a post: its translation, or the button that begins it. */
export const Translate: UIFieldServerComponent = async ({ data, i18n, payload, user }) => {
  const { data: post } = saved.safeParse(data);
  if (!post) return null;
  const language = languageOf(i18n);
  const { make, open, older, stays } = inLanguage(TO[post.language], language);
  const found = await findTranslation({ payload }, { ...post, batch: post.batch ?? null });
  const times = found && (await textTimes(payload, [post.id, found.id]));
  if (found === null && !isEditor(user)) return null;
  return (
    <div className={styles.translation}>
      {found === null ? (
        <>
          <ServerAct
            act={`/cms-api/posts/${post.id}/translate`}
            after="open"
            labels={{ start: make, ...inLanguage(LABELS, language) }}
          />
          <p>{START[language]}</p>
        </>
      ) : (
        <>
          <a className={controls.secondary} href={postAddress(found.id)}>
            {open}
          </a>
          <OlderNote
            changed={times?.get(post.id)?.changed ?? 0}
            other={times?.get(found.id)?.written ?? 0}
            older={older}
          />
          {found.status === 'published' && isEditor(user) && (
            <UnpublishBoth other={found.id} labels={{ stays, ...inLanguage(BOTH, language) }} />
          )}
        </>
      )}
    </div>
  );
};
