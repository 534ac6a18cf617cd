import { execFileSync } from 'node:child_process';
import { globSync } from 'node:fs';
import { z } from 'zod';
import { LANGS } from '../../lib/domain/languages.ts';
import { SCREEN_NAMES, spellingsOf } from '../../lib/routes/screens.ts';
import { inRoot } from '../../scripts/lib/paths.ts';

const routes = z.array(z.object({ method: z.string(), path: z.string() }));
export type Route = z.infer<typeof routes>[number];

const SAMPLE = '1';

const post = (path: string): Route => ({ method: 'POST', path });

/** Every route of the panel: the contract's, and Payload's. */
export function panelRoutes(settings: Record<string, string>): Route[] {
  const output = execFileSync(process.execPath, ['scripts/list-routes.ts'], {
    cwd: inRoot('panel'),
    env: { ...process.env, ...settings },
    encoding: 'utf8',
  });
  return routes.parse(JSON.parse(output.trim().split('\n').at(-1) ?? '[]'));
}

/** Every route of the site: each screen under all of its words, and each file that answers for itself. */
export function siteRoutes(): Route[] {
  const pages = SCREEN_NAMES.flatMap(spellingsOf);
  const screens = LANGS.flatMap((lang) =>
    pages.map((word) => (lang === 'pt' ? `/${word}` : `/${lang}/${word}`)),
  );
  const files = globSync('**/route.ts', { cwd: inRoot('app') }).map(
    (file) => `/${file.replace(/\/?route\.ts$/, '').replaceAll(/\[+(?:\.\.\.)?\w+\]+/g, SAMPLE)}`,
  );
  return [...new Set(['/', ...screens, ...files])].map(post);
}
