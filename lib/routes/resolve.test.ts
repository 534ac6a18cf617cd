import { describe, expect, it } from 'vitest';
import { href } from './href.ts';
import { resolve } from './resolve.ts';

const outcome = (address: string) => {
  const [pathname = '', query = ''] = address.split(/\?(.*)/s);
  const { kind, to } = resolve(pathname, query);
  return `${kind} ${to}`;
};

/** The end of an address: an alias by one redirect, a page's own address by none. */
const leadsTo = (address: string, own: string) => {
  const first = outcome(address);
  if (address === own) return first;
  expect(first).toBe(`redirect ${own}`);
  return outcome(own);
};

describe('every screen answers at one address, to which its aliases lead in one hop', () => {
  /** The words of each screen: its own in Portuguese, its own in English, aliases of both. */
  const plain: Record<string, [pt: string, en: string, ...also: string[]]> = {
    about: ['sobre', 'about', 'sobre-nosotros'],
    contact: ['contato', 'contact', 'contacto'],
    favorites: ['favoritos', 'favorites'],
    'be-a-model': ['seja-modelo', 'be-a-model', 'ser-modelo'],
    'blog/1': ['blog', 'blog', 'news'],
    privacy: ['privacidade', 'privacy'],
    'talents/models/all/all/1': ['modelos', 'models'],
    'talents/cast/all/all/1': ['elenco', 'casting', 'cast'],
  };
  const rows = Object.entries(plain).flatMap(([page, words]) =>
    words.map((word) => [word, page, words[0], words[1]] as const),
  );

  it.each(rows)(
    '/%s and /en/%1$s are %s [S20.1 S25.1 S26.1 S27.1 S28.1 S30.1 S31.1]',
    (word, page, pt, en) => {
      expect(leadsTo(`/${word}`, `/${pt}`)).toBe(`rewrite /pt/${page}`);
      expect(leadsTo(`/en/${word}`, `/en/${en}`)).toBe(`rewrite /en/${page}`);
    },
  );

  it('is home at the root of each language [S24.1 S167.1]', () => {
    expect(outcome('/')).toBe('rewrite /pt');
    expect(outcome('/en')).toBe('rewrite /en');
  });

  const sections: [string, 'models' | 'cast'][] = [
    ['modelos', 'models'],
    ['models', 'models'],
    ['elenco', 'cast'],
    ['casting', 'cast'],
    ['cast', 'cast'],
  ];
  const genders: [string, 'man' | 'woman'][] = [
    ['homens', 'man'],
    ['homem', 'man'],
    ['man', 'man'],
    ['men', 'man'],
    ['mulheres', 'woman'],
    ['mulher', 'woman'],
    ['woman', 'woman'],
    ['women', 'woman'],
  ];
  const mixes = sections.flatMap(([word, section]) =>
    genders.map(([genderWord, gender]) => [word, genderWord, section, gender] as const),
  );

  const own = {
    models: { pt: 'modelos', en: 'models' },
    cast: { pt: 'elenco', en: 'casting' },
    man: { pt: 'homens', en: 'man' },
    woman: { pt: 'mulheres', en: 'woman' },
  };

  it.each(mixes)('/%s/%s lists %s of gender %s [S32.1 S38.1 S38.2]', (word, genderWord, section, gender) => {
    const page = `talents/${section}/${gender}/all/1`;
    const [list, filter] = [own[section], own[gender]];
    expect(leadsTo(`/${word}/${genderWord}`, `/${list.pt}/${filter.pt}`)).toBe(`rewrite /pt/${page}`);
    expect(leadsTo(`/en/${word}/${genderWord}`, `/en/${list.en}/${filter.en}`)).toBe(`rewrite /en/${page}`);
  });

  it.each(mixes)(
    '/%s/%s/12/ana opens talent 12 of %s where no index names the talent [S33.1 S34.1]',
    (word, genderWord, section) => {
      expect(outcome(`/${word}/${genderWord}/12/ana`)).toBe(`rewrite /pt/talent/${section}/12`);
      expect(outcome(`/en/${word}/12/ana`)).toBe(`rewrite /en/talent/${section}/12`);
    },
  );
});

describe('an address is decided on', () => {
  it.each([
    // a profile: the id decides, the name may be anything
    ['/modelos/12/qualquer-nome', 'rewrite /pt/talent/models/12'],
    ['/modelos/12/%C3%82ngela%20X', 'rewrite /pt/talent/models/12'],
    ['/modelos/12/homens', 'rewrite /pt/talent/models/12'],
    ['/modelos/12/A/b', 'notFound /pt/missing'],
    ['/modelos/12', 'notFound /pt/missing'],
    ['/modelos/012/ana', 'notFound /pt/missing'],
    ['/modelos/0/ana', 'notFound /pt/missing'],
    ['/modelos/-1/ana', 'notFound /pt/missing'],
    ['/modelos/1e3/ana', 'notFound /pt/missing'],
    ['/modelos/99999999999999999999/ana', 'notFound /pt/missing'],
    ['/modelos/homens/mulheres', 'notFound /pt/missing'],
    ['/en/models/man/12', 'notFound /en/missing'],
    // posts
    ['/blog/primeiro-post', 'rewrite /pt/post/primeiro-post'],
    ['/news/primeiro-post', 'redirect /blog/primeiro-post'],
    ['/en/blog/First-Post', 'rewrite /en/post/First-Post'],
    ['/en/news/2', 'redirect /en/blog/2'],
    ['/blog/a%2Fb', 'rewrite /pt/post/a%2Fb'],
    ['/blog/a/b', 'notFound /pt/missing'],
    // letter and page
    ['/modelos?letra=b', 'rewrite /pt/talents/models/all/b/1'],
    ['/modelos?letra=b&pagina=2', 'rewrite /pt/talents/models/all/b/2'],
    ['/en/casting/men?page=3', 'redirect /en/casting/man?page=3'],
    ['/en/casting/man?page=3', 'rewrite /en/talents/cast/man/all/3'],
    ['/blog?pagina=2', 'rewrite /pt/blog/2'],
    ['/en/news?page=2', 'redirect /en/blog?page=2'],
    ['/en/blog?page=2', 'rewrite /en/blog/2'],
    ['/modelos?letra=bb', 'notFound /pt/missing'],
    ['/modelos?letra=1', 'notFound /pt/missing'],
    ['/modelos?letra=%C3%A1', 'notFound /pt/missing'],
    ['/modelos?letra=all', 'notFound /pt/missing'],
    ['/modelos?pagina=0', 'notFound /pt/missing'],
    ['/modelos?pagina=-1', 'notFound /pt/missing'],
    ['/modelos?pagina=02', 'notFound /pt/missing'],
    ['/modelos?pagina=2.5', 'notFound /pt/missing'],
    ['/modelos?pagina=dois', 'notFound /pt/missing'],
    ['/en/models?page=9999999999', 'notFound /en/missing'],
    ['/blog?pagina=x', 'notFound /pt/missing'],
    // divisions
    ['/modelos?divisao=mainboard', 'rewrite /pt/talents/mainboard/all/all/1'],
    ['/en/models?division=international', 'rewrite /en/talents/international/all/all/1'],
    ['/modelos/homens?divisao=new-faces&letra=b&pagina=2', 'rewrite /pt/talents/newFaces/man/b/2'],
    ['/elenco?divisao=comercial', 'rewrite /pt/talents/commercial/all/all/1'],
    ['/en/cast?division=commercial', 'redirect /en/casting?division=commercial'],
    ['/en/casting?division=commercial', 'rewrite /en/talents/commercial/all/all/1'],
    ['/modelos?divisao=comercial', 'notFound /pt/missing'],
    ['/elenco?divisao=mainboard', 'notFound /pt/missing'],
    ['/modelos?divisao=plus-size&letra=b', 'rewrite /pt/talents/models~plus-size/all/b/1'],
    ['/en/casting?division=plus-size', 'rewrite /en/talents/cast~plus-size/all/all/1'],
    ['/modelos?divisao=constructor', 'rewrite /pt/talents/models~constructor/all/all/1'],
    ['/modelos?divisao=-x', 'notFound /pt/missing'],
    ['/modelos?divisao=a_b', 'notFound /pt/missing'],
    ['/modelos?divisao=models~x', 'notFound /pt/missing'],
    ['/modelos?divisao=..%2F', 'notFound /pt/missing'],
    [`/modelos?divisao=${'x'.repeat(61)}`, 'notFound /pt/missing'],
    ['/modelos?divisao=mainboard&pagina=0', 'notFound /pt/missing'],
    ['/sobre?divisao=x', 'rewrite /pt/about'],
    // other query keys stay with the browser
    ['/modelos?utm_source=x&fbclid=y', 'rewrite /pt/talents/models/all/all/1'],
    ['/favoritos?ids=2,1&utm=x&from=nada', 'rewrite /pt/selection?ids=2,1'],
    ['/en/favorites?title=a+b&ids=2&note-2=Oi', 'rewrite /en/selection?ids=2&title=a+b&note-2=Oi'],
    ['/favoritos?ids=x', 'rewrite /pt/favorites'],
    ['/favoritos?title=a', 'rewrite /pt/favorites'],
    ['/sobre?letra=bb&pagina=0', 'rewrite /pt/about'],
    // the default language has no prefix
    ['/feed', 'redirect /feed/pt.xml'],
    ['/rss/', 'redirect /feed/pt.xml'],
    ['/en/RSS', 'redirect /feed/en.xml'],
    ['/blog/feed', 'redirect /feed/pt.xml'],
    ['/en/blog/rss.xml', 'redirect /feed/en.xml'],
    ['/pt', 'redirect /'],
    ['/pt/', 'redirect /'],
    ['/pt?utm_source=x', 'redirect /?utm_source=x'],
    ['/pt/modelos?letra=b&x=1', 'redirect /modelos?letra=b&x=1'],
    ['/pt/models/man', 'redirect /modelos/homens'],
    ['/pt/contact?utm=1', 'redirect /contato?utm=1'],
    ['/pt/nada', 'notFound /pt/missing'],
    ['/pt/blog/Um-Post', 'redirect /blog/Um-Post'],
    // shape of the address
    ['/modelos/', 'redirect /modelos'],
    ['/en/', 'redirect /en'],
    ['/en/models/?page=2', 'redirect /en/models?page=2'],
    ['//modelos', 'redirect /modelos'],
    ['//evil.example/', 'notFound /pt/missing'],
    ['/MODELOS/Homens', 'redirect /modelos/homens'],
    ['/EN/Models/12/Ana-Lima', 'redirect /en/models/12/Ana-Lima'],
    ['/PT/Sobre', 'redirect /sobre'],
    ['/%6Dodelos', 'redirect /modelos'],
    ['/%73elecao/12-0.1-AbC_d-fGhIjKlMnOpQrStU', 'redirect /selecao/12-0.1-AbC_d-fGhIjKlMnOpQrStU'],
    ['/en/models/12/jo%c3%a3o', 'redirect /en/models/12/jo%C3%A3o'],
    // what chats and sentences leave at the end
    ['/contato).', 'redirect /contato'],
    ['/en/contacto/;', 'redirect /en/contact'],
    ['/en/models%E2%80%9D', 'redirect /en/models'],
    ['/).', 'redirect /'],
    ['/modelos?letra=b).', 'redirect /modelos?letra=b'],
    ['/models?letter=B).', 'redirect /modelos?letra=b'],
    ['/favoritos?ids=2,1%E2%80%9D', 'rewrite /pt/selection?ids=2,1'],
    ['/favoritos?ids=3D2,(1),x,x,7', 'rewrite /pt/selection?ids=2,1,7&left=1'],
    ['/en/favorites?ids=2&to=2027-01-06)', 'rewrite /en/selection?ids=2&to=2027-01-06'],
    ['/favoritos?ids=2&title=Oi!', 'rewrite /pt/selection?ids=2&title=Oi%21'],
    ['/comparar?ids=2,1;', 'rewrite /pt/compare?ids=2,1'],
    ['/comparar?ids=5,4,3,2,1', 'rewrite /pt/compare?ids=5,4,3,2&left=1'],
    ['/nada).', 'notFound /pt/missing'],
    // unknown
    ['/fr', 'notFound /pt/missing'],
    ['/fr/models', 'notFound /pt/missing'],
    ['/xx', 'notFound /pt/missing'],
    ['/pt-BR', 'notFound /pt/missing'],
    ['/en/fr', 'notFound /en/missing'],
    ['/en/nothing/at/all', 'notFound /en/missing'],
    ['/en/pt', 'notFound /en/missing'],
    ['/pt/en', 'notFound /pt/missing'],
    ['/pt/pt/modelos', 'notFound /pt/missing'],
    ['/wp-login.php', 'notFound /pt/missing'],
    ['/sobre/mais', 'notFound /pt/missing'],
    ['/constructor', 'notFound /pt/missing'],
    ['/__proto__', 'notFound /pt/missing'],
    ['/%E0%A4%A', 'notFound /pt/missing'],
    ['/en/%E0%A4%A', 'notFound /en/missing'],
    ['/EN/models/%ff', 'notFound /en/missing'],
    // file-like paths
    ['/x.pdf', 'notFound /pt/missing'],
    ['/en/foo.txt', 'notFound /en/missing'],
    ['/modelos/12/ana.png', 'rewrite /pt/talent/models/12'],
    ['/blog/notas.txt', 'rewrite /pt/post/notas.txt'],
    // internal paths are nobody's address
    ['/talents/models/all/all/1', 'notFound /pt/missing'],
    ['/en/talents/models/all/all/1', 'notFound /en/missing'],
    ['/en/talent/models/1', 'notFound /en/missing'],
    ['/en/post/x', 'notFound /en/missing'],
    ['/missing', 'notFound /pt/missing'],
  ])('%s: %s [S20.4 S29.1]', (address, expected) => {
    expect(outcome(address)).toBe(expected);
  });

  it('never redirects to another redirect', () => {
    for (const address of [
      '/PT//Modelos/',
      '/pt/',
      '//EN//',
      '/Pt/blog/X/',
      '/PT/News//',
      '/en/Modelos/HOMEM/',
    ]) {
      const first = resolve(address, 'a=1');
      expect(first.kind).toBe('redirect');
      expect(outcome(first.to)).not.toMatch(/^redirect/);
    }
  });
});

describe('the query of a page has one spelling, to which the others lead in one hop', () => {
  it.each([
    // the other language's word, upper case
    ['/modelos?letter=b', '/modelos?letra=b'],
    ['/modelos?letra=B', '/modelos?letra=b'],
    ['/en/models?division=internacional', '/en/models?division=international'],
    ['/modelos?divisao=Plus-Size', '/modelos?divisao=plus-size'],
    ['/en/blog?pagina=2', '/en/blog?page=2'],
    // what an address without it means too, and what means nothing
    ['/modelos?pagina=1', '/modelos'],
    ['/en/blog?page=1', '/en/blog'],
    ['/modelos?letra=&pagina=&divisao=', '/modelos'],
    ['/elenco?letra', '/elenco'],
    // the first that says something counts
    ['/modelos?letra=b&letra=b', '/modelos?letra=b'],
    ['/modelos?letra=b&letra=c', '/modelos?letra=b'],
    ['/modelos?letra=&letter=c', '/modelos?letra=c'],
    // order and coding
    ['/modelos?pagina=2&letra=b&divisao=mainboard', '/modelos?divisao=mainboard&letra=b&pagina=2'],
    ['/modelos?letr%61=b', '/modelos?letra=b'],
    ['/modelos?letra=%62', '/modelos?letra=b'],
    // together with another word of the path
    ['/pt/models/women?page=2&letter=B', '/modelos/mulheres?letra=b&pagina=2'],
    ['/en/news?pagina=1', '/en/blog'],
    // what campaigns and messengers add stays as it was typed, behind the page's own
    ['/modelos?utm_source=Carta%20A&letter=B&fbclid=x+y', '/modelos?letra=b&utm_source=Carta%20A&fbclid=x+y'],
    ['/modelos?pagina=1&utm_source=a&utm_source=&b', '/modelos?utm_source=a&utm_source=&b'],
    ['/en/modelos?_rsc=1a2b&pagina=2', '/en/models?page=2&_rsc=1a2b'],
  ])('%s leads to %s', (address, own) => {
    expect(outcome(address)).toBe(`redirect ${own}`);
    expect(outcome(own)).toMatch(/^rewrite/);
  });

  it.each([
    '/modelos?utm_source=x&letra=b',
    '/modelos?letra=b&utm_source=x&pagina=2',
    '/modelos?&letra=b&&',
    // keys of other screens, and of none
    '/modelos?LETRA=b',
    '/sobre?letra=B&pagina=1',
    '/blog?letra=bb&divisao=x',
    '/modelos/12/ana?pagina=1',
    '/?pagina=1',
    // a search is the form as it was sent; a selection is its sender's text
    '/modelos?q=&altura-de=1%2C75&altura-ate=&cabelo=preto',
    '/modelos?hair=black&height=175-&page=1',
    '/favoritos?title=a%20b&ids=2%2C1',
    '/en/compare?altura=170-&ids=2,1',
    '/favoritos?ids=x',
    '/previa?token=x',
  ])('%s stays as it was typed', (address) => {
    expect(outcome(address)).toMatch(/^rewrite/);
  });

  it('and every mixture of keys, values and other pairs leads to the page that it meant', () => {
    const values = { divisao: ['', 'mainboard', 'Mainboard'], letra: ['', 'b', 'B'], pagina: ['', '1', '2'] };
    const english = { divisao: 'division', letra: 'letter', pagina: 'page' };
    const meant = new Set<string>();
    let count = 0;
    for (const divisao of values.divisao)
      for (const letra of values.letra)
        for (const pagina of values.pagina)
          for (const words of [{ divisao: 'divisao', letra: 'letra', pagina: 'pagina' }, english])
            for (const isTurned of [false, true]) {
              const pairs = [
                `${words.letra}=${letra}`,
                `${words.pagina}=${pagina}`,
                'utm_source=x',
                `${words.divisao}=${divisao}`,
              ];
              if (isTurned) pairs.reverse();
              const typed = resolve('/modelos', pairs.join('&'));
              const own = typed.kind === 'redirect' ? typed.to : `/modelos?${pairs.join('&')}`;
              const params = {
                section: 'models',
                division: divisao ? 'mainboard' : undefined,
                letter: letra.toLowerCase() || undefined,
                page: Number(pagina || 1),
              } as const;
              const expected = href('talents', params, 'pt');
              meant.add(expected);
              count += 1;
              expect(own.replace(/[?&]utm_source=x/, '').replace(/^([^?&]*)&/, '$1?')).toBe(expected);
              expect(outcome(own)).toMatch(/^rewrite/);
              expect(own).toContain('utm_source=x');
            }
    expect([count, meant.size]).toEqual([108, 8]);
  });
});
