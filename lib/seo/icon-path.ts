import { createHash } from 'node:crypto';
import type { Mark } from '@passarela/contract/mark';
import type { IconName } from './icon';

const versionOf = (mark: Mark) =>
  createHash('sha256').update(JSON.stringify(mark)).digest('hex').slice(0, 10);

/** The address of an icon: with a mark of the agency's own one that changes with it, else a file of the site. */
export const iconPath = (name: IconName, mark: Mark | null): string =>
  mark ? `/social/icons/${versionOf(mark)}-${name}` : `/${name}`;
