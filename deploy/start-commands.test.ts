import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import manifest from '../package.json' with { type: 'json' };

const fileOf = (path: string) => readFileSync(new URL(path, import.meta.url), 'utf8');
/** The arguments of node in a command, without the paths before it. */
const argumentsOf = (command = '') => command.replaceAll(/[",[\]]/g, '').replace(/^.*?\bnode\s+/, '');

const npm = argumentsOf(manifest.scripts.start);

it('npm start checks the services', () => {
  expect(npm).toMatch(/ server\/start\.ts --check$/);
});

it.each([
  ['systemd', fileOf('systemd/passarela-site@.service'), /^ExecStart=\S+\/(node .*)$/m],
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
