import type { Page } from '@playwright/test';
import { z } from 'zod';

declare global {
  interface Window {
    keepSentFile?: (field: string, name: string, bytes: number[]) => Promise<void>;
  }
}

export type SentFile = { field: string; name: string; bytes: Buffer };

/** Records the files that the page sends by XMLHttpRequest: Chromium reports their bytes nowhere else. */
export async function keepSentFiles(page: Page): Promise<SentFile[]> {
  const files: SentFile[] = [];
  await page.exposeFunction('keepSentFile', (field: unknown, name: unknown, bytes: unknown) => {
    const file = z.object({ field: z.string(), name: z.string(), bytes: z.array(z.number()) });
    const kept = file.parse({ field, name, bytes });
    files.push({ ...kept, bytes: Buffer.from(kept.bytes) });
  });
  await page.addInitScript(() => {
    const send = XMLHttpRequest.prototype.send;
    XMLHttpRequest.prototype.send = function (body) {
      const parts = body instanceof FormData ? [...body] : [];
      const kept = parts.map(async ([field, value]) => {
        if (typeof value === 'string') return;
        const bytes = new Uint8Array(await value.arrayBuffer());
        await window.keepSentFile?.(field, value.name, [...bytes]);
      });
      Promise.all(kept).then(() => send.call(this, body));
    };
  });
  return files;
}
