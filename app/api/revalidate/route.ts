import { revalidateBody } from '@passarela/contract';
import { revalidateTag } from 'next/cache';
import { noteSuccess } from '@/lib/backend/circuit';
import { withImplied } from '@/lib/backend/tags';
import { env } from '@/lib/env';
import { isSameSecret } from '@/lib/same-secret';

const refuse = (status: number, message: string) => Response.json({ message }, { status });

async function readJson(request: Request): Promise<unknown> {
  try {
    return await request.json();
  } catch {
    return undefined;
  }
}

/** The panel says what has changed: those tags expire at once (CONTRACT, Publishing). 401, 400, 422 or 200. */
export async function POST(request: Request) {
  const [, given = ''] = /^Bearer (.+)$/i.exec(request.headers.get('authorization') ?? '') ?? [];
  if (!isSameSecret(given, env().REVALIDATE_SECRET)) return refuse(401, 'wrong secret');
  const json = await readJson(request);
  if (json === undefined) return refuse(400, 'not JSON');
  const body = revalidateBody.safeParse(json);
  if (!body.success) return refuse(422, 'tags: 1 to 500 tags of the contract');

  const tags = withImplied(body.data.tags);
  for (const tag of tags) revalidateTag(tag, { expire: 0 });
  // Who publishes is there again: do not wait for the end of the rest.
  noteSuccess('panel');
  noteSuccess('integration');
  return Response.json({ tags });
}
