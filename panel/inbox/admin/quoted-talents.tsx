import { text } from '@passarela/contract/text';
import type { UIFieldServerComponent } from 'payload';
import { staffFile } from '../../catalogue/media/staff-file.ts';
import { languageOf } from '../../platform/reference/language.ts';
import { env } from '../../platform/settings/env.ts';
import { quotedTalents } from './find-quoted.ts';
import styles from './inbox.module.css';

const HEADING = text('Talentos pedidos', 'Requested talents');
const ON_SITE = text('ver no site', 'see on the site');
const IN_TRASH = text('na lixeira', 'in the trash');
const GONE = text('não está mais no painel', 'no longer in the panel');

/** The talents that a quote is about: cover, name as the sender saw it, links to the panel and to the site. */
export const QuotedTalents: UIFieldServerComponent = async ({ data, i18n, payload }) => {
  const language = languageOf(i18n);
  const talents = await quotedTalents(payload, typeof data.models === 'string' ? data.models : '[]');
  return (
    <section>
      <h3 className={styles.heading}>
        {HEADING[language]} ({talents.length})
      </h3>
      <ul className={styles.talents}>
        {talents.map(({ id, name, cover, isInTrash, panelPath, sitePath }) => (
          <li className={styles.talent} key={id}>
            {cover ? (
              <img src={staffFile(cover)} alt="" />
            ) : (
              <span className={styles.blank} aria-hidden="true" />
            )}
            {panelPath ? <a href={panelPath}>{name}</a> : <span>{name}</span>}
            {sitePath ? (
              <a
                className={styles.small}
                href={`${env().SITE_URL}${sitePath}`}
                target="_blank"
                rel="noreferrer"
              >
                {ON_SITE[language]}
              </a>
            ) : (
              !panelPath && <span className={styles.small}>{GONE[language]}</span>
            )}
            {isInTrash && <span className={styles.small}>{IN_TRASH[language]}</span>}
          </li>
        ))}
      </ul>
    </section>
  );
};
