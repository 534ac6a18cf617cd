import { once } from 'node:events';
import { createServer } from 'node:http';
import { z } from 'zod';
import { type KnownFiles, serveMedia } from '../contract/media/serve-media.ts';
import type { FileStore } from '../platform/files/store.ts';
import { isOnFile, isPublicFile } from '../publishing/takedown/uses.ts';
import { panel } from './panel.ts';

const OF_PANEL: KnownFiles = {
  isPublic: async (name) => isPublicFile(await panel(), name, Date.now()),
  isOn: async (name) => isOnFile(await panel(), name),
};

/** A server that gives the media of a store and nothing else, and how to ask it for one; `?draft=good` is signed. */
export async function startMedia(files: FileStore, known = OF_PANEL) {
  const server = createServer((request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '', 'http://panel.test');
    const isOfDraft = () => searchParams.get('draft') === 'good';
    void serveMedia(request, response, { pathname, files, known, isOfDraft });
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const { port } = z.object({ port: z.number() }).parse(server.address());
  const get = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
    fetch(`http://127.0.0.1:${port}/media/${path}`, { method, headers });
  return { get, stop: () => server.close() };
}
