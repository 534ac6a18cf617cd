import { once } from 'node:events';
import { createServer } from 'node:http';
import { z } from 'zod';
import { serveMedia } from '../contract/media/serve-media.ts';
import type { FileStore } from '../platform/files/store.ts';
import { isPublicFile } from '../publishing/takedown/uses.ts';
import { panel } from './panel.ts';

/** A server that gives the media of a store and nothing else, and how to ask it for one. */
export async function startMedia(
  files: FileStore,
  isPublic = async (name: string) => isPublicFile(await panel(), name, Date.now()),
) {
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '', 'http://panel.test');
    void serveMedia(request, response, { pathname, files, isPublic });
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const { port } = z.object({ port: z.number() }).parse(server.address());
  const get = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
    fetch(`http://127.0.0.1:${port}/media/${path}`, { method, headers });
  return { get, stop: () => server.close() };
}
