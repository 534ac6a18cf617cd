'use client';

import { ServerAct } from '../../parts/act/server-act.tsx';
import controls from '../../parts/ui/controls.module.css';
import { fill } from '../../parts/ui/fill.ts';
import styles from './gallery.module.css';
import { GALLERIES, type GalleryName, type Labels } from './labels.ts';

type Props = {
  path: string;
  count: number;
  total: number;
  language: 'pt' | 'en';
  labels: Labels;
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
export function ChosenBar({ path, count, total, language, labels, ...act }: Props) {
  const others = Object.keys(GALLERIES).filter((name) => name !== path && isGallery(name));
  const button = (label: string, onClick: () => void) => (
    <button type="button" className={controls.secondary} onClick={onClick} key={label}>
      {label}
    </button>
  );
  return (
    <div className={styles.bar}>
      <strong>{fill(labels.chosen, { n: count })}</strong>
      {others
        .filter(isGallery)
        .map((name) =>
          button(fill(labels.moveTo, { name: GALLERIES[name][language] }), () => act.moveTo(name)),
        )}
      {button(labels.first, act.first)}
      {act.canTurn && (
        <ServerAct
          act={act.turn}
          labels={{ start: labels.turn, busy: labels.turning, failed: labels.notTurned }}
        />
      )}
      {button(labels.takeOut, act.takeOut)}
      {count < total && button(labels.all, act.all)}
      {button(labels.none, act.none)}
    </div>
  );
}
