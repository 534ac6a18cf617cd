'use client';

import { usePreferences } from '@payloadcms/ui';
import { useRouter } from 'next/navigation';
import controls from '../ui/controls.module.css';
import { VIEW_KEY, type View } from './view-key.ts';

/** Faces or table: this person's choice, kept for the next time. */
export function ViewSwitch({ view, labels }: { view: View; labels: Record<View, string> }) {
  const { setPreference } = usePreferences();
  const router = useRouter();
  const other = view === 'faces' ? 'table' : 'faces';
  const change = async () => {
    await setPreference(VIEW_KEY, other);
    router.refresh();
  };
  return (
    <button type="button" className={controls.secondary} onClick={change}>
      {labels[other]}
    </button>
  );
}
