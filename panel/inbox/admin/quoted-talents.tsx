import { slugOf } from '@passarela/contract/latin';
import { type Text, text } from '@passarela/contract/text';
import type { Payload } from 'payload';
import { staffFile } from '../../catalogue/media/staff-file.ts';
import type { Talent } from '../../platform/db/payload-types.ts';
import { languageOf } from '../../platform/reference/language.ts';
import { minorMark } from '../../platform/reference/minors.ts';
import { isTalentOnSite } from '../../platform/reference/on-site.ts';
import { profilePath } from '../../platform/reference/site-paths.ts';
import { env } from '../../platform/settings/env.ts';
import { quotedModels } from '../quoted-models.ts';
import styles from './inbox.module.css';

/** The talents of a stored quote, in the sender's order, with the panel's present facts. */
async function quotedTalents(payload: Payload, stored: string, language: keyof Text) {
  const asked = quotedModels(stored);
  const { docs } = await payload.find({
    collection: 'talents',
    where: { id: { in: asked.map(({ id }) => id) } },
    select: {
      ...{ name: true, cover: true, birthdate: true, deletedAt: true },
      ...{ status: true, publish_at: true, hide_at: true },
    },
    trash: true,
    depth: 1,
    pagination: false,
  });
  const known = new Map(docs.map((talent) => [talent.id, talent]));
  return asked.map(({ id, name }) => {
    const talent = known.get(id);
    const isPublic = talent !== undefined && isTalentOnSite(talent, Date.now());
    const folder = talent?.deletedAt ? 'talents/trash' : 'talents';
    return {
      id,
      name,
      cover: coverOf(talent?.cover),
      mark: talent ? minorMark(talent.birthdate, language) : null,
      isInTrash: Boolean(talent?.deletedAt),
      panelPath: talent ? `/admin/collections/${folder}/${id}` : null,
      sitePath: isPublic ? profilePath(id, slugOf(name)) : null,
    };
  });
}

const coverOf = (cover: Talent['cover']): string | null =>
  typeof cover === 'object' ? (cover?.sizes?.thumb?.filename ?? cover?.filename ?? null) : null;

const HEADING = text('Talentos pedidos', 'Requested talents');
const ON_SITE = text('ver no site', 'see on the site');
const IN_TRASH = text('na lixeira', 'in the trash');
const GONE = text('não está mais no painel', 'no longer in the panel');

type Props = { data: Record<string, unknown>; i18n: { language: string }; payload: Payload };

/** The talents that a quote is about: cover, name as the sender saw it, links to the panel and to the site. */
export async function QuotedTalents({ data, i18n, payload }: Props) {
  const language = languageOf(i18n);
  const talents = await quotedTalents(
    payload,
    typeof data.models === 'string' ? data.models : '[]',
    language,
  );
  return (
    <section>
      <h3 className={styles.heading}>
        {HEADING[language]} ({talents.length})
      </h3>
      <ul className={styles.talents}>
        {talents.map(({ id, name, cover, mark, isInTrash, panelPath, sitePath }) => (
          <li className={styles.talent} key={id}>
            {cover ? (
              <img src={staffFile(cover)} alt="" />
            ) : (
              <span className={styles.blank} aria-hidden="true" />
            )}
            {panelPath ? <a href={panelPath}>{name}</a> : <span>{name}</span>}
            {mark && <span className={styles.small}>{mark}</span>}
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
}
