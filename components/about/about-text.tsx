import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { splitAbout } from '@/lib/domain/split-about';
import styles from './about-text.module.scss';

const CHAPTERS = ['construction', 'dedication', 'success'] as const;

type Texts = { story: ReactNode; chapters: { key: string; title: ReactNode; text: ReactNode }[] };

/** HTML of the agency, cleaned at its read (`lib/backend/agency.ts`). */
const Cleaned = ({ html }: { html: string }) => <div dangerouslySetInnerHTML={{ __html: html }} />;

function Chapters({ story, chapters }: Texts) {
  return (
    <>
      <div className={styles.story}>{story}</div>
      <dl className={styles.chapters}>
        {chapters.map(({ key, title, text }) => (
          <div key={key} className={styles.chapter}>
            <dt>{title}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    </>
  );
}

/** The agency in a story and its chapters: as the panel tells it, else as the site does. */
export function AboutText({ html }: { html: string | null }) {
  const t = useTranslations('About');
  if (html === null) {
    const chapters = CHAPTERS.map((name) => ({ key: name, title: t(name), text: t(`${name}Text`) }));
    return <Chapters story={<p>{t('story')}</p>} chapters={chapters} />;
  }
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
