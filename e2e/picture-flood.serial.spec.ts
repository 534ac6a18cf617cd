import { request } from 'node:http';
import { setTimeout as delay } from 'node:timers/promises';
import { expect, test } from '@playwright/test';
import { IMAGE_QUALITIES, imageUrl, WIDE_WIDTHS_PX } from '../lib/domain/images';
import { ask } from './support/raw';

// Somebody asks for many pictures that nobody has made, and hangs up: pictures that are made come as before.
const site = process.env.BASE_URL ?? 'http://127.0.0.1:3000';
const FLOOD = 60;
const HANG_UP_MS = 1_000;
const LIMIT_MS = 200;
const ACCEPT = { accept: 'image/avif,image/webp,*/*' };

/** Asks, and leaves before the answer. */
function hangUp(path: string): Promise<void> {
  const { hostname, port } = new URL(site);
  return new Promise((resolve) => {
    const call = request({ hostname, port, path, headers: ACCEPT, agent: false }, (answer) =>
      answer.resume(),
    );
    call.once('error', () => resolve()).once('close', () => resolve());
    call.end();
    setTimeout(() => call.destroy(), HANG_UP_MS);
  });
}

async function sourcesOf(path: string): Promise<string[]> {
  const { body } = await ask(site, path);
  const found = [...body.matchAll(/_next\/image\?url=([^&"]+)/g)].map(([, source = '']) =>
    decodeURIComponent(source),
  );
  return [...new Set(found)];
}

const OF_NO_PAGE = WIDE_WIDTHS_PX.slice(-4);

for (const [how, way] of [
  ['by the address of pictures', '/_next/image'],
  ['by another spelling of it', '/api/../_next/image'],
] as const)
  test(`a flood of new pictures ${how} delays no finished one`, async () => {
    test.setTimeout(90_000);
    const [first = '', ...others] = await sourcesOf('/modelos');
    const finished = imageUrl(first, 640);
    expect((await ask(site, finished, { headers: ACCEPT })).status).toBe(200);

    const wide = OF_NO_PAGE.flatMap((width) =>
      IMAGE_QUALITIES.flatMap((quality) =>
        others.map(
          (source) => `${way}?url=${encodeURIComponent(`${source}#${how}`)}&w=${width}&q=${quality}`,
        ),
      ),
    );
    expect(wide.length).toBeGreaterThan(FLOOD);
    let isOver = false;
    const flood = Promise.all(wide.slice(0, FLOOD).map(hangUp)).then(() => delay(2_000));
    void flood.then(() => {
      isOver = true;
    });
    const tookMs: number[] = [];
    while (!isOver) {
      const began = performance.now();
      expect((await ask(site, finished, { headers: ACCEPT })).status).toBe(200);
      tookMs.push(performance.now() - began);
      await delay(50);
    }
    expect(tookMs.length).toBeGreaterThan(10);
    // one of ten may meet whatever else a busy machine does
    const usual = tookMs.toSorted((one, other) => one - other)[Math.floor(tookMs.length * 0.9)];
    expect(usual, `ms of ${tookMs.map(Math.round)}`).toBeLessThanOrEqual(LIMIT_MS);
  });
