import { Link } from '@/components/ui/link';
import type { SlideTalent } from '@/lib/view/slide-talents';
import styles from './slide-talents.module.scss';

/** Names the people in the current slide, with links to their profiles; without JS everybody, in one line. */
export function SlideTalents({ talents }: { talents: SlideTalent[] }) {
  if (talents.every(({ talent }) => talent === null)) return null;
  return (
    <ul className={styles.talents}>
      {talents.map(({ id, talent }) => (
        <li key={id}>{talent && <Link href={talent.href}>{talent.name}</Link>}</li>
      ))}
    </ul>
  );
}
