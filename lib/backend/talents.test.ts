import { readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it, vi } from 'vitest';
import { BackendError } from './errors.ts';
import { listPosts } from './posts.ts';
import { resetBackendState } from './state.ts';
import { listTalents } from './talents.ts';
import { listed, row } from './testing/rows.ts';
import { down, freshServices, publish, type Served, world } from './testing/services.ts';

vi.mock('next/cache', () => import('./testing/services.ts'));
vi.mock('../system/env.ts', () => import('./testing/world.ts'));
vi.mock('./client.ts', () => import('./testing/services.ts'));
freshServices();

const names = async () => (await listTalents('models')).map(({ name }) => name);

describe('the list of talents', () => {
  it('holds a section by name, without the hidden division and without birthdates [S58.1 S58.2 S171.1]', async () => {
    world.served.set(
      '/api/talents',
      listed([
        row(1, 'Zoe'),
        row(2, 'Álvaro', { gender: 'man', cover_web: 'web.jpg' }),
        row(3, 'Hidden', { divisions: [{ id: 5, id_category: 1446 }] }),
        row(4, 'Actor', { categories: [{ id: 1891 }] }),
        row(5, 'Both', { categories: [{ id: 1 }, { id: 1891 }] }),
      ]),
    );
    const rows = await listTalents('models');
    expect(rows.map(({ name }) => name)).toEqual(['Álvaro', 'Both', 'Zoe']);
    expect((await listTalents('cast')).map(({ name }) => name)).toEqual(['Actor', 'Both']);
    expect(rows[0]).toMatchObject({ cover: 'web.jpg', measures: { height: null } });
    expect(JSON.stringify(rows)).not.toContain('2000');
  });

  it('is asked for beside the names of its divisions, not after them', async () => {
    let callsBefore = 0;
    world.served.set('/api/talents', listed([row(1, 'Ana')]));
    world.served.set('/api/talents/attributes', () => {
      callsBefore = world.calls;
      return { body: { data: { divisions: [] } } };
    });
    expect(await names()).toEqual(['Ana']);
    expect(callsBefore).toBe(1);
  });

  it('loses only a broken row, and says which', async () => {
    world.served.set('/api/talents', listed([row(1, 'Ana'), row(2, ''), { id: 3 }, row(4, 'Bia')]));
    expect(await names()).toEqual(['Ana', 'Bia']);
    const logged = vi.mocked(console.warn).mock.calls.flat().join('\n');
    expect(logged).toContain('"id":"2","fields":"name"');
    expect(logged).not.toContain('Ana');
  });

  it('stays as it was while the service is away or talks nonsense', async () => {
    world.served.set('/api/talents', listed([row(1, 'Ana')]));
    await names();
    const failures: Served[] = [down, { body: 'lol' }, { body: { data: null } }, listed([{ id: 1 }])];
    for (const failure of failures) {
      world.served.set('/api/talents', failure);
      publish();
      expect(await names()).toEqual(['Ana']);
    }
  });

  it('may become empty', async () => {
    world.served.set('/api/talents', listed([row(1, 'Ana')]));
    await names();
    world.served.set('/api/talents', listed([]));
    publish();
    expect(await names()).toEqual([]);
  });

  it('is read again after ten seconds while it is empty, else after an hour [S108.2]', async () => {
    world.served.set('/api/talents', listed([]));
    const clock = vi.spyOn(Date, 'now');
    const start = Date.now();
    const at = (seconds: number) => clock.mockReturnValue(start + seconds * 1_000);
    at(0);
    expect(await names()).toEqual([]);
    world.served.set('/api/talents', listed([row(1, 'Ana')]));
    at(9);
    expect(await names()).toEqual([]);
    at(11);
    expect(await names()).toEqual(['Ana']);
    world.served.set('/api/talents', listed([]));
    at(3_000);
    expect(await names()).toEqual(['Ana']);
    clock.mockRestore();
  });

  it("logs its failure in the specification's words [S159.1]", async () => {
    world.served.set('/api/talents', down);
    await expect(names()).rejects.toThrow();
    const logged = vi.mocked(console.warn).mock.calls.flat().join('\n');
    expect(logged).toContain('"message":"Failed to fetch talents:"');
    expect(logged).toContain('unreachable');
  });

  it('throws where there never was one, or only a broken file', async () => {
    world.served.set('/api/talents', down);
    await expect(names()).rejects.toMatchObject({ name: 'BackendError', kind: 'unreachable' });

    resetBackendState();
    world.served.set('/api/talents', listed([row(1, 'Ana')]));
    await names();
    resetBackendState();
    for (const file of await readdir(world.dir)) await writeFile(join(world.dir, file), '{"at":1,"ra');
    world.served.set('/api/talents', down);
    await expect(names()).rejects.toMatchObject({ name: 'BackendError' });
  });

  it('is asked for once when many ask together [S108.1]', async () => {
    world.served.set('/api/talents', listed([row(1, 'Ana')]));
    await Promise.all([names(), names(), names()]);
    expect(world.calls).toBe(1);
  });

  it('comes also where the disk refuses', async () => {
    world.dir = join(world.dir, 'a-file');
    await writeFile(world.dir, '');
    world.served.set('/api/talents', listed([row(1, 'Ana')]));
    expect(await names()).toEqual(['Ana']);
  });
});

describe('an agency of 2,500', () => {
  const everybody = Array.from({ length: 2_500 }, (_, at) =>
    row(at + 1, `Talento ${at + 1}`, at % 2 === 0 ? {} : { categories: [{ id: 1891 }] }),
  );
  const paged = ({ query = {} }: { query?: Record<string, string | number> }) => {
    const [size, page] = [Number(query.paginate), Number(query.page ?? 1)];
    const data = everybody.slice((page - 1) * size, page * size);
    return { body: { data, current_page: page, last_page: Math.ceil(everybody.length / size) } };
  };

  it('is in the lists whole, read once for both [S108.1]', async () => {
    world.served.set('/api/talents', paged);
    const [models, cast] = await Promise.all([listTalents('models'), listTalents('cast')]);
    expect([models.length, cast.length]).toEqual([1_250, 1_250]);
    expect([...models, ...cast].map(({ id }) => id).sort((a, b) => a - b)).toEqual(
      everybody.map(({ id }) => id),
    );
    expect(world.calls).toBe(3);
  });

  it('stays whole while the service is away, also after a restart', async () => {
    world.served.set('/api/talents', paged);
    await listTalents('models');
    world.served.set('/api/talents', down);
    publish();
    expect(await listTalents('cast')).toHaveLength(1_250);
    resetBackendState();
    expect(await listTalents('cast')).toHaveLength(1_250);
  });

  it('counts nobody twice who moved to the next page while it was read', async () => {
    world.served.set('/api/talents', (call) => {
      const { body } = paged(call);
      const isFirst = Number(call.query?.page ?? 1) === 1;
      return { body: isFirst ? body : { ...body, data: [everybody[998], ...body.data] } };
    });
    expect(await listTalents('cast')).toHaveLength(1_250);
  });

  it('is not read without end where the service names a last page that is none', async () => {
    world.served.set('/api/talents', (call) => ({ body: { ...paged(call).body, last_page: 1e9 } }));
    expect(await listTalents('models')).toHaveLength(1_250);
    expect(world.calls).toBeLessThan(10);
  });
});

describe('a service that can give little at a time', () => {
  const everybody = Array.from({ length: 130 }, (_, at) => row(at + 1, `Talento ${at + 1}`));
  /** The page sizes of the calls. */
  const serveUpTo = (max: number) => {
    const sizes: number[] = [];
    world.served.set('/api/talents', ({ query = {} }) => {
      const [size, page] = [Number(query.paginate), Number(query.page)];
      sizes.push(size);
      if (size > max)
        throw new BackendError({ kind: 'timeout', service: 'integration', path: '/api/talents' });
      const data = everybody.slice((page - 1) * size, page * size);
      return { body: { data, last_page: Math.ceil(everybody.length / size) } };
    });
    return sizes;
  };

  it('is asked for half of it, and the size that worked is remembered', async () => {
    const sizes = serveUpTo(250);
    expect(await names()).toHaveLength(130);
    publish();
    await names();
    expect(sizes).toEqual([1000, 500, 250, 250]);
  });

  it('halves the pages of posts too, which the site shows in pages of its own', async () => {
    const posts = everybody.map(({ id }) => ({ id, slug: `p${id}`, title: 'Olá', language: 'pt' }));
    const sizes: unknown[] = [];
    world.served.set('/api/posts/blog/pt', ({ query = {} }) => {
      sizes.push(query.paginate);
      const [size, page] = [Number(query.paginate ?? 500), Number(query.page)];
      if (size > 50)
        throw new BackendError({ kind: 'invalid', service: 'panel', path: '', isTooLarge: true });
      return { body: { data: posts.slice((page - 1) * size, page * size), last_page: 3, per_page: size } };
    });
    const list = await listPosts('pt', 1);
    expect([list?.posts.length, list?.lastPage]).toEqual([12, Math.ceil(130 / 12)]);
    expect(sizes).toEqual([undefined, 100, 50, 50, 50]);
  });

  it('is given up below fifty', async () => {
    const sizes = serveUpTo(49);
    await expect(names()).rejects.toMatchObject({ kind: 'timeout' });
    expect(sizes).toEqual([1000, 500, 250, 125, 62, 50]);
  });

  it('leaves nobody out who has an id and a name, whatever else is broken', async () => {
    const odd = [
      { id: '1', name: 'Ana', categories: [1], divisions: null },
      { id: 2, name: 'Bia', categories: '1' },
    ];
    const broken = [
      { id: 'x', name: 'Nobody', categories: [1] },
      { id: 3, name: 'Hid', categories: [1], divisions: ['1446'] },
    ];
    world.served.set('/api/talents', { body: { data: [...odd, ...broken] } });
    expect(await names()).toEqual(['Ana', 'Bia']);
  });
});

describe('a published change', () => {
  const serve = (name: string) => world.served.set('/api/talents', listed([row(1, name)]));

  it('is in the list at once, and the list is read once for all who come', async () => {
    serve('Ana');
    await names();
    serve('Bia');
    expect(await names()).toEqual(['Ana']);
    publish();
    expect(await Promise.all([names(), names()])).toEqual([['Bia'], ['Bia']]);
    expect(world.calls).toBe(2);
  });

  it('that comes while the list is read is not lost', async () => {
    serve('Ana');
    const reading = names();
    await new Promise((resolve) => setTimeout(resolve, 1));
    publish();
    serve('Bia');
    await reading;
    expect(await names()).toEqual(['Bia']);
  });

  it('is asked for again after some seconds where the service failed, not by each visitor', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    serve('Ana');
    await names();
    world.served.set('/api/talents', { body: 'nonsense' });
    publish();
    await names();
    await names();
    expect(world.calls).toBe(2);
    serve('Bia');
    vi.setSystemTime(Date.now() + 5_000);
    expect(await names()).toEqual(['Bia']);
    vi.useRealTimers();
  });
});
