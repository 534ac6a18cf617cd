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
  const words = inLanguage(WORDS, languageOf(i18n));
  if (path === null) {
    const href = previewOf(collectionSlug, data);
    return href && <Preview href={href} words={words} />;
  }
  const address = `${env().SITE_URL}${path}`;
  return (
    <div className={styles.links}>
      <a href={address} target="_blank" rel="noreferrer">
        {words.see}
      </a>
      <CopyLink address={address} label={words.copy} done={words.copied} />
      <a href={`https://wa.me/?text=${encodeURIComponent(address)}`} target="_blank" rel="noreferrer">
        {words.send}
      </a>
    </div>
  );
};

const Preview = ({ href, words }: { href: string; words: Record<'preview' | 'saved', string> }) => (
  <div className={styles.links}>
    <a href={href} target="_blank" rel="noreferrer">
      {words.preview}
    </a>
    <span>{words.saved}</span>
  </div>
);
