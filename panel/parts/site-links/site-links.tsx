import { text } from '@passarela/contract/text';
import type { UIFieldServerComponent } from 'payload';
import { inLanguage, languageOf } from '../../platform/reference/language.ts';
import { env } from '../../platform/settings/env.ts';
import { CopyLink } from './copy-link.tsx';
import { previewOf, publicPath } from './public-path.ts';
import styles from './site-links.module.css';

const WORDS = {
  see: text('Ver no site', 'See on the site'),
  preview: text('Ver como vai ficar', 'See how it will look'),
  saved: text('Mostra o que foi salvo.', 'Shows what is saved.'),
  copy: text('Copiar link', 'Copy link'),
  copied: text('Copiado', 'Copied'),
  send: text('Enviar por WhatsApp', 'Send by WhatsApp'),
};

/** Beside the form of a public entry: its page on the site, and ways to pass the address on. */
export const SiteLinks: UIFieldServerComponent = ({ data, i18n, collectionSlug }) => {
  const path = publicPath(collectionSlug, data, Date.now());
  const labels = inLanguage(WORDS, languageOf(i18n));
  if (path === null) {
    const href = previewOf(collectionSlug, data);
    return href && <Preview href={href} labels={labels} />;
  }
  const address = `${env().SITE_URL}${path}`;
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
};

const Preview = ({ href, labels }: { href: string; labels: Record<'preview' | 'saved', string> }) => (
  <div className={styles.links}>
    <a href={href} target="_blank" rel="noreferrer">
      {labels.preview}
    </a>
    <span>{labels.saved}</span>
  </div>
);
