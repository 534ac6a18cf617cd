'use client';

import { usePreferences } from '@payloadcms/ui';
import { useRouter } from 'next/navigation';
import controls from '../ui/controls.module.css';
import styles from './faces.module.css';
import { VIEW_KEY, VIEWS, type View } from './view-key.ts';

/** Faces, table or measures: this person's choice, kept for the next time. */
export function ViewSwitch({ view, labels }: { view: View; labels: Record<View, string> }) {
  const { setPreference } = usePreferences();
  const router = useRouter();
  const change = async (to: View) => {
    await setPreference(VIEW_KEY, to);
    router.refresh();
  };
  return (
    <div className={styles.filters}>
      {VIEWS.map((one) => (
        <button
          key={one}
          type="button"
          className={controls.secondary}
          aria-pressed={one === view}
          onClick={() => change(one)}
        >
          {labels[one]}
        </button>
      ))}
    </div>
  );
}
