import { globSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { patternOf } from '../ledger/titles.ts';
import { run } from '../lib/children.ts';
import { runCommand } from '../lib/command.ts';
import { inRoot } from '../lib/paths.ts';
import { buildPanel, buildSite } from '../lib/programs.ts';
import type { Settings } from '../lib/settings.ts';
import { startControl } from '../test/control.ts';
import { createStage } from '../test/stage.ts';
import { projectsOf } from './projects-of.ts';

const asked = z.array(
  z.object({ id: z.string(), tests: z.array(z.object({ file: z.string(), title: z.string() })) }),
);
type Requested = z.infer<typeof asked>[number];

const [, , question = '[]', to = ''] = process.argv;
const folder = inRoot('stage');

/** Whether a browser test of those named for a statement failed; the first that does ends it. */
async function isNoticed({ tests }: Requested, env: Record<string, string>): Promise<boolean> {
  for (const members of Map.groupBy(tests, ({ file }) => projectsOf(file).join()).values()) {
    const files = [...new Set(members.map(({ file }) => file))];
    const titles = members.map(({ title }) => patternOf(title)).join('|');
    const projects = projectsOf(files[0] ?? '').map((name) => `--project=${name}`);
    const { code, output } = await run(
      ['playwright', 'test', ...files, ...projects, '-g', titles, '-x', '--reporter=line'],
      { env },
    );
    if (code !== 0 && !/No tests found/.test(output)) return true;
  }
  return false;
}

/** Builds this instance; false if it can't be built. */
const isBuilt = () =>
  buildPanel()
    .then(buildSite)
    .then(
      () => true,
      () => false,
    );

async function startAll(content: string) {
  const stage = await createStage(folder, content);
  const control = await startControl(stage);
  const end = async () => {
    control.close();
    await stage.close();
  };
  const isUp = await stage
    .start('panel')
    .then(() => stage.start('site'))
    .then(
      () => true,
      () => false,
    );
  const settings: Settings = stage.settings;
  return { isUp, end, env: { ...settings, BASE_URL: settings.SITE_URL, CONTROL_URL: control.url } };
}

/** Runs in a broken copy: writes the statements that its browser tests notice, as JSON into a file. */
async function answer() {
  const [content = ''] = globSync('.cache/test-data-*', { cwd: inRoot() });
  const noticed: string[] = [];
  let isUp = await isBuilt();
  if (isUp) {
    const stage = await startAll(inRoot(content));
    isUp = stage.isUp;
    try {
      for (const each of isUp ? asked.parse(JSON.parse(question)) : [])
        if (await isNoticed(each, stage.env)) noticed.push(each.id);
    } finally {
      await stage.end();
    }
  }
  writeFileSync(path.resolve(to), JSON.stringify({ isUp, noticed }));
}

runCommand(answer, () => rmSync(folder, { recursive: true, force: true }));
