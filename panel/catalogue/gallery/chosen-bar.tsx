'use client';

import { useState } from 'react';
import controls from '../../parts/ui/controls.module.css';
import { fill } from '../../parts/ui/fill.ts';
import styles from './gallery.module.css';
import { GALLERIES, type GalleryName, type Words } from './words.ts';

type Props = {
  path: string;
  count: number;
  total: number;
  language: 'pt' | 'en';
  words: Words;
  canTurn: boolean;
  moveTo: (other: GalleryName) => void;
  first: () => void;
  takeOut: () => void;
  all: () => void;
  none: () => void;
  turn: () => Promise<boolean>;
};

const isGallery = (name: string): name is GalleryName => Object.hasOwn(GALLERIES, name);

/** The actions on marked photos. */
export function ChosenBar({ path, count, total, language, words, ...act }: Props) {
  const [isTurning, setIsTurning] = useState(false);
  const [said, setSaid] = useState('');
  const turn = async () => {
    setIsTurning(true);
    setSaid((await act.turn()) ? '' : words.notTurned);
    setIsTurning(false);
  };
  const others = Object.keys(GALLERIES).filter((name) => name !== path && isGallery(name));
  const button = (label: string, onClick: () => void, disabled = false) => (
    <button type="button" className={controls.secondary} onClick={onClick} disabled={disabled} key={label}>
      {label}
    </button>
  );
  return (
    <div className={styles.bar}>
      <strong>{fill(words.chosen, { n: count })}</strong>
      {others
        .filter(isGallery)
        .map((name) =>
          button(fill(words.moveTo, { name: GALLERIES[name][language] }), () => act.moveTo(name)),
        )}
      {button(words.first, act.first)}
      {act.canTurn && button(isTurning ? words.turning : words.turn, turn, isTurning)}
      {button(words.takeOut, act.takeOut)}
      {count < total && button(words.all, act.all)}
      {button(words.none, act.none)}
      {said && <span role="alert">{said}</span>}
    </div>
  );
}
