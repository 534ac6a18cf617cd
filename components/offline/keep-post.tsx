'use client';

import { useEffect } from 'react';
import { whenIdle } from '@/components/ui/idle';
import { savesData } from '@/components/ui/line';

/** In a browser that has copies of favorites: keeps the post on screen too (docs/decisions/offline.md). */
export function KeepPost({ path }: { path: string }) {
  useEffect(() => {
    const keep = async () => {
      if (!navigator.serviceWorker || !navigator.onLine || savesData() || !(await caches.has('kept'))) return;
      await (await import('./store-offline')).keepPost(path);
    };
    return whenIdle(() => void keep().catch((error) => console.info('no copy:', error)));
  }, [path]);
  return null;
}
