import { langOfAddress } from './lang-of-address';

const WORDS = { pt: ['Algo saiu do previsto.', 'Início', '/'], en: ['Something went wrong.', 'Home', '/en'] };

const MIDDLE = {
  display: 'grid',
  placeContent: 'center',
  gap: '1rem',
  minBlockSize: '100dvb',
  textAlign: 'center',
} as const;

/** What remains to say when not even the code of the 500 screen arrives: it comes with every page, so it is small. */
export function BareScreen() {
  const [title, home, href] = WORDS[langOfAddress()];
  return (
    <main style={MIDDLE}>
      <h1>{title}</h1>
      <a href={href}>{home}</a>
    </main>
  );
}
