'use client';

import controls from '../../parts/ui/controls.module.css';
import { postJson } from './post-json.ts';

export function EndSession({ session, label }: { session?: string; label: string }) {
  const end = async () => {
    await postJson('sessions/end', { session });
    window.location.reload();
  };
  return (
    <button type="button" className={controls.secondary} onClick={end}>
      {label}
    </button>
  );
}
