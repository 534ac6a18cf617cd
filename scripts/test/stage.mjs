import { constants, cpSync, existsSync, mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';
import { stop } from '../lib/children.mjs';
import { inRoot } from '../lib/paths.mjs';
import { freePorts } from '../lib/ports.mjs';
import { seed, seedStamp, startPanel, startSite } from '../lib/programs.mjs';
import { settingsFor } from '../lib/settings.mjs';
import { speakAs } from '../lib/steps.mjs';

const CACHE = inRoot('.cache');
const PREFIX = 'test-data-';
const COPY = { recursive: true, mode: constants.COPYFILE_FICLONE };

const olderVersions = () => readdirSync(CACHE).filter((entry) => entry.startsWith(PREFIX));

/** Gives a new data folder the pictures that an older version was painted with: those still fit are not painted again. */
function keepPictures(draft) {
  const [older] = olderVersions();
  for (const part of older ? ['media', 'seed-pictures.json'] : []) {
    const source = path.join(CACHE, older, part);
    if (existsSync(source)) cpSync(source, path.join(draft, part), COPY);
  }
}

/** The demo content in `.cache/`, made once per version of the seed; older versions are removed. */
export async function seedOnce() {
  const name = `${PREFIX}${seedStamp()}`;
  const target = path.join(CACHE, name);
  if (existsSync(target)) return { note: 'from .cache' };
  mkdirSync(CACHE, { recursive: true });
  const draft = path.join(CACHE, `draft-${process.pid}`);
  try {
    keepPictures(draft);
    await seed(settingsFor({ port: 3000, panelPort: 4000, data: draft }), {
      onLine: speakAs('seed'),
    });
    for (const old of olderVersions()) {
      rmSync(path.join(CACHE, old), { recursive: true, force: true });
    }
    renameSync(draft, target);
  } finally {
    rmSync(draft, { recursive: true, force: true });
  }
  return {};
}

/** A stage for tests: both programs on free ports over a copy of the demo content, and the mail server they use. */
export async function createStage(folder) {
  const data = path.join(folder, 'data');
  cpSync(path.join(CACHE, `${PREFIX}${seedStamp()}`), data, COPY);
  const [port, panelPort, smtpPort] = await freePorts(3);
  // Loaded here: when the tests start, no package may be installed yet.
  const { createMailbox } = await import('./mailbox.mjs');
  const mail = createMailbox(smtpPort);
  await mail.start();
  const settings = {
    ...settingsFor({ port, panelPort, data }),
    // Each test that sends a form is a visitor of its own to the limits, by X-Forwarded-For.
    TRUST_PROXY: 'true',
    SMTP_URL: `smtp://127.0.0.1:${smtpPort}`,
    AGENCY_EMAIL: 'agencia@passarela.example',
    MAIL_FROM: '"Passarela" <site@passarela.example>',
  };
  const begin = { panel: () => startPanel(settings), site: () => startSite(settings) };
  const running = { panel: null, site: null };

  return {
    settings,
    mail,
    isRunning: (name) => running[name] !== null,
    output: (name) => running[name]?.output() ?? '',
    async start(name) {
      running[name] ??= await begin[name]();
    },
    async stop(name, signal) {
      const program = running[name];
      running[name] = null;
      if (program) await stop(program, signal);
    },
  };
}
