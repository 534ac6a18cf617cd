/** The agency's data before any habit changes them: the truth that a test compares with. */
import { random } from './habits.ts';

/** The host of files of an agency that pays for one. */
export const CDN = 'https://cdn.agencia.example';

export type Item = { file: string | null; width: number; height: number; provider?: string };

export type Person = {
  id: number;
  name: string;
  gender: 'man' | 'woman' | 'other';
  birthdate: string | null;
  cover: string | null;
  coverWeb: string | null;
  measures: Record<string, number | null>;
  eyes: string | null;
  hair: string | null;
  categories: number[];
  divisions: { id: number; category: number }[];
  galleries: Record<'book' | 'snap' | 'compo' | 'video', Item[]>;
};

export type Post = {
  id: number;
  type: string;
  slug: string;
  title: string;
  content: string;
  cover: string | null;
  description: string | null;
  language: 'pt' | 'en';
  batch: number | null;
  created: string;
};

const WOMEN = 'Ágata,Beatriz,Camila,Débora,Érica,Fernanda,Giovana,Helena,Íris,Júlia,Karen,Larissa,Mônica';
const MEN = 'André,Bruno,Caio,Diego,Eduardo,Felipe,Gabriel,Henrique,Ítalo,João,Luís,Mateus,Otávio';
const FAMILY = "da Silva,D'Ávila,Müller,Nuñes,Conceição,de Sá,Oliveira-Prado,Rocha,Assunção,Castro";
const EYES = ['Brown', 'Dark Brown', 'Green', 'Blue', 'Hazel'];
const HAIR = ['Blonde', 'Ash Blonde', 'Auburn', 'Dark Brown', 'Black'];

const portrait = (file: string | null): Item => ({ file, width: 300, height: 400 });
const landscape = (file: string | null): Item => ({ file, width: 400, height: 300 });

export function people(count = 60): Person[] {
  const next = random(7);
  const pick = <T>(list: readonly T[]): T => list[Math.floor(next() * list.length)] as T;
  const between = (low: number, high: number) => low + Math.floor(next() * (high - low + 1));
  return Array.from({ length: count }, (_, index) => {
    const gender = index % 15 === 14 ? 'other' : index % 2 ? 'man' : 'woman';
    const first = (gender === 'man' ? MEN : WOMEN).split(',');
    const family = FAMILY.split(',');
    const id = 1201 + index * 7;
    // A name alone now and then, and no two people with the same one.
    const name =
      index === 5
        ? 'Zulmira'
        : `${first[(index >> 1) % first.length]} ${family[(index + (index >> 4)) % family.length]}`;
    const dir = `uploads/talents/${id}`;
    const hidden = index % 12 === 3;
    const divisions = hidden ? [{ id: 90 + index, category: 1446 }] : [];
    // A division's own number is not its category's.
    if (index % 5 === 1) divisions.unshift({ id: index === 1 ? 1446 : 30 + index, category: 1450 });
    const kept = (share: number) => next() < share;
    const books = Array.from({ length: between(2, 5) }, (_, n) =>
      (n % 3 === 1 ? landscape : portrait)(n === 4 ? null : `${dir}/book-${n + 1}.png`),
    );
    return {
      id,
      name,
      gender,
      birthdate: index % 9 === 8 ? null : `${between(1975, 2009)}-0${between(1, 9)}-${between(10, 28)}`,
      cover: index % 11 === 10 ? null : `${dir}/cover.png`,
      coverWeb: index % 4 === 3 ? null : `${dir}/cover-web.png`,
      measures: {
        height: between(158, 195),
        bust: gender === 'man' ? null : between(78, 98),
        chest: gender === 'man' ? between(88, 110) : null,
        waist: between(58, 90),
        hips: index % 8 === 6 ? null : between(84, 104),
        jeans: between(34, 46),
        shoes: between(34, 45),
      },
      eyes: index % 10 === 9 ? null : pick(EYES),
      hair: pick(HAIR),
      categories: index % 13 === 12 ? [] : index % 4 === 2 ? [1, 1891] : index % 3 === 1 ? [1891] : [1],
      divisions,
      galleries: {
        book: index % 7 === 6 ? [] : books,
        snap: kept(0.6) ? [portrait(`${dir}/snap-1.png`), portrait(`${dir}/snap-2.png`)] : [],
        compo: kept(0.4) ? [landscape(`${dir}/compo-1.png`)] : [],
        video: kept(0.4)
          ? [
              { file: 'dQw4w9WgXcQ', width: 640, height: 360, provider: 'youtube' },
              {
                file: index % 2 ? '76979871' : '76979871/a1b2c3',
                width: 640,
                height: 360,
                provider: 'vimeo',
              },
            ]
          : [],
      },
    };
  });
}

/** Fourteen posts in each language; `batch` binds a post to its translation. */
export function posts(): Post[] {
  return Array.from({ length: 14 }, (_, n) => n + 1).flatMap((n) =>
    (['pt', 'en'] as const).map((language, side): Post => {
      const numeric = n === 3; // a title and a slug that are a number
      const word = language === 'pt' ? 'Notícia' : 'Story';
      const body = language === 'pt' ? 'A agência apresenta novos rostos' : 'The agency presents new faces';
      return {
        id: 400 + n * 2 + side,
        type: 'blog',
        slug: numeric ? `202${side + 3}` : language === 'pt' ? `noticia-${n}` : `story-${n}`,
        title: numeric ? `202${side + 3}` : `${word} ${n} — passarela & “campanha”`,
        content: `<p>${body} <strong>${n}</strong> &amp; mais.</p><p>${`${body}. `.repeat(4)}</p>`,
        cover: n % 5 === 4 ? null : `uploads/posts/${n}.png`,
        description: n % 4 === 1 ? null : `${body} ${n}`,
        language,
        batch: 7000 + n,
        created: `2025-${String(13 - Math.min(n, 12)).padStart(2, '0')}-1${n % 10} 14:3${n % 10}:00`,
      };
    }),
  );
}

export const SLIDES: Record<string, { slide_mobile: string; slide_desktop: string }[]> = Object.fromEntries(
  [
    ['prehome', 2],
    ['slides_home', 3],
    ['slides_about', 2],
  ].map(([name, count]) => [
    name,
    Array.from({ length: Number(count) }, (_, n) => ({
      slide_mobile: `uploads/${name}/mobile-${n + 1}.png`,
      slide_desktop: `uploads/${name}/desktop-${n + 1}.png`,
    })),
  ]),
);

export const SOCIAL: Record<string, string> = {
  instagram: 'https://instagram.com/agencia.exemplo',
  whatsapp: 'https://wa.me/5548999990000',
  email: 'mailto:contato@agencia.example',
};

/** Country, then state, then cities. */
export const COUNTRIES: Record<string, Record<string, string[]>> = {
  Brasil: {
    'Santa Catarina': ['Florianópolis', 'Joinville', 'São José'],
    'São Paulo': ['Campinas', 'São Paulo'],
    Goiás: ['Goiânia'],
  },
  Portugal: { Lisboa: ['Lisboa', 'Sintra'], Porto: ['Porto'] },
  Argentina: { Córdoba: ['Córdoba'] },
};
