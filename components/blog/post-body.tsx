import { useTranslations } from 'next-intl';
import { postBody } from '@/lib/view/post-body';
import styles from './post-body.module.scss';

/** The text of a post. Its HTML was cleaned at its read (`lib/domain/article-html.ts`). */
export function PostBody({ html }: { html: string }) {
  const t = useTranslations('Post');
  const body = postBody(html, (provider) => t('play', { provider }));
  return <div className={styles.body} dangerouslySetInnerHTML={{ __html: body }} />;
}
