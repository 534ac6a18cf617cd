import { text } from '@passarela/contract/text';
import type { UIFieldServerComponent } from 'payload';
import { inLanguage, languageOf } from '../../platform/reference/language.ts';
import { env } from '../../platform/settings/env.ts';
import { LiveLinks } from './live-links.tsx';

const WORDS = {
  see: text('Ver no site', 'See on the site'),
  preview: text('Ver como vai ficar', 'See how it will look'),
  saved: text('Mostra o que foi salvo.', 'Shows what is saved.'),
  copy: text('Copiar link', 'Copy link'),
  copied: text('Copiado', 'Copied'),
  send: text('Enviar por WhatsApp', 'Send by WhatsApp'),
};

/** Beside the form of a public entry: its page on the site, and ways to pass the address on. */
export const SiteLinks: UIFieldServerComponent = ({ data, i18n, collectionSlug }) => (
  <LiveLinks
    collection={collectionSlug}
    deletedAt={data?.deletedAt ?? null}
    site={env().SITE_URL}
    labels={inLanguage(WORDS, languageOf(i18n))}
  />
);
