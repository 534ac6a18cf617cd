import { getTranslations } from 'next-intl/server';
import { listPosts } from '@/lib/backend/posts';
import { readOrNull } from '@/lib/backend/read-or-null';
import type { Lang } from '@/lib/domain/languages';
import { onPhone } from '@/lib/domain/on-phone';
import { postCard } from '@/lib/view/post-card';
import styles from './other-posts.module.scss';
import { PostCard } from './post-card';

const COUNT = 3;
const SIZES = `(min-width: 640px) 31vw, ${onPhone(40)}`;

/** The newest posts besides this one, below it; nothing if there are none. */
export async function OtherPosts({ lang, slug }: { lang: Lang; slug: string }) {
  const t = await getTranslations('Post');
  const blog = await getTranslations('Blog');
  const newest = (await readOrNull(listPosts(lang, 1)))?.value?.posts ?? [];
  const others = newest.filter((post) => post.slug !== slug).slice(0, COUNT);
  if (others.length === 0) return null;
  return (
    <section className={styles.others} aria-labelledby="other-posts">
      <h2 className={styles.heading} id="other-posts">
        {t('more')}
      </h2>
      <ul className={styles.posts}>
        {others.map((post) => (
          <li key={post.id}>
            <PostCard card={postCard(post, lang)} more={blog('more')} level={3} sizes={SIZES} />
          </li>
        ))}
      </ul>
    </section>
  );
}
