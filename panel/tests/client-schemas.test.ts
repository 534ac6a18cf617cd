import { globSync, readFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { expect, test } from 'vitest';

/* Zod's full schemas try `eval` where they are made, which the policy blocks and reports; `zod/mini` does not. */

const PANEL = resolve(import.meta.dirname, '..');
const CONTRACT = resolve(PANEL, '../contract/src');
const source = (file: string) => readFileSync(file, 'utf8');
const IMPORT = /^(?:import|export) (?!type )(?:[^;]*? from )?'([^']+)'/gm;

const importsOf = (file: string): string[] =>
  [...source(file).matchAll(IMPORT)].flatMap(([, name = '']) => {
    if (name.startsWith('@passarela/contract/')) return [`${CONTRACT}/${name.split('/').at(-1)}.ts`];
    return name.startsWith('.') && /\.tsx?$/.test(name) ? [resolve(dirname(file), name)] : [name];
  });

/** The first way from a file to the full library; null without one. */
function wayToSchemas(file: string, seen = new Set<string>()): string[] | null {
  seen.add(file);
  for (const name of importsOf(file)) {
    if (name === 'zod') return [file];
    const rest = name.startsWith('/') && !seen.has(name) ? wayToSchemas(name, seen) : null;
    if (rest) return [file, ...rest];
  }
  return null;
}

const clients = globSync('{*,*/*,*/*/*,*/*/*/*}.tsx', { cwd: PANEL, exclude: ['node_modules', '.next'] })
  .map((file) => resolve(PANEL, file))
  .filter((file) => source(file).startsWith("'use client'"));

test('no component in the browser loads schemas that try eval', () => {
  expect(clients.length).toBeGreaterThan(50);
  expect(clients.flatMap((file) => wayToSchemas(file)?.map((one) => one.replace(PANEL, '')) ?? [])).toEqual(
    [],
  );
});
