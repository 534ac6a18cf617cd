'use client';

import { useEffect, useLayoutEffect, useRef } from 'react';
import { followStorage } from '../ui/storage';
import styles from './unit-switch.module.scss';

type Props = { label: string; options: readonly { value: string; text: string }[] };

/** The visitor's own units, else those of the country that the page is made for, else the usual ones. */
function shownIn(element: HTMLElement): string {
  const { units = '', ownUnits } = document.documentElement.dataset;
  const home = element.closest<HTMLElement>('[data-home-units]')?.dataset.homeUnits;
  return ownUnits === '' && home ? home : units;
}

/** Chooses how measures are read; the inline script of the head keeps the choice (lib/browser/early). */
export function UnitSwitch({ label, options }: Props) {
  const select = useRef<HTMLSelectElement>(null);
  useLayoutEffect(() => {
    // Another language is another root element, on which the choice must be set again.
    if (!document.documentElement.dataset.units) dispatchEvent(new Event('storage'));
  }, []);
  useEffect(
    () =>
      followStorage(() => {
        const { current } = select;
        if (current) current.value = shownIn(current);
      }),
    [],
  );
  return (
    <label className={styles.switch}>
      {label}
      <select ref={select} className={styles.select} name="units">
        {options.map(({ value, text }) => (
          <option key={value} value={value}>
            {text}
          </option>
        ))}
      </select>
    </label>
  );
}
