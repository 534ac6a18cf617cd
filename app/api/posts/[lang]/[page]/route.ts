import { listPosts } from '@/lib/backend/posts';
import { answerJson } from '@/lib/backend/read-or-null';
import { readBlogParams } from '@/lib/routes/page-params';
import { postCard } from '@/lib/view/post-card';

/** Cached like a page: rendered at the first request, renewed by tag or after an hour. */
export const dynamic = 'force-static';
export const revalidate = 3600;
export const generateStaticParams = () => [];

/** The next cards of the blog list: `{ cards, lastPage }`; 404 after the last page. */
export async function GET(_request: Request, { params }: RouteContext<'/api/posts/[lang]/[page]'>) {
  const wanted = readBlogParams(await params);
  return answerJson(async () => {
    const list = wanted && (await listPosts(wanted.lang, wanted.page));
    return list && { cards: list.posts.map((post) => postCard(post, wanted.lang)), lastPage: list.lastPage };
  });
}
