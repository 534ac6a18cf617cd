'use client';

import { useId } from 'react';
import type { Way } from '../bulk/list-changes.ts';
import { fill } from '../ui/fill.ts';
import styles from './bulk-edit.module.css';
import { type Choice, isList } from './choices.ts';

export type ListChanges = Record<string, Way>;
type Labels = Record<Way | 'ways', string>;
type Props = {
  chosen: readonly Choice[];
  changes: ListChanges;
  labels: Labels;
  onWay: (name: string, way: Way) => void;
};

const ORDER: readonly Way[] = ['add', 'remove', 'replace'];

/** For each chosen list: whether its values are added to an entry's, removed, or replace them. */
export function ListChangeFields({ chosen, changes, labels, onWay }: Props) {
  const group = useId();
  return chosen
    .filter(({ field }) => isList(field))
    .map(({ label, value }) => (
      <fieldset key={value} className={styles.links}>
        <legend>{fill(labels.ways, { field: label })}</legend>
        {ORDER.map((way) => (
          <label key={way}>
            <input
              type="radio"
              name={`${group}-${value}`}
              checked={changes[value] === way}
              onChange={() => onWay(value, way)}
            />
            {labels[way]}
          </label>
        ))}
      </fieldset>
    ));
}
