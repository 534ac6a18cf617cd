import { language as languageKey } from '@passarela/contract';
import { text } from '@passarela/contract/text';
import type { UIFieldServerComponent } from 'payload';
import { z } from 'zod';
import { isEditor } from '../../../parts/access/roles.ts';
import controls from '../../../parts/ui/controls.module.css';
import { OpenMade } from '../../../parts/ui/open-made.tsx';
import { inLanguage, languageOf } from '../../../platform/reference/language.ts';
import { postAddress, translationOf } from '../translation.ts';
import styles from './translate.module.css';

const TO = {
  pt: {
    make: text('Traduzir para o inglês', 'Translate into English'),
    open: text('Abrir em inglês', 'Open in English'),
  },
  en: {
    make: text('Traduzir para o português', 'Translate into Portuguese'),
    open: text('Abrir em português', 'Open in Portuguese'),
  },
};
const LABELS = {
  busy: text('Copiando…', 'Copying…'),
  failed: text('A tradução não foi criada. Tente de novo.', 'The translation was not made. Try again.'),
  unsaved: text('Salve antes de traduzir.', 'Save before you translate.'),
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
  const { make, open } = inLanguage(TO[post.language], language);
  const found = await translationOf({ payload }, { ...post, batch: post.batch ?? null });
  if (found === null && !isEditor(user)) return null;
  return (
    <div className={styles.translation}>
      {found === null ? (
        <>
          <OpenMade
            action={`/cms-api/posts/${post.id}/translate`}
            labels={{ make, ...inLanguage(LABELS, language) }}
          />
          <p>{START[language]}</p>
        </>
      ) : (
        <a className={controls.secondary} href={postAddress(found)}>
          {open}
        </a>
      )}
    </div>
  );
};
