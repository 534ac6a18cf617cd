import { text } from '@passarela/contract/text';
import { Gutter } from '@payloadcms/ui';
import { notFound } from 'next/navigation';
import type { DocumentViewServerProps } from 'payload';
import { canEdit } from '../../parts/access/can-edit.ts';
import { labelText } from '../../parts/fields/localized-labels.ts';
import { localMinute } from '../../platform/reference/agency-time.ts';
import { inLanguage, languageOf } from '../../platform/reference/language.ts';
import { Restore } from '../../publishing/versions/admin/restore.tsx';
import { changesIn } from '../../publishing/versions/changes.ts';
import { versionsOf } from '../../publishing/versions/versions-of.ts';
import styles from './compare.module.css';
import { CompareSteps } from './compare-steps.tsx';
import { Swapped, swappedIn } from './swapped.tsx';
import { Value } from './value.tsx';

const LABELS = {
  title: text('Comparar', 'Compare'),
  history: text('Histórico', 'History'),
  previous: text('A anterior', 'The one before'),
  this: text('Esta versão', 'This version'),
  now: text('Como está agora', 'As it is now'),
  same: text('Nada mudou entre as duas.', 'Nothing differs between the two.'),
  first: text(
    'É a mais antiga guardada: não há com o que comparar.',
    'It is the oldest kept: nothing to compare with.',
  ),
  withNow: text('Comparar com como está agora', 'Compare with how it is now'),
  withPrevious: text('Comparar com a anterior', 'Compare with the one before'),
  current: text(
    'É como está agora: não há para onde voltar.',
    'It is how it is now: there is nothing to go back to.',
  ),
};

/** Two stored states side by side, each changed field with its pictures, names and texts as they were then. */
export async function Compare({
  initPageResult,
  routeSegments,
  searchParams,
  doc,
  i18n,
}: DocumentViewServerProps) {
  const { collectionConfig, globalConfig, docID, req } = initPageResult;
  const config = collectionConfig ?? globalConfig;
  const language = languageOf(i18n);
  const labels = inLanguage(LABELS, language);
  const versions = await versionsOf(req, {
    collection: collectionConfig?.slug,
    global: globalConfig?.slug,
    id: docID,
  });
  const index = versions.findIndex(({ id }) => id === routeSegments.at(-1));
  const shown = versions[index];
  if (!config || !shown) notFound();
  const [now] = versions;
  const isWithNow = searchParams?.with === 'now' && index > 0;
  const [from, to] = isWithNow ? [shown, now] : [versions[index + 1], shown];
  const changes = from && to ? changesIn(config.flattenedFields, from.state, to.state, language) : [];
  const base = collectionConfig
    ? `collections/${collectionConfig.slug}/${docID}`
    : `globals/${globalConfig?.slug}`;
  const of = { req, language };
  const timeOf = (version: typeof shown) => (version === now ? null : version.at);
  const span = from && to ? { from: from.at, to: timeOf(to) } : null;
  const swapped =
    span && from ? await swappedIn(req, config.flattenedFields, { state: from.state, ...span }) : [];
  return (
    <>
      <CompareSteps
        base={base}
        {...(collectionConfig && { plural: labelText(collectionConfig.labels.plural, language) })}
        {...(globalConfig && { title: labelText(globalConfig.label, language) })}
        history={labels.history}
        when={localMinute(shown.at)}
      />
      <Gutter>
        <main className={styles.compare}>
          <h2>{labels.title}</h2>
          <div className={styles.acts}>
            {index === 0 ? (
              <p>{labels.current}</p>
            ) : (
              <>
                <a href={isWithNow ? '?' : '?with=now'}>{isWithNow ? labels.withPrevious : labels.withNow}</a>
                {canEdit({ req }) && !doc?.deletedAt && (
                  <Restore base={base} version={shown.id} when={localMinute(shown.at)} language={language} />
                )}
              </>
            )}
          </div>
          {!from || !to ? (
            <p>{labels.first}</p>
          ) : (
            <>
              <div className={styles.pair}>
                <p>
                  <b>{isWithNow ? labels.this : labels.previous}</b> {localMinute(from.at)}
                </p>
                <p>
                  <b>{to === now ? labels.now : labels.this}</b> {localMinute(to.at)}
                </p>
              </div>
              {changes.length + swapped.length === 0 && <p>{labels.same}</p>}
              {changes.map(({ label, field, was, is, ...short }) => (
                <section key={label} aria-label={label} className={styles.change}>
                  <h3>{label}</h3>
                  <div className={styles.pair}>
                    <Value {...of} field={field} value={was} short={short.from} at={timeOf(from)} />
                    <Value {...of} field={field} value={is} short={short.to} at={timeOf(to)} />
                  </div>
                </section>
              ))}
              {span && swapped.length > 0 && <Swapped {...of} {...span} ids={swapped} />}
            </>
          )}
        </main>
      </Gutter>
    </>
  );
}
