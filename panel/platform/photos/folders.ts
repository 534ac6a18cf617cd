import { createHash, randomBytes } from 'node:crypto';
import { readFileSync, readlinkSync } from 'node:fs';
import { mkdir, rm } from 'node:fs/promises';
import { hostname } from 'node:os';
import { text } from '@passarela/contract/text';
import { type Opened, unsealFor } from '../encryption/encrypted-file.ts';
import { SealError } from '../encryption/format.ts';
import type { SealKeys } from '../encryption/keys.ts';
import type { FileStore } from '../files/store.ts';
import { log } from '../log/log.ts';
import { env } from '../settings/env.ts';

const ID_CHARS = 8;

function orNothing(read: () => string): string {
  try {
    return read();
  } catch {
    return '';
  }
}

/** Names this panel instance: eight hex digits, unique among running ones, the same until a reboot. */
function copyId({ PANEL_HOST, PANEL_PORT }: { PANEL_HOST: string; PANEL_PORT: number }): string {
  const parts = [
    orNothing(() => readFileSync('/proc/sys/kernel/random/boot_id', 'utf8')),
    orNothing(() => readlinkSync('/proc/self/ns/net')),
    hostname(),
    PANEL_HOST,
    PANEL_PORT,
  ];
  return createHash('sha256').update(JSON.stringify(parts)).digest('hex').slice(0, ID_CHARS);
}

const RANDOM_BYTES = 12;
const ONLY_PANEL = 0o700;

/** The folder of raw uploads before decoding; nothing in it outlives its request. */
export const incomingFolder = (data: string): string => `${data}/private/incoming`;

export const randomName = (): string => copyId(env()) + randomBytes(RANDOM_BYTES).toString('hex');

/** Whether this panel instance made the folder, before or after a restart. */
export const isOwnName = (name: string): boolean => name.startsWith(copyId(env()));

export const isRandomName = (name: string): boolean => /^[0-9a-f]{32}$/.test(name);

/** Makes a new private folder under `parent` and gives its name. */
export async function newFolder(parent: string): Promise<string> {
  const name = randomName();
  await mkdir(`${parent}/${name}`, { recursive: true, mode: ONLY_PANEL });
  return name;
}

export const removeFolder = async (path: string): Promise<void> =>
  rm(path, { recursive: true, force: true, maxRetries: 3 });

/** Opens a stored photo, or returns why not and logs it: `locked`, `damaged` (see SealError), `gone`. */
export async function openPhoto(
  files: FileStore,
  key: string,
  keys: SealKeys,
): Promise<Opened | 'gone' | SealError['reason']> {
  const found = await files.get(key);
  if (!found) return 'gone';
  try {
    return await unsealFor(key, found, keys);
  } catch (error) {
    if (!(error instanceof SealError)) throw error;
    log('error', `Photo ${key.split('/').slice(-2).join('/')}: ${error.message}`);
    return error.reason;
  }
}

export const CLOSED = {
  locked: text(
    'Esta foto está guardada com uma chave que o painel não tem mais. Quem cuida do servidor pode recolocá-la.',
    'This photo is stored with a key that the panel no longer has. Whoever runs the server can put it back.',
  ),
  gone: text(
    'O arquivo desta foto não está no servidor. Quem cuida do servidor pode trazê-lo de uma cópia.',
    'The file of this photo is not on the server. Whoever runs the server can bring it back from a copy.',
  ),
  damaged: text(
    'O arquivo desta foto está danificado. Quem cuida do servidor pode trazê-lo de uma cópia.',
    'The file of this photo is damaged. Whoever runs the server can bring it back from a copy.',
  ),
} as const;
