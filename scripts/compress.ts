import { readFileSync, writeFileSync } from 'node:fs';
import { glob } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { inRoot } from './lib/paths.ts';

// Fonts and pictures are compressed already.
const TEXTS = '**/*.{js,css,svg,json,txt}';
const BEST_GZIP = { level: constants.Z_BEST_COMPRESSION };
const bestBrotli = (size: number) => ({
  params: {
    [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
    [constants.BROTLI_PARAM_SIZE_HINT]: size,
  },
});

/** Chromium compiles scripts from this size on while they come. */
const STREAMED_BYTES = 30_000;
/** It then compiles all their functions there, off the main thread (docs/decisions/paint-first.md). */
const COMPILE_HINT = '//# allFunctionsCalledOnLoad\n';

function hinted(name: string, bytes: Buffer): Buffer {
  const isStreamed = name.endsWith('.js') && bytes.length >= STREAMED_BYTES;
  return isStreamed && !bytes.includes(COMPILE_HINT)
    ? Buffer.concat([Buffer.from(COMPILE_HINT), bytes])
    : bytes;
}

/** Writes the build's static texts as Brotli and gzip too (`server/static-files.ts`). */
async function compress() {
  const folder = inRoot('.next', 'static');
  for await (const name of glob(TEXTS, { cwd: folder })) {
    const file = path.join(folder, name);
    const bytes = hinted(name, readFileSync(file));
    writeFileSync(file, bytes);
    writeFileSync(`${file}.br`, await promisify(brotliCompress)(bytes, bestBrotli(bytes.length)));
    writeFileSync(`${file}.gz`, await promisify(gzip)(bytes, BEST_GZIP));
  }
}

await compress();
