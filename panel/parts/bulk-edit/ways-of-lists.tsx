'use client';

import { useId } from 'react';
import type { Way } from '../bulk/list-ways.ts';
import { fill } from '../ui/fill.ts';
import styles from './bulk-edit.module.css';
import { type Choice, isList } from './choices.ts';

export type Ways = Record<string, Way>;
type Words = Record<Way | 'ways', string>;
type Props = { chosen: readonly Choice[]; ways: Ways; words: Words; onWay: (name: string, way: Way) => void };

const ORDER: readonly Way[] = ['add', 'remove', 'replace'];

/** For each chosen list: whether its values are added to an entry's, removed, or replace them. */
export function WaysOfLists({ chosen, ways, words, onWay }: Props) {
  const group = useId();
  return chosen
    .filter(({ field }) => isList(field))
    .map(({ label, value }) => (
      <fieldset key={value} className={styles.ways}>
        <legend>{fill(words.ways, { field: label })}</legend>
        {ORDER.map((way) => (
          <label key={way}>
            <input
              type="radio"
              name={`${group}-${value}`}
              checked={ways[value] === way}
              onChange={() => onWay(value, way)}
            />
            {words[way]}
          </label>
        ))}
      </fieldset>
    ));
}
