import type { Language } from '@passarela/contract';
import { type Text, text } from '@passarela/contract/text';
import { deletedName } from '../../parts/audit/acts.ts';
import { fill } from '../../parts/ui/fill.ts';
import type { Receipt } from './receipt.ts';

/** Why something left the site, as lists and receipts say it. */
export const CAUSES = {
  pressed: text('Retirado do ar', 'Taken down'),
  unpublished: text('Salvo como não publicado', 'Saved as not published'),
  deleted: text('Apagado', 'Deleted'),
  replaced: text('Arquivo trocado', 'File replaced'),
  start: text('Conferido ao iniciar', 'Checked at the start'),
};

/** A receipt of nobody's save: the time that staff had set came. */
const AT_ITS_TIME = text('Saiu do ar na hora marcada', 'Left the site at its time');

/** The subjects of a takedown, and the uses of a picture, by collection. */
export const SUBJECTS = {
  talents: text('Talento', 'Talent'),
  media: text('Arquivo', 'File'),
  slides: text('Slide', 'Slide'),
  feed: text('Foto do feed', 'Feed photo'),
  posts: text('Publicação', 'Post'),
};

/** The agency's own texts, in which a picture can be used too. */
export const SITE_TEXTS = {
  privacy: text('Privacidade', 'Privacy'),
  agency: text('Sobre a agência', 'About the agency'),
};

const TEXTS = {
  leaves: text(
    'Some também de {n} {n|pacote aberto|pacotes abertos}',
    'The talent leaves {n} open {n|package|packages} too',
  ),
  gone: text(
    'Indisponível em {n} {n|pacote aberto|pacotes abertos}',
    'Unavailable in {n} open {n|package|packages}',
  ),
  stays: text(
    'Sair do ar não tira ninguém de pacotes: para isso, use “Retirar do ar” na ficha. Quem muda está em {n} {n|pacote aberto|pacotes abertos}',
    'Unpublishing takes nobody out of packages: for that, use “Take down” in the entry. Whoever changes is in {n} open {n|package|packages}',
  ),
  hidden: text(
    'Quem foi retirado do ar só volta aos clientes por “Mostrar de novo aos clientes”, na ficha: continua indisponível em {n} {n|pacote aberto|pacotes abertos}',
    'Whoever was taken down returns to the clients by “Show to the clients again” in the entry alone: unavailable still in {n} open {n|package|packages}',
  ),
};
type Packages = { count: number; titles: readonly string[] };

/** From how many open packages a talent goes, by their titles where known; nothing for none. */
export function packagesText(
  when: keyof typeof TEXTS,
  { count, titles }: Packages,
  language: Language,
): string {
  if (count === 0) return '';
  const sentence = fill(TEXTS[when][language], { n: count });
  return titles.length > 0 ? `${sentence}: ${titles.join(', ')}.` : `${sentence}.`;
}

const NAMES: Record<string, Text> = { ...SUBJECTS, ...CAUSES, ...SITE_TEXTS };

type Names = NonNullable<Receipt['names']>;

const LINES = {
  when: text('Quando', 'When'),
  by: text('Quem', 'By'),
  nobody: text('o próprio painel', 'the panel itself'),
  gone: text('conta apagada', 'deleted account'),
  took: text('Levou', 'Took'),
  seconds: text('segundos', 'seconds'),
  waiting: text(
    'Fora do painel e sem endereço no site. Uma cópia do site ainda não respondeu: o painel tenta de novo até ela responder.',
    'Gone from the panel, and without an address on the site. A copy of the site has not answered yet: the panel retries until it does.',
  ),
  files: text('Arquivos tirados do site', 'Files taken off the site'),
  site: text('Site', 'Site'),
  variants: text('tamanhos de fotos', 'picture sizes'),
  previews: text('prévias de conversa', 'chat previews'),
  kept: text(
    'Continuam no site, porque também estão nestes lugares. Para tirar, troque ou apague ali:',
    'Still on the site, because they also stand in these places. To take them off, replace or delete them there:',
  ),
  keptFiles: text('Arquivos que continuam', 'Files that stay'),
  browsers: text(
    'O que um visitante já abriu pode continuar no navegador dele: isso ninguém apaga à distância.',
    'What a visitor has already opened may stay in their browser: nobody can delete that from here.',
  ),
};

export const receiptTexts = (language: Language) => ({
  heading: ({ by, cause, subject, subjectId, names }: Receipt): string => {
    const act = (by === null && cause === 'unpublished' ? AT_ITS_TIME : NAMES[cause])?.[language] ?? cause;
    const name = names?.[`${subject} ${subjectId}`];
    const gone = subjectId === null ? '' : deletedName(subject)[language];
    return `${act}: ${NAMES[subject]?.[language] ?? subject} ${name ?? gone}`.trim();
  },
  person: (by: number | null, names: Names): string =>
    by === null ? LINES.nobody[language] : (names[`users ${by}`] ?? LINES.gone[language]),
  place: (use: string, names: Names): string => {
    const [place = ''] = use.split(' ');
    const name = NAMES[place]?.[language] ?? place;
    return place in SITE_TEXTS ? name : `${name} ${names[use] ?? deletedName(place)[language]}`;
  },
  path: (use: string): string => {
    const [place = '', id = ''] = use.split(' ');
    return place in SITE_TEXTS ? `/admin/globals/${place}` : `/admin/collections/${place}/${id}`;
  },
  when: (at: number): string =>
    new Intl.DateTimeFormat(language === 'en' ? 'en-GB' : 'pt-BR', {
      dateStyle: 'short',
      timeStyle: 'medium',
      timeZone: 'America/Sao_Paulo',
    }).format(at),
  seconds: (ms: number): string =>
    (ms / 1000).toLocaleString(language === 'en' ? 'en-GB' : 'pt-BR', { maximumFractionDigits: 2 }),
  packages: ({ packages }: Receipt): string => (packages ? packagesText('gone', packages, language) : ''),
  line: (name: keyof typeof LINES): string => LINES[name][language],
});
