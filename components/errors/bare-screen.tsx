import { langOfAddress } from './lang-of-address';

/** Its texts, and the only ones of the 500 page that every page carries. */
export const BARE_TEXTS = {
  pt: { server: 'Algo saiu do previsto.', home: 'Início' },
  en: { server: 'Something went wrong.', home: 'HOME' },
};

/** The page without the code of the 500 screen. It is small because every page carries it. */
export function BareScreen() {
  const lang = langOfAddress();
  return (
    <main style={{ padding: '4rem 1rem', textAlign: 'center' }}>
      <h1>{BARE_TEXTS[lang].server}</h1>
      <a href={lang === 'en' ? '/en' : '/'}>{BARE_TEXTS[lang].home}</a>
    </main>
  );
}
