import { getTranslations } from 'next-intl/server';
import { clientTexts } from '@/components/ui/client-texts';
import { Empty } from '@/components/ui/empty';
import { Link } from '@/components/ui/link';
import type { Lang } from '@/lib/domain/languages';
import type { PostList } from '@/lib/domain/types';
import { href } from '@/lib/routes/href';
import { postCard } from '@/lib/view/post-card';
import styles from './blog-screen.module.scss';
import { coverSizes } from './cover-sizes';
import { PostCard } from './post-card';
import { PostGrid } from './post-grid';

/** The posts in the language of the page, newest first [S75.1-2]. */
export async function BlogScreen({ lang, list }: { lang: Lang; list: PostList }) {
  const t = await getTranslations('Blog');
  const at = (page: number) => href('blog', { page }, lang);
  const { posts, page, lastPage } = list;
  return (
    <>
      <header className={styles.head}>
        <h1 className={styles.title}>{t('title')}</h1>
        <p className={styles.intro}>{t('intro')}</p>
      </header>
      {posts.length === 0 ? (
        <Empty
          title={t('empty')}
          hint={t('emptyHint')}
          href={href('talents', { section: 'models' }, lang)}
          way={t('browse')}
        />
      ) : (
        <>
          {page > 1 && (
            <p className={styles.previous}>
              <Link className={styles.way} href={at(page - 1)} rel="prev">
                {t('previous')}
              </Link>
            </p>
          )}
          <PostGrid
            key={page}
            source={`/api/posts/${lang}`}
            page={page}
            lastPage={lastPage}
            nextHref={page < lastPage ? at(page + 1) : null}
            texts={{
              ...(await clientTexts('Blog', 'more', 'next', 'loading', 'loaded', 'failed', 'retry')),
              page: t('page', { page: '{page}', last: lastPage }),
            }}
          >
            {posts.map((post, index) => (
              <li key={post.id}>
                <PostCard
                  card={postCard(post, lang)}
                  more={t('more')}
                  isFirst={index === 0}
                  sizes={coverSizes(index)}
                />
              </li>
            ))}
          </PostGrid>
        </>
      )}
    </>
  );
}
