import { expect, test } from 'vitest';
import { GUARDIAN, linkOf, makePackage, makeTalents, open, read, readWarnings } from './package-kit.ts';
import { changeTalent } from './panel.ts';

// `packages.downloads`: what the panel lets a client take away.

test('a package says what may be taken away, and whose photos: of minors and of who offers none, never', async () => {
  const ids = await makeTalents('Adulta Lima', 'Menor Lima', 'Fechada Lima', 'Sem Data Lima');
  const changes = [
    {},
    { birthdate: '2015-05-05T12:00:00.000Z', downloads: 'yes', agency: GUARDIAN },
    { downloads: 'no' },
    { birthdate: null, agency: GUARDIAN },
  ] as const;
  for (const [at, data] of changes.entries()) await changeTalent(ids[at] ?? 0, data);
  for (const downloads of ['none', 'light', 'full'] as const) {
    const made = await makePackage(ids, { downloads });
    await readWarnings(made);
    const opened = await read(await open(linkOf(made)));
    expect(opened.downloads).toBe(downloads);
    expect(opened.talents.map(({ name, offers_photos }) => [name, offers_photos])).toEqual([
      ['Adulta Lima', true],
      ['Menor Lima', false],
      ['Fechada Lima', false],
      ['Sem Data Lima', false],
    ]);
  }
});
