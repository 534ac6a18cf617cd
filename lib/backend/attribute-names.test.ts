import { describe, expect, it, vi } from 'vitest';
import { resetBackendState } from './state.ts';
import { getTalent } from './talent.ts';
import { getTalentIndex, listTalents } from './talents.ts';
import { listed, row } from './testing/rows.ts';
import { down, freshServices, publish, world } from './testing/services.ts';

vi.mock('next/cache', () => import('./testing/services.ts'));
vi.mock('../system/env.ts', () => import('./testing/world.ts'));
vi.mock('./client.ts', () => import('./testing/services.ts'));
freshServices();

const names = async () => (await listTalents('models')).map(({ name }) => name);

describe('the divisions of the navigation', () => {
  const people = [
    row(1, 'Ana', { divisions: [{ id: 7, id_category: 1 }] }),
    row(2, 'Bia', { divisions: [8] }),
    row(3, 'Cai', { divisions: [101] }),
  ];
  const inMainboard = async () => (await listTalents('mainboard')).map(({ name }) => name);
  const serve = (...divisions: object[]) => {
    world.served.set('/api/talents', listed(people));
    world.served.set('/api/talents/attributes', { body: { divisions } });
  };

  it('are found by their names in the attributes, in either language, whatever their ids', async () => {
    serve({ id: 7, value: 'Mainboard', id_category: 1 }, { id: 8, value: 'Comercial' });
    expect(await inMainboard()).toEqual(['Ana']);
    serve({ id: '8', name: 'Main Board' });
    publish('options');
    expect(await inMainboard()).toEqual(['Bia']);
  });

  it('keep their talents when staff call them something else, where the service has a key', async () => {
    serve({ id: 7, value: 'Principal', key: 'mainboard' });
    expect(await inMainboard()).toEqual(['Ana']);
  });

  it('have nobody, and the lists of the sections everybody, where the service has no attributes', async () => {
    world.served.set('/api/talents', listed(people));
    expect(await inMainboard()).toEqual([]);
    expect(await names()).toEqual(['Ana', 'Bia', 'Cai']);
  });

  it('are found by the names in the rows, where the attributes have no divisions', async () => {
    const named = (id: number, name: string) => ({ id, id_category: 1, name });
    const rows = [
      row(1, 'Ana', { divisions: [named(31, 'Mainboard'), named(32, 'Women')] }),
      row(2, 'Bia', { divisions: [named(33, 'Comercial')] }),
    ];
    world.served.set('/api/talents', listed(rows));
    expect(await inMainboard()).toEqual(['Ana']);
    world.served.set('/api/talents/attributes', { body: { divisions: [{ id: 33, value: 'Mainboard' }] } });
    publish('options', 'talents');
    expect(await inMainboard()).toEqual(['Bia']);
  });

  it('stay as they were while the attributes are away', async () => {
    serve({ id: 7, value: 'Mainboard' });
    await inMainboard();
    world.served.set('/api/talents/attributes', down);
    publish();
    expect(await inMainboard()).toEqual(['Ana']);
  });
});

describe('a division that the navigation does not name', () => {
  const people = [
    row(1, 'Ana', { divisions: [{ id: 7, id_category: 9 }] }),
    row(2, 'Bia', { divisions: ['7', 8], categories: [1891] }),
    row(3, 'Cai', { divisions: [6], categories: [1, 1891] }),
  ];
  const serve = (...divisions: object[]) => {
    world.served.set('/api/talents', listed(people));
    world.served.set('/api/talents/attributes', { body: { divisions } });
  };
  const lists = async () => {
    const { listed } = await getTalentIndex();
    const others = Object.entries(listed).filter(([list]) => list.includes('~'));
    return Object.fromEntries(others.map(([list, rows]) => [list, rows.map(({ name }) => name).join(' ')]));
  };

  it('has a list in each section in which somebody stands, at a slug of its name', async () => {
    serve({ id: 7, value: 'Plus Size' }, { id: 8, value: 'Atores & Atrizes' }, { id: 6, value: 'Mainboard' });
    expect(await lists()).toEqual({
      'models~plus-size': 'Ana',
      'cast~plus-size': 'Bia',
      'cast~atores-atrizes': 'Bia',
    });
  });

  it('keeps its address when it has another name, after a restart too, unless the service has a word for it', async () => {
    serve({ id: 7, value: 'Plus Size' });
    await lists();
    serve({ id: 7, value: 'Curve' });
    publish('options');
    expect(Object.keys(await lists())).toEqual(['cast~plus-size', 'models~plus-size']);
    resetBackendState();
    expect(Object.keys(await lists())).toEqual(['cast~plus-size', 'models~plus-size']);
    serve({ id: 7, value: 'Curve', slug: 'curvas' });
    publish('options');
    expect(Object.keys(await lists())).toEqual(['cast~curvas', 'models~curvas']);
  });

  it.each<[string, object[], string[]]>([
    [
      'of the name of another',
      [
        { id: 7, value: 'Kids' },
        { id: 8, value: 'KIDS' },
      ],
      ['kids', 'kids-8'],
    ],
    ['without a letter in its name', [{ id: 8, value: '★' }], ['division-8']],
    ['whose slug is a word of the navigation', [{ id: 8, value: 'X', slug: 'mainboard' }], ['x']],
    ['whose slug is none', [{ id: 8, value: 'X', slug: 'A/../b' }], ['x']],
    ['of the category that hides', [{ id: 8, value: 'Kids', id_category: 1446 }], []],
  ])('%s has an address of its own, or none', async (_what, divisions, slugs) => {
    serve(...divisions);
    const found = Object.keys(await lists()).filter((list) => list.startsWith('cast'));
    expect(found).toEqual(slugs.map((slug) => `cast~${slug}`));
  });
});

describe('colours that are ids of the attributes', () => {
  it('have the words of those, in a list and in a profile; an id that none has is no colour', async () => {
    const ana = row(1, 'Ana', { hair: 4, eyes: '9' });
    world.served.set('/api/talents', listed([ana, row(2, 'Bia', { hair: { id: 5 }, eyes: 77 })]));
    world.served.set('/api/talent/profile', { body: ana });
    const hair = [
      { id: 4, value: 'Loiro acinzentado' },
      { id: '5', value: 'Verde-limão' },
    ];
    world.served.set('/api/talents/attributes', { body: { hair, eyes: { 9: 'Blue' } } });
    const measures = (await listTalents('models')).map((talent) => talent.measures);
    expect(measures).toMatchObject([
      { hair: 'ash_blonde', eyes: 'blue' },
      { hair: 'Verde-limão', eyes: null },
    ]);
    expect(await getTalent(1, 'pt')).toMatchObject({ measures: { hair: 'ash_blonde', eyes: 'blue' } });
  });
});
