'use client';

import { each } from '@passarela/contract/each';
import { useDocumentInfo, useFormFields, useTranslation } from '@payloadcms/ui';
import { z } from 'zod/mini';
import { localDay } from '../../platform/reference/agency-time.ts';
import { languageOf } from '../../platform/reference/language.ts';
import { GUARDIAN, withoutPreview } from '../../platform/reference/minors.ts';
import { CopyLink } from './copy-link.tsx';
import { previewOf, publicPath } from './public-path.ts';
import styles from './site-links.module.css';

type Labels = Record<'see' | 'preview' | 'saved' | 'copy' | 'copied' | 'send', string>;
type Props = { collection: string; deletedAt: string | null; site: string; labels: Labels };

const STORED = ['name', 'status', 'publish_at', 'hide_at', 'slug', 'language', 'published_at'] as const;

const saved = z.catch(z.nullish(z.string()), null);

/** Follows the saves: what has just been published has a page, and no longer a preview; some minors have none. */
export function LiveLinks({ collection, deletedAt, site, labels }: Props) {
  const { id } = useDocumentInfo();
  const { i18n } = useTranslation();
  const path = useFormFields(([fields]) => {
    const stored = STORED.map((name) => [name, fields?.[name]?.initialValue] as const);
    return publicPath(collection, { ...Object.fromEntries(stored), id, deletedAt }, Date.now());
  });
  const why = useFormFields(([fields]) => {
    if (collection !== 'talents' || !id) return null;
    const stored = (name: string) => saved.parse(fields?.[name]?.initialValue);
    const agency = each(GUARDIAN, (name) => stored(`agency.${name}`));
    const person = { name: stored('name') ?? '', birthdate: stored('birthdate'), agency };
    return withoutPreview(person, languageOf(i18n), localDay(Date.now()));
  });
  if (path === null) {
    const href = previewOf(collection, { id, deletedAt });
    return href && (why ? <p className={styles.links}>{why}</p> : <Preview href={href} labels={labels} />);
  }
  const address = `${site}${path}`;
  return (
    <div className={styles.links}>
      <a href={address} target="_blank" rel="noreferrer">
        {labels.see}
      </a>
      <CopyLink address={address} label={labels.copy} done={labels.copied} />
      <a href={`https://wa.me/?text=${encodeURIComponent(address)}`} target="_blank" rel="noreferrer">
        {labels.send}
      </a>
    </div>
  );
}

const Preview = ({ href, labels }: { href: string; labels: Labels }) => (
  <div className={styles.links}>
    <a href={href} target="_blank" rel="noreferrer">
      {labels.preview}
    </a>
    <span>{labels.saved}</span>
  </div>
);
