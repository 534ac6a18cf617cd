import { text } from '@passarela/contract/text';
import type { UIFieldServerComponent } from 'payload';
import { ServerAct } from '../../parts/act/server-act.tsx';
import { findById } from '../../platform/db/find.ts';
import { inLanguage, languageOf } from '../../platform/reference/language.ts';
import { EXTENSION_DAYS, TITLE_MAX_CHARS } from '../acts.ts';
import { linksOf, savedPackage } from '../links.ts';
import { CopyPackage } from './copy-package.tsx';
import { LinkList } from './link-list.tsx';
import styles from './packages.module.css';

const EXTEND = {
  start: text(`Mais ${EXTENSION_DAYS} dias`, `${EXTENSION_DAYS} more days`),
  busy: text('Prorrogando…', 'Extending…'),
  failed: text('Não deu certo. Tente de novo.', 'It did not work. Try again.'),
  unsaved: text('Salve o pacote antes.', 'Save the package first.'),
};
const REVOKE = {
  start: text('Encerrar todos os links', 'End all links'),
  confirm: text('Encerrar', 'End'),
  cancel: text('Voltar', 'Back'),
  failed: text('Não deu certo. Tente de novo.', 'It did not work. Try again.'),
};
const QUESTION = text(
  'Nenhum link abre mais, nem as fotos. As respostas que chegaram ficam.',
  'No link opens any more, pictures included. The answers that came in stay.',
);
/** Beside the form of a package: each person's link, to copy and to send, and the end of all links. */
export const PackageLinks: UIFieldServerComponent = async ({ data, i18n, payload }) => {
  const stored = savedPackage(data);
  const language = languageOf(i18n);
  if (!stored) return <LinkList acts={null} first={[]} />;
  const acts = `/cms-api/packages/${stored.id}`;
  return (
    <LinkList acts={acts} first={await linksOf(payload, data)}>
      {stored.state !== 'revoked' && (
        <ServerAct
          act={`${acts}/extend`}
          after="reload"
          className={styles.action}
          labels={inLanguage(EXTEND, language)}
        />
      )}
      <CopyPackage
        action={`${acts}/copy`}
        title={stored.title}
        titleMax={TITLE_MAX_CHARS}
        client={(stored.client && (await findById(payload, 'clients', stored.client))?.company) || null}
        people={stored.people.map(({ name }) => name)}
        hasMessage={Boolean(stored.message || stored.dates)}
      />
      {stored.state !== 'revoked' && (
        <ServerAct
          act={`${acts}/revoke`}
          after="reload"
          look="danger"
          role="alertdialog"
          labels={inLanguage(REVOKE, language)}
        >
          <p>{QUESTION[language]}</p>
        </ServerAct>
      )}
    </LinkList>
  );
};
