import { spawnSync } from 'node:child_process';
import { installDebian } from './apt.mjs';

const isThere = () => spawnSync('xmllint', ['--version']).status === 0;

/** Makes sure that xmllint is there, which checks sitemaps and feeds by their schemas. */
export const installXmllint = () =>
  installDebian('libxml2-utils', {
    isThere,
    advice: 'No xmllint found. Install it (Debian, Ubuntu: sudo apt-get install libxml2-utils).',
  });
