import { getTranslations } from 'next-intl/server';
import { Link } from '@/components/ui/link';
import type { Lang } from '@/lib/domain/languages';
import { href } from '@/lib/routes/href';
import styles from './privacy-note.module.scss';

/** What becomes of what is sent, in one sentence, with the way to the whole of it. */
export async function PrivacyNote({ lang }: { lang: Lang }) {
  const t = await getTranslations('Form');
  return (
    <p className={styles.note}>
      {t.rich('privacy', { link: (text) => <Link href={href('privacy', {}, lang)}>{text}</Link> })}
    </p>
  );
}
