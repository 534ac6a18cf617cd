import { langOfAddress } from './lang-of-address';

const WORDS = { pt: ['Algo saiu do previsto.', 'Início', '/'], en: ['Something went wrong.', 'HOME', '/en'] };

/** What remains to say when not even the code of the 500 screen arrives: it comes with every page, so it is small. */
export function BareScreen() {
  const [title, home, href] = WORDS[langOfAddress()];
  return (
    <main style={{ padding: '4rem 1rem', textAlign: 'center' }}>
      <h1>{title}</h1>
      <a href={href}>{home}</a>
    </main>
  );
}
