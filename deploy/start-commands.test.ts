import { globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import manifest from '../package.json' with { type: 'json' };

const fileOf = (path: string) => readFileSync(new URL(path, import.meta.url), 'utf8');
/** The arguments of node in a command, without the paths before it. */
const argumentsOf = (command = '') => command.replaceAll(/[",[\]]/g, '').replace(/^.*?\bnode\s+/, '');

const npm = argumentsOf(manifest.scripts.start);

it('npm start checks the services', () => {
  expect(npm).toMatch(/ server\/start\.ts --check$/);
});

it.each([
  ['systemd', fileOf('systemd/passarela-site@.service'), /^ExecStart=.*?\/(node .*)$/m],
  [
    'a container',
    fileOf('container/Containerfile').split(' AS panel')[0] ?? '',
    /^CMD (.*server\/start\.ts.*)$/m,
  ],
])(
  '%s starts the site as npm start does, and so prints the table of the services',
  (_what, file, command) => {
    expect(argumentsOf(command.exec(file)?.[1])).toBe(npm);
  },
);

describe.each(globSync('systemd/*.service', { cwd: import.meta.dirname }))('%s', (name) => {
  const unit = fileOf(name);

  it('sets nothing that the copy of .env.example would set otherwise: an EnvironmentFile wins', () => {
    const own = [...unit.matchAll(/^Environment=(.*)$/gm)].flatMap(([, line = '']) => line.split(/\s+/));
    const example = fileOf('../.env.example');
    expect(own.filter((each) => new RegExp(`^${each.split('=')[0]}=`, 'm').test(example))).toEqual([]);
  });

  it('makes the folders that it opens for writing, without which systemd does not start it', () => {
    const opened = [...unit.matchAll(/^ReadWritePaths=(.*)$/gm)].map(([, folder]) => folder);
    const made = [...unit.matchAll(/^ExecStartPre=\+\/usr\/bin\/install -d .* (\S+)$/gm)];
    expect(made.map(([, folder]) => folder)).toEqual(opened);
  });
});
