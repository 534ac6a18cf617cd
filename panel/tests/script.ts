import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { resolve } from 'node:path';
import { SECRETS } from './secrets.ts';

/** Runs a script of the panel to its end; `settings` say on which data, database and bucket. */
export async function script(settings: Record<string, string>, name: string, ...args: string[]) {
  const child = spawn(process.execPath, [name, ...args], {
    cwd: resolve(import.meta.dirname, '..'),
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      PATH: process.env.PATH,
      NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE,
      NODE_ENV: 'production',
      ...SECRETS,
      ADMIN_EMAIL: 'first@example.com',
      ADMIN_PASSWORD: 'correct-horse-battery',
      ...settings,
    },
  });
  let said = '';
  for (const stream of [child.stdout, child.stderr]) {
    // letters of several bytes may come in two pieces
    stream.setEncoding('utf8').on('data', (text: string) => {
      said += text;
    });
  }
  const [code] = await once(child, 'close');
  return { code, said: said.trim() };
}

/** A panel's answers to every reading call on these settings, without its log lines. It makes two rows. */
export async function answersOf(settings: Record<string, string>): Promise<string[]> {
  const { code, said } = await script(settings, 'tests/move/answers.ts');
  if (code !== 0) throw new Error(said);
  return said.split('\n').filter((line) => /^\d/.test(line));
}
