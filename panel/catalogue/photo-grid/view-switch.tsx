'use client';

import { usePreferences } from '@payloadcms/ui';
import { useRouter } from 'next/navigation';
import controls from '../../parts/ui/controls.module.css';
import styles from './photo-grid.module.css';
import type { View } from './view-key.ts';

type Props = { list: string; view: View; labels: Partial<Record<View, string>> };

/** How a list is drawn, one button for each label: this person's choice, stored under `list` for the next time. */
export function ViewSwitch({ list, view, labels }: Props) {
  const { setPreference } = usePreferences();
  const router = useRouter();
  const change = async (to: string) => {
    await setPreference(list, to);
    router.refresh();
  };
  return (
    <div className={styles.filters}>
      {Object.entries(labels).map(([one, label]) => (
        <button
          key={one}
          type="button"
          className={controls.secondary}
          aria-pressed={one === view}
          onClick={() => change(one)}
        >
          {label}
        </button>
      ))}
    </div>
  );
}
