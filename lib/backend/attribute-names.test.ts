import { describe, expect, it, vi } from 'vitest';
import { getTalent } from './talent.ts';
import { listTalents } from './talents.ts';
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

  it('stay as they were while the attributes are away', async () => {
    serve({ id: 7, value: 'Mainboard' });
    await inMainboard();
    world.served.set('/api/talents/attributes', down);
    publish();
    expect(await inMainboard()).toEqual(['Ana']);
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
