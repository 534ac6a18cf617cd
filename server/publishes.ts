import { pictureHostsChangedAt } from '../lib/system/picture-hosts.ts';

let published = 0;

export function notePublish(): void {
  published += 1;
}

/**
 * Names the time between two publishes; a new host of pictures begins another, because older pages lack it in their
 * policy.
 */
export const generation = (): string => `${published} ${pictureHostsChangedAt()}`;
