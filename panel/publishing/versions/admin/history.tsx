import type { Language } from '@passarela/contract';
import { text } from '@passarela/contract/text';
import { Gutter, SetDocumentStepNav } from '@payloadcms/ui';
import type { DocumentViewServerProps, GlobalSlug } from 'payload';
import { canEdit } from '../../../parts/access/rules.ts';
import { ServerAct } from '../../../parts/act/server-act.tsx';
import { labelText } from '../../../parts/fields/localized-labels.ts';
import { fill } from '../../../parts/ui/fill.ts';
import { localMinute } from '../../../platform/reference/agency-time.ts';
import { inLanguage, languageOf } from '../../../platform/reference/language.ts';
import { type Change, changesIn, versionsOf } from '../changes.ts';
import styles from './history.module.css';

const RESTORE_LABELS = {
  start: text('Voltar a esta versão', 'Go back to this version'),
  confirm: text('Voltar a esta versão', 'Go back to this version'),
  cancel: text('Cancelar', 'Cancel'),
  failed: text(
    'Não deu certo, e nada mudou. Tente de novo.',
    'It did not work, and nothing has changed. Try again.',
  ),
};
const QUESTION = text(
  'Tudo volta a ser como em {when}, menos se está no ar ou não, e os arquivos de fotos que foram trocados: isso fica como está. O estado de agora continua no histórico.',
  'All goes back to how it was on {when}, except whether it is on the site, and files that took a picture’s place: that stays as it is. The present state stays in the history.',
);

type Props = {
  /** The path of the entry below /admin: `collections/talents/7`, `globals/texts`. */
  base: string;
  version: string;
  when: string;
  language: Language;
};

/** The way back to a stored state, which asks first. */
export function Restore({ base, version, when, language }: Props) {
  const api = base.replace(/^collections\/([^/]+)\/.*$/, '$1');
  return (
    <ServerAct
      act={`/cms-api/${api}/versions/${version}?depth=0`}
      after={{ go: `/admin/${base}` }}
      labels={inLanguage(RESTORE_LABELS, language)}
    >
      <p>{fill(QUESTION[language], { when })}</p>
    </ServerAct>
  );
}

const LABELS = {
  title: text('Histórico', 'History'),
  about: text(
    'Cada vez que alguém salva, o estado fica guardado aqui: os últimos 30, e de cada dia o último. Voltar a um deles não perde o de agora.',
    'Each save is kept here: the last 30, and the last of each day. Going back to one does not lose the present one.',
  ),
  now: text('Como está agora', 'As it is now'),
  oldest: text('O mais antigo que está guardado', 'The oldest that is kept'),
  nothing: text('Salvo sem mudança', 'Saved without a change'),
  somebody: text('Autor não registrado', 'Author not recorded'),
  compare: text('Comparar', 'Compare'),
  none: text(
    'Ainda não há nada aqui. O próximo salvamento guarda o estado de antes e o novo.',
    'Nothing here yet. The next save keeps the state before it and the new one.',
  ),
};
const ChangeText = ({ label, from, to }: Change) => (
  <li>
    {label}
    {from !== undefined && (
      <>
        : <s>{from}</s> → <b>{to}</b>
      </>
    )}
  </li>
);

function Changes({
  changes,
  labels,
}: {
  changes: Change[] | null;
  labels: Record<keyof typeof LABELS, string>;
}) {
  if (changes === null) return <p className={styles.silent}>{labels.oldest}</p>;
  if (changes.length === 0) return <p className={styles.silent}>{labels.nothing}</p>;
  return (
    <ul className={styles.changes}>
      {changes.map((change, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes
        <ChangeText key={index} {...change} />
      ))}
    </ul>
  );
}

/** The stored states of an entry or a global, its fields, and its place below /admin and in the header. */
export async function historyOf({ initPageResult, doc, i18n }: DocumentViewServerProps) {
  const { collectionConfig: of, globalConfig, docID: id, req } = initPageResult;
  const globalSlug = globalConfig?.slug as GlobalSlug | undefined;
  const language: Language = languageOf(i18n);
  return {
    ...{ language, req },
    fields: (of ?? globalConfig)?.flattenedFields ?? [],
    versions: await versionsOf(req, { collection: of?.slug, global: globalSlug, id }),
    base: of ? `collections/${of.slug}/${id}` : `globals/${globalSlug}`,
    place: of
      ? {
          ...{ collectionSlug: of.slug, id: Number(id), useAsTitle: of.admin.useAsTitle },
          pluralLabel: labelText(of.labels.plural, language),
        }
      : { ...(globalSlug && { globalSlug }) },
    mayRestore: canEdit({ req }) && !doc?.deletedAt,
  };
}

/** The history of a talent, post, slide or the privacy page: who saved, when, changes, and the way back. */
export async function History(view: DocumentViewServerProps) {
  const { base, fields, language, mayRestore, place, versions } = await historyOf(view);
  const labels = inLanguage(LABELS, language);
  return (
    <>
      <SetDocumentStepNav {...place} view={labels.title} />
      <Gutter>
        <main className={styles.history}>
          <h2>{labels.title}</h2>
          <p>{versions.length > 0 ? labels.about : labels.none}</p>
          <ol className={styles.list}>
            {versions.map(({ id, at, by, state }, index) => {
              const before = versions[index + 1];
              const when = localMinute(at);
              return (
                <li key={id} className={styles.version}>
                  <p className={styles.head}>
                    <time dateTime={at}>{when}</time> · {by || labels.somebody}
                    {index === 0 && <span className={styles.now}>{labels.now}</span>}
                  </p>
                  <Changes
                    labels={labels}
                    changes={before ? changesIn(fields, before.state, state, language) : null}
                  />
                  <div className={styles.acts}>
                    {before && <a href={`/admin/${base}/versions/${id}`}>{labels.compare}</a>}
                    {index > 0 && mayRestore && (
                      <Restore base={base} version={id} when={when} language={language} />
                    )}
                  </div>
                </li>
              );
            })}
          </ol>
        </main>
      </Gutter>
    </>
  );
}
