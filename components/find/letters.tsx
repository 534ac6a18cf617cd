'use client';

import { Link } from '@/components/ui/link';
import { fillText } from '@/lib/domain/fill-text';
import styles from './list-choices.module.scss';

const LETTERS = [...'abcdefghijklmnopqrstuvwxyz'];

type Props = {
  /** First letters of somebody's name, and the one that is chosen. */
  known: string;
  active: string;
  /** The addresses of the whole list, and of a letter up to it. */
  whole: string;
  address: string;
  texts: Record<'letters' | 'letter' | 'letterClear' | 'letterEmpty', string>;
};

/** A to Z; made here, because the page carries the props alone. The active letter clears itself [S56.1-3]. */
export function Letters({ known, active, whole, address, texts }: Props) {
  return (
    <ul className={styles.letters} aria-label={texts.letters}>
      {LETTERS.map((letter) => {
        const upper = letter.toUpperCase();
        const isActive = letter === active;
        const named = (text: string) => fillText(text, { letter: upper });
        return (
          <li key={letter}>
            {isActive || known.includes(letter) ? (
              <Link
                className={styles.letter}
                href={isActive ? whole : address + letter}
                aria-current={isActive ? 'true' : undefined}
                aria-label={named(isActive ? texts.letterClear : texts.letter)}
                scroll={false}
              >
                {upper}
              </Link>
            ) : (
              <span className={styles.letter} role="img" aria-label={named(texts.letterEmpty)}>
                {upper}
              </span>
            )}
          </li>
        );
      })}
    </ul>
  );
}
