import { pictureHostsChangedAt } from '../lib/system/picture-hosts.ts';

let published = 0;

/** Counts a publish: what was made before it is no longer what is sent. */
export function notePublish(): void {
  published += 1;
}

/** Names the time between two publishes; a new host of pictures begins another, because pages of before have a policy without it. */
export const generation = (): string => `${published} ${pictureHostsChangedAt()}`;
