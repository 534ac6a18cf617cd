// Loaded before a program: writes each file of our server (`server/`) that the program loads into MODULES_FILE.
import { appendFileSync } from 'node:fs';
import { registerHooks } from 'node:module';
import { pathToFileURL } from 'node:url';

// the site's folder, and the one that its links lead to
const OWN = [pathToFileURL(`${process.cwd()}/`), new URL('../../', import.meta.url)].map(
  ({ href }) => `${href}server/`,
);

registerHooks({
  load(url, context, nextLoad) {
    const own = OWN.find((folder) => url.startsWith(folder));
    if (own) appendFileSync(process.env.MODULES_FILE, `${url.slice(own.length)}\n`);
    return nextLoad(url, context);
  },
});
