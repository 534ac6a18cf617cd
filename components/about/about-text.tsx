import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { splitAbout } from '@/lib/domain/split-about';
import styles from './about-text.module.scss';

type Texts = { story: ReactNode; chapters: { key: string; title: ReactNode; text: ReactNode }[] };

/** HTML of the agency, cleaned at its read (`lib/backend/agency.ts`). */
const Cleaned = ({ html }: { html: string }) => <div dangerouslySetInnerHTML={{ __html: html }} />;

function Chapters({ story, chapters }: Texts) {
  return (
    <>
      <div className={styles.story}>{story}</div>
      {chapters.length > 0 && (
        <dl className={styles.chapters}>
          {chapters.map(({ key, title, text }) => (
            <div key={key} className={styles.chapter}>
              <dt>{title}</dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
      )}
    </>
  );
}

/** The agency in one paragraph, or as staff write it: a story, and a chapter for each heading. */
export function AboutText({ html }: { html: string | null }) {
  const t = useTranslations('About');
  if (html === null) return <Chapters story={<p>{t('story')}</p>} chapters={[]} />;
  const { story, chapters } = splitAbout(html);
  return (
    <Chapters
      story={<Cleaned html={story} />}
      chapters={chapters.map(({ title, html: text }) => ({
        key: title,
        title: <Cleaned html={title} />,
        text: <Cleaned html={text} />,
      }))}
    />
  );
}
