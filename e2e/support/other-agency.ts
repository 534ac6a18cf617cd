const node = (type: string, text: string, more = {}) => ({
  type,
  version: 1,
  ...more,
  children: [{ type: 'text', text, version: 1 }],
});
const article = (...children: object[]) => ({
  root: { type: 'root', version: 1, direction: 'ltr', format: '', indent: 0, children },
});
const about = (story: string, chapter: string) =>
  article(
    node('paragraph', story),
    node('heading', chapter, { tag: 'h2' }),
    node('paragraph', `${chapter}: assim fazemos.`),
  );

/** A second agency, as its staff would describe it in the panel. */
export const OTHER = {
  name: 'Outra Casa',
  legal_name: 'Outra Casa Ltda.',
  since: 1987,
  slogan: { pt: 'Gente que fica', en: 'People who stay' },
  statement: { pt: 'Ninguém é igual.', en: 'Nobody is alike.' },
  about: { pt: about('Começamos numa garagem.', 'Garra'), en: about('We began in a garage.', 'Grit') },
  phone: '+55 (11) 3000-0000',
  email: 'ola@outracasa.example',
  address: 'Rua das Flores, 10, São Paulo',
  reference_prefix: 'OUTRA',
  download_ending: 'Outra Casa',
  answer_days: 2,
  accent: '#1f5aa8',
  mark: '<svg viewBox="0 0 10 10"><script>alert(1)</script><path fill="red" d="M0 0h10v10H0Z"/></svg>',
};
const NOTHING = Object.fromEntries(Object.keys(OTHER).map((key) => [key, null]));
/** The demo panel's agency: nothing, the environment names it. */
export const EMPTY = {
  ...NOTHING,
  slogan: { pt: null, en: null },
  statement: { pt: null, en: null },
  about: { pt: null, en: null },
};
