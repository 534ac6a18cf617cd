'use client';

import { useState } from 'react';
import styles from './applicant.module.css';

type Props = { face: string; name: string; show: string; about: string };

/** A minor's face: fetched, and recorded by the server, once somebody asks for it. */
export function MinorFace({ face, name, show, about }: Props) {
  const [isDisplayed, setIsShown] = useState(false);
  if (isDisplayed) return <img className={styles.face} src={face} alt="" width={56} height={75} />;
  return (
    <button
      type="button"
      className={styles.face}
      title={about}
      aria-label={`${show}: ${name}. ${about}`}
      onClick={() => setIsShown(true)}
    >
      {show}
    </button>
  );
}
