import { createServer } from 'node:http';
import { revalidationPayload } from '@passarela/contract/takedown';
import { sql } from 'drizzle-orm';
import { z } from 'zod';
import { rows } from '../platform/db/client.ts';
import { env } from '../platform/settings/env.ts';
import type { Settings } from '../publishing/queue/queue.ts';
import { panel } from './panel.ts';

export const SECRET = 'revalidate-of-the-tests';

type Call = { tags: string[]; files?: string[] | undefined; authorization: string | undefined };

/** A site's receipt of removed files. */
export const REMOVED = { variants: 5, previews: 2, lastGood: 3 };

/** A site that notes its calls, and answers with `status`. */
export class SiteCopy {
  calls: Call[] = [];
  status = 200;
  onCall = async (): Promise<void> => {};
  private port = 0;
  private readonly server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    const news = revalidationPayload.parse(JSON.parse(Buffer.concat(chunks).toString()));
    this.calls.push({ ...news, authorization: request.headers.authorization });
    await this.onCall();
    response.writeHead(this.status).end(JSON.stringify({ ...(news.files && { removed: REMOVED }) }));
  });

  get url(): string {
    return `http://127.0.0.1:${this.port}`;
  }

  /** The received tags, in order. */
  get told(): string[] {
    return this.calls.flatMap(({ tags }) => tags);
  }

  /** Listens, at the port that it had before if it had one. */
  async start(): Promise<void> {
    await new Promise<void>((resolve) => this.server.listen(this.port, '127.0.0.1', resolve));
    const address = this.server.address();
    this.port = typeof address === 'object' && address ? address.port : 0;
  }

  async stop(): Promise<void> {
    this.server.closeAllConnections();
    await new Promise((resolve) => this.server.close(resolve));
  }
}

/** The panel's settings for these copies, which its saves are noted for from here on. */
export function aimAt(...copies: SiteCopy[]): Settings {
  const SITE_COPIES = copies.map(({ url }) => url);
  Object.assign(env(), { SITE_COPIES });
  return { SITE_URL: 'http://127.0.0.1:9', SITE_COPIES, REVALIDATE_SECRET: SECRET };
}

/** The tags that a copy has not answered yet, each once. */
export async function waitingTags(): Promise<string[]> {
  const found = await rows(
    await panel(),
    sql`SELECT tag FROM revalidations ORDER BY id`,
    z.object({ tag: z.string() }),
  );
  return [...new Set(found.map(({ tag }) => tag))];
}

export async function forgetTags(): Promise<void> {
  await (await panel()).db.deleteMany({ collection: 'revalidations', where: {} });
}
