import type { Language } from '@passarela/contract';
import { type Text, text } from '@passarela/contract/text';
import { deletedName } from '../../../parts/audit/acts.ts';
import type { Receipt } from '../receipt.ts';
import { AT_ITS_TIME, CAUSES, SITE_TEXTS, SUBJECTS } from '../subjects.ts';
import { packagesText } from './packages-text.ts';

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
