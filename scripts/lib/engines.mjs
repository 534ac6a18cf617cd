import { installFirefox } from './firefox.mjs';
import { installWebKit } from './webkit.mjs';

/** Installs the engines beside Chromium where we may; says which can't be had, whose journeys are then skipped. */
export async function installEngines() {
  const missing = [];
  for (const install of [installFirefox, installWebKit]) {
    await install().catch((error) => missing.push(error.message.split('\n')[0]));
  }
  return missing.join(' ');
}
