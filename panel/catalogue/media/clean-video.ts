import { execFile } from 'node:child_process';
import { readFile, writeFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { log } from '../../platform/log/log.ts';
import { incomingFolder, newFolder, removeFolder } from '../../platform/photos/folders.ts';
import type { Extension } from '../../platform/reference/media-type.ts';
import { env } from '../../platform/settings/env.ts';

const run = promisify(execFile);

const WITHIN_MS = 60_000;
const MAX_ALLOC_BYTES = 256 * 1024 * 1024;

// picture and sound alone: phones and cameras also write tracks of places, covers and subtitles
const KEPT = ['-map', '0:V:0', '-map', '0:a:0?', '-map_metadata', '-1', '-map_chapters', '-1', '-c', 'copy'];
const FORMATS: Partial<Record<Extension, { read: string; write: string[] }>> = {
  '.mp4': { read: 'mov', write: ['-movflags', '+faststart', '-f', 'mp4'] },
  '.webm': { read: 'matroska', write: ['-f', 'webm'] },
  '.ogg': { read: 'ogg', write: ['-f', 'ogg'] },
};

/** A film without metadata; `missing` when the server has no ffmpeg, `unreadable` when that cannot read the film. */
export async function cleanVideo(
  film: Buffer,
  extension: Extension,
  { program = 'ffmpeg', withinMs = WITHIN_MS } = {},
): Promise<Buffer | 'missing' | 'unreadable'> {
  const format = FORMATS[extension];
  if (!format) return 'unreadable';
  const parent = incomingFolder(env().PASSARELA_DATA);
  const folder = `${parent}/${await newFolder(parent)}`;
  const [source, target] = [`${folder}/in`, `${folder}/out`];
  try {
    await writeFile(source, film);
    const limits = ['-nostdin', '-v', 'error', '-max_alloc', String(MAX_ALLOC_BYTES)];
    const input = ['-protocol_whitelist', 'file', '-f', format.read, '-i', `file:${source}`];
    await run(
      program,
      [...limits, ...input, ...KEPT, '-fflags', '+bitexact', ...format.write, `file:${target}`],
      {
        timeout: withinMs,
        killSignal: 'SIGKILL',
        env: { NODE_ENV: 'production', PATH: process.env.PATH ?? '' },
      },
    );
    return await readFile(target);
  } catch (error) {
    const isMissing = error instanceof Error && 'code' in error && error.code === 'ENOENT';
    log('error', 'A film without metadata', isMissing ? 'There is no ffmpeg' : error);
    return isMissing ? 'missing' : 'unreadable';
  } finally {
    await removeFolder(folder);
  }
}
