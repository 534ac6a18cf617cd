import { BackLink } from './back-link';
import styles from './list-heading.module.scss';
import pieces from './pieces.module.scss';

type Props = {
  back: { href: string; label: string };
  heading: string;
  total: number;
  /** How many there are, in words. */
  title: string;
  /** Screen readers hear the words again when they change. */
  isLive?: boolean;
};

/** The way back, the name of a list and how many it shows. */
export function ListHeading({ back, heading, total, title, isLive = false }: Props) {
  return (
    <header className={styles.head}>
      <BackLink {...back} />
      <h1 className={styles.title}>
        <span>{heading}</span>{' '}
        <span className={styles.count} aria-hidden="true">
          {total > 0 && total}
        </span>
      </h1>
      <p className={pieces.unseen} {...(isLive && { role: 'status' })}>
        {title}
      </p>
    </header>
  );
}
