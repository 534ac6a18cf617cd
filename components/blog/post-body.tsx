import { postBody } from '@/lib/view/post-body';
import styles from './post-body.module.scss';

/** The text of a post. Its HTML was cleaned at its read (`lib/domain/article-html.ts`). */
export function PostBody({ html }: { html: string }) {
  return <div className={styles.body} dangerouslySetInnerHTML={{ __html: postBody(html) }} />;
}
