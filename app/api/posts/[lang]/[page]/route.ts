import { isBackendError } from '@/lib/backend/errors';
import { listPosts } from '@/lib/backend/posts';
import { readBlogParams } from '@/lib/routes/page-params';
import { postCard } from '@/lib/view/post-card';

/** Cached like a page: rendered at the first request, renewed by tag or after an hour. */
export const dynamic = 'force-static';
export const revalidate = 3600;
export const generateStaticParams = () => [];

type Context = { params: Promise<{ lang: string; page: string }> };

const missing = () => Response.json({ message: 'no such page' }, { status: 404 });

/** The next cards of the blog list: `{ cards, lastPage }`; 404 after the last page. */
export async function GET(_request: Request, { params }: Context) {
  const wanted = readBlogParams(await params);
  if (wanted === null) return missing();
  try {
    const list = await listPosts(wanted.lang, wanted.page);
    if (list === null) return missing();
    const cards = list.posts.map((post) => postCard(post, wanted.lang));
    return Response.json({ cards, lastPage: list.lastPage });
  } catch (error) {
    if (!isBackendError(error)) throw error;
    return Response.json({ message: 'not available' }, { status: 503, headers: { 'Retry-After': '10' } });
  }
}
