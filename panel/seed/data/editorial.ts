import { readdirSync, readFileSync } from 'node:fs';
import { LANGUAGES, type Language } from '@passarela/contract/limits';
import { type Text, text } from '@passarela/contract/text';

/** The demo's agency: nobody's name, number or address. Its people lend their faces to no listed talent. */
export const AGENCY = {
  phone: '+55 (48) 3222-0000',
  whatsapp: 'https://wa.me/5548999990000',
  email: 'contato@passarela.example',
  instagram: 'https://www.instagram.com/passarela.agencia/',
  networks: [{ name: 'TikTok', url: 'https://www.tiktok.com/@passarela.agencia' }],
  address: 'Rua da Passarela, 25, 2º andar\nCentro, Florianópolis, SC\n88010-000',
  hours: [
    { from: 'mon', to: 'fri', opens: '09:00', closes: '18:00' },
    { from: 'sat', opens: '09:00', closes: '12:00' },
  ],
  reference_prefix: 'PAS',
  download_ending: 'PASSARELA',
  legal_name: 'Passarela Agência de Modelos e Talentos Ltda.',
  cnpj: '12.345.678/0001-95',
  clients: 'Ateliê Marola\nCasa Bruma\nRevista Vento\nLinho & Sal\nCafé Alvorada\nTeatro do Cais',
} as const;

/** By the person of the pictures, in the order of the pages. */
export const TEAM = [
  {
    person: 'p51',
    name: 'Benedita Caldas',
    role: { pt: 'Fundadora e diretora', en: 'Founder and director' },
  },
  { person: 'p40', name: 'Saulo Duarte', role: { pt: 'Booker, modelos', en: 'Booker, models' } },
  {
    person: 'p54',
    name: 'Sílvia Esteves',
    role: { pt: 'New faces e famílias', en: 'New faces and families' },
  },
  { person: 'p34', name: 'Otávio Guedes', role: { pt: 'Booker, elenco', en: 'Booker, cast' } },
] as const;

/** The room on the contact page. */
export const PLACE = 'studio';

/** `source`: a person in `demo/pictures`, by portrait or half-length picture, or a room. */
const photo = (source: string, code: string, takenAt: string, caption: string) => ({
  source,
  code,
  takenAt,
  caption,
});

export const FEED = [
  photo('p15-head', 'DPa7rc0Arch', '2026-11-18', 'Antônia, primeira luz.'),
  photo('studio', 'DOs7udi0Ppr', '2026-11-14', 'Dia de estúdio. Papel novo, luz velha.'),
  photo('p39-head', 'DOh0r1z0nte', '2026-11-09', 'Tomás, entre duas malas.'),
  photo('polaroids', 'DNp0lar01ds', '2026-11-03', 'Novos rostos, polaroids na mesa.'),
  photo('p03-profile', 'DNcur7a1na0', '2026-10-27', 'Aurora, de perfil.'),
  photo('p05-head', 'DMe5cada000', '2026-10-21', 'Beatriz, céu de estúdio.'),
  photo('palm', 'DMpa1me1ra0', '2026-10-12', 'Sombra de domingo.'),
  photo('p36-head', 'DLjane1a000', '2026-10-08', 'Artur, último clique do dia.'),
  photo('p26-half', 'DLcorred0r0', '2026-09-30', 'Gael, alfaiataria cor de vinho.'),
  photo('p16-half', 'DKrebat3d0r', '2026-09-22', 'Alice, azul de inverno.'),
  photo('press', 'DKpa55o0000', '2026-09-15', 'Composites que acabaram de chegar.'),
  photo('p21-head', 'DJma1a00000', '2026-09-02', 'Luz. O nome já diz.'),
];

const FOLDER = `${import.meta.dirname}/posts`;
const FILE = /^---\s+(?<head>.*?)\n---\s+(?<body>.*)\n$/s;

/** One language of a post, as its file has it. `body` is Markdown. */
type PostText = { slug: string; title: string; description: string; body: string };

/** A demo post: translations share the batch and differ in slug; `cover` names an editorial picture. */
type DemoPost = {
  batch: string;
  publishedAt: string;
  cover: string;
  pt: PostText;
  en: PostText | null;
};

/** Reads `casting-season.pt.md`: a line for each field between dashes, then the text. */
function readPost(name: string, language: Language) {
  const path = `${FOLDER}/${name}.${language}.md`;
  const { head = '', body = '' } = FILE.exec(readFileSync(path, 'utf8'))?.groups ?? {};
  const fields = new Map(
    head.split('\n').map((line) => [line.split(': ', 1)[0], line.replace(/^\w+: /, '')]),
  );
  const field = (key: string): string => {
    const value = fields.get(key);
    if (!value) throw new Error(`${path} has no ${key}`);
    return value;
  };
  return {
    shared: { batch: field('batch'), publishedAt: field('publishedAt'), cover: field('cover') },
    text: { slug: field('slug'), title: field('title'), description: field('description'), body },
  };
}

const files = readdirSync(FOLDER);
const names = [...new Set(files.map((file) => file.split('.', 1)[0] ?? ''))];

/** Twelve posts in both languages and one in Portuguese only, newest first. */
export const POSTS: readonly DemoPost[] = names
  .map((name): DemoPost => {
    const [pt, en] = LANGUAGES.map((language) =>
      files.includes(`${name}.${language}.md`) ? readPost(name, language) : null,
    );
    if (!pt) throw new Error(`${name} has no Portuguese text`);
    return { ...pt.shared, pt: pt.text, en: en?.text ?? null };
  })
  .sort((a, b) => b.publishedAt.localeCompare(a.publishedAt));

/** `source`: a person with a wide picture in `demo/pictures`, or a film beside this folder. */
type DemoSlide = { type: 'prehome' | 'home' | 'about'; source: string; alt: Text };

export const SLIDES: readonly DemoSlide[] = [
  {
    type: 'prehome',
    source: 'p03',
    alt: text(
      'Mulher de cabelo crespo e gola alta preta, em preto e branco',
      'Woman with an afro in a black turtleneck, in black and white',
    ),
  },
  {
    type: 'prehome',
    source: 'p29',
    alt: text(
      'Homem de camiseta branca diante de um fundo verde',
      'Man in a white T-shirt before a green backdrop',
    ),
  },
  {
    type: 'prehome',
    source: 'light',
    alt: text('A sombra de uma palmeira se move sobre uma parede', 'The shadow of a palm moves over a wall'),
  },
  {
    type: 'home',
    source: 'p05',
    alt: text(
      'Mulher de cabelo preso e malha preta diante de um fundo cor de pêssego',
      'Woman with her hair tied back, in a black knit, before a peach backdrop',
    ),
  },
  {
    type: 'home',
    source: 'p39',
    alt: text('Homem de malha vermelha no estúdio', 'Man in a red knit in the studio'),
  },
  {
    type: 'home',
    source: 'fabric',
    alt: text('Um facho de luz atravessa uma cortina', 'A beam of light crosses a curtain'),
  },
  {
    type: 'home',
    source: 'p16',
    alt: text(
      'Mulher de malha branca contra um fundo escuro, em preto e branco',
      'Woman in a white knit against a dark backdrop, in black and white',
    ),
  },
  {
    type: 'about',
    source: 'p23',
    alt: text(
      'Mulher de cabelo curto e gola alta clara diante de um fundo verde',
      'Woman with a bob and a pale turtleneck before a green backdrop',
    ),
  },
  {
    type: 'about',
    source: 'p36',
    alt: text(
      'Homem de gola alta branca, em preto e branco',
      'Man in a white turtleneck, in black and white',
    ),
  },
  {
    type: 'about',
    source: 'p19',
    alt: text(
      'Mulher de cabelo longo e camiseta branca diante de um fundo rosado',
      'Woman with long hair and a white T-shirt before a rose backdrop',
    ),
  },
];
