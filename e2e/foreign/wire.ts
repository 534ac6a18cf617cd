/** The truth as the service writes it: each function turns one thing into its form on the wire. */
import type { Habits } from './habits.ts';
import type { Item, Person, Post } from './people.ts';
import { CDN, SOCIAL } from './people.ts';

type Json = unknown;

const GENDERS: Record<Habits['gender'], Record<Person['gender'], string>> = {
  lower: { man: 'man', woman: 'woman', other: 'other' },
  title: { man: 'Man', woman: 'Woman', other: 'Other' },
  upper: { man: 'MAN', woman: 'WOMAN', other: 'OTHER' },
  pt: { man: 'homem', woman: 'mulher', other: 'outro' },
  ptTitle: { man: 'Masculino', woman: 'Feminino', other: 'Outro' },
  letter: { man: 'M', woman: 'F', other: 'O' },
  male: { man: 'male', woman: 'female', other: 'undefined' },
};

export function writer(habits: Habits, origin: string) {
  const none = (): Json => ({ null: null, empty: '', zero: 0, zeroText: '0' })[habits.nothing];
  const num = (n: number | null): Json => (n === null ? none() : habits.numbers === 'text' ? String(n) : n);
  const txt = (s: string | null): Json =>
    s === null ? none() : habits.digits === 'number' && /^[1-9]\d{0,14}$/.test(s) ? Number(s) : s;
  const flag = (b: boolean): Json =>
    habits.flags === 'int' ? Number(b) : habits.flags === 'text' ? String(b) : b;
  // array_filter keeps its keys, so a list with holes becomes an object; an empty one stays [].
  const list = (items: Json[]): Json =>
    habits.lists === 'array' || items.length === 0
      ? items
      : Object.fromEntries(items.map((item, index) => [String(index * 2 + (index > 3 ? 1 : 0)), item]));

  function date(value: string | null): Json {
    if (value === null) return habits.noDate === 'zeros' ? '0000-00-00' : none();
    const [day = '', time = '00:00:00'] = value.split(' ');
    if (habits.dates === 'iso') return `${day}T${time}.000000Z`;
    if (habits.dates === 'space') return `${day} ${time}`;
    const timed = value.includes(' ') ? ` ${time}` : '';
    return (habits.dates === 'slashes' ? day.split('-').reverse().join('/') : day) + timed;
  }

  function path(file: string | null): Json {
    if (file === null) return none();
    const named = habits.fileNames === 'spaced' ? file.replace(/([^/]+)\.png$/, 'Foto ção $1.png') : file;
    const below = encodeURI(named);
    const elsewhere = { absolute: `${origin}/storage/${below}`, cdn: `${CDN}/${below}` };
    const ways = { plain: named, slash: `/${named}`, storage: `storage/${named}` };
    return { ...ways, ...elsewhere, slashStorage: `/storage/${named}` }[habits.paths];
  }

  function measure(key: string, n: number | null): Json {
    if (n === null) return none();
    if (key === 'jeans' || key === 'shoes') return habits.sizesBr === 'x' ? `${n}x${n - 30}` : num(n);
    const inches = Math.round(n / 2.54);
    const feet = key === 'height' ? `${Math.floor(inches / 12)}'${inches % 12}"` : `${inches}"`;
    const ways = { unit: `${n} cm`, unitTight: `${n}cm`, slash: `${n}/${feet}`, plain: num(n) };
    return ways[habits.measures];
  }

  const colour = (value: string | null): Json =>
    value === null
      ? none()
      : habits.colours === 'key'
        ? value.toLowerCase().replaceAll(' ', '_')
        : habits.colours === 'english'
          ? value
          : value.toLowerCase();

  function refs(
    items: { id: number; category: number }[],
    way: Habits['divisions'],
    isDivision: boolean,
  ): Json {
    if (items.length === 0 && habits.noCategories === 'null') return null;
    return list(
      items.map(({ id, category }) => {
        if (way === 'numbers') return num(category);
        if (way === 'idCategory') return { id_category: num(category) };
        const name = `Category ${category}`;
        return isDivision ? { id: num(id), id_category: num(category), name } : { id: num(category), name };
      }),
    );
  }

  function gallery(items: Item[]): Json {
    return list(
      items.map((item) => {
        const size = (n: number): Json =>
          ({ number: num(n), zero: num(0), text: `${n}`, absent: undefined })[habits.sizes];
        const { provider } = item;
        const file = provider ? txt(item.file) : path(item.file);
        const named =
          habits.provider === 'title' && provider
            ? { youtube: 'YouTube', vimeo: 'Vimeo' }[provider]
            : provider;
        return { file, width: size(item.width), height: size(item.height), provider: named };
      }),
    );
  }

  const stamps = (created: string): Record<string, Json> => ({
    created_at: date(created),
    updated_at: habits.updated === 'present' ? date(created) : undefined,
  });

  /** Whether this talent goes out without any gender. */
  const genderless = (person: Person): boolean => habits.genderless === 'some' && person.id % 3 === 0;

  function talent(person: Person, whole: boolean): Json {
    const galleries = Object.entries(person.galleries).map(([name, items]) => {
      const empty = { list: [], absent: undefined, null: null }[habits.noGallery];
      return [name, items.length ? gallery(items) : empty];
    });
    return {
      id: num(person.id),
      name: person.name,
      gender: genderless(person) ? undefined : GENDERS[habits.gender][person.gender],
      birthdate: date(person.birthdate),
      cover: path(person.cover),
      cover_web: path(person.coverWeb),
      ...Object.fromEntries(Object.entries(person.measures).map(([key, n]) => [key, measure(key, n)])),
      eyes: colour(person.eyes),
      hair: colour(person.hair),
      categories: refs(
        person.categories.map((id) => ({ id, category: id })),
        habits.categories,
        false,
      ),
      divisions: refs(person.divisions, habits.divisions, true),
      active: flag(true),
      ...(whole ? { ...Object.fromEntries(galleries), skills: list([]), biography: none() } : {}),
      ...stamps('2021-03-09 10:00:00'),
    };
  }

  function post(entry: Post): Json {
    const { language } = entry;
    const tags = {
      short: language,
      region: language === 'pt' ? 'pt-BR' : 'en-US',
      upper: language.toUpperCase(),
    };
    const batch = { text: `lote-${entry.batch}`, null: none(), number: num(entry.batch) }[habits.batch];
    return {
      id: num(entry.id),
      slug: txt(entry.slug),
      title: txt(entry.title),
      content: entry.content,
      cover: path(entry.cover),
      description: txt(entry.description),
      language: { ...tags, underscore: tags.region.replace('-', '_') }[habits.postLanguage],
      batch,
      published: flag(true),
      ...stamps(entry.created),
    };
  }

  function social(): Json {
    const names: Record<string, string> = { instagram: 'Instagram', whatsapp: 'WhatsApp', email: 'E-mail' };
    const pairs = Object.entries(SOCIAL);
    if (habits.social === 'list') return list(pairs.map(([key, url]) => ({ name: names[key], url })));
    return Object.fromEntries(pairs.map(([key, url]) => [key, habits.social === 'text' ? url : { url }]));
  }

  /** One thing: {data: it}, or it alone. */
  const one = (thing: Json): Json => (habits.envelope === 'bare' ? thing : { data: thing });

  /** A list that is not paged. */
  const all = (items: Json[]): Json =>
    habits.envelope === 'full' ? { ...(one(list(items)) as object), meta: {}, links: {} } : one(list(items));

  /** One page of a list, with this service's paging. */
  function page(items: Json[], url: URL, size: number): Json {
    if (habits.paging === 'ignored') return all(items);
    const number = Math.max(1, Number(url.searchParams.get('page')) || 1);
    const data = list(items.slice((number - 1) * size, number * size));
    if (habits.envelope === 'bare') return data;
    const last = Math.max(1, Math.ceil(items.length / size));
    const link = (n: number): string | null =>
      n < 1 || n > last ? null : `${origin}${url.pathname}?page=${n}`;
    const counts = {
      current_page: num(number),
      last_page: num(last),
      per_page: num(size),
      total: num(items.length),
    };
    const links = { first: link(1), last: link(last), prev: link(number - 1), next: link(number + 1) };
    if (habits.paging === 'top')
      return { ...counts, data, next_page_url: links.next, prev_page_url: links.prev };
    if (habits.paging === 'meta')
      return { data, meta: counts, links: habits.envelope === 'full' ? links : undefined };
    return { data, links };
  }

  return { none, num, flag, talent, post, social, one, all, page, path, list, genderless };
}

export type Writer = ReturnType<typeof writer>;
