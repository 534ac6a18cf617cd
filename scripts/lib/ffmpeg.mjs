import { spawnSync } from 'node:child_process';
import { installDebian } from './apt.mjs';

const isThere = () => spawnSync('ffmpeg', ['-version']).status === 0;

/** Makes sure that ffmpeg is there, which takes places out of films; without it the tests that send films are skipped. */
export const installFfmpeg = () =>
  installDebian('ffmpeg', { isThere, advice: 'Debian, Ubuntu: sudo apt-get install ffmpeg' }).catch(
    (error) => `NOT FOUND, tests that send films are SKIPPED. ${error.message}`,
  );
