'use client';

import { useAtomValue } from 'jotai';
import { useEffect } from 'react';
import { arrangedAtom } from '@/components/favorites/selection';
import { whenIdle } from '@/components/ui/idle';
import { savesData } from '@/components/ui/line';
import { readText } from '@/components/ui/storage';
import { useToast } from '@/components/ui/toaster';
import { QUOTES_STORAGE_KEY } from '@/lib/domain/constants';
import type { Lang } from '@/lib/domain/languages';

type Props = {
  lang: Lang;
  /** False with copies switched off: the worker that comes then ends at once. */
  areOffered: boolean;
  texts: Record<'sent' | 'sentPlain' | 'refused' | 'unknown', string>;
};

/** Keeps the favorites for times without network, and sends a quote that waited for it (docs/decisions/offline.md). */
export function OfflineStorage({ lang, areOffered, texts }: Props) {
  const favorites = useAtomValue(arrangedAtom);
  const toast = useToast();

  useEffect(() => {
    const workers = navigator.serviceWorker;
    if (!workers) return;
    const keep = async () => {
      if (!areOffered && !(await workers.getRegistration())) return;
      const wanted = savesData() ? [] : favorites;
      if (!navigator.onLine || (wanted.length === 0 && !(await caches.has('kept')))) return;
      await (await import('./store-offline')).storeOffline(lang, wanted);
    };
    return whenIdle(() => void keep().catch((error) => console.info('no copies:', error)));
  }, [favorites, lang, areOffered]);

  useEffect(() => {
    const follow = async (event?: Event) => {
      const { onLine, serviceWorker } = navigator;
      // The worker marks a page from a copy, also if only the site is unreachable.
      if (event?.type === 'online') delete document.documentElement.dataset.offline;
      if (!onLine && serviceWorker?.controller) document.documentElement.dataset.offline = '';
      if (readText(QUOTES_STORAGE_KEY) === null) return;
      const { sendLater } = await import('./send-later');
      await sendLater(texts, (kind, text) => void toast({ kind, text, about: 'queued-quote' }));
    };
    const listen = (event?: Event) =>
      void follow(event).catch((error) => console.info('not sent yet:', error));
    listen();
    addEventListener('online', listen);
    addEventListener('offline', listen);
    document.addEventListener('visibilitychange', listen);
    return () => {
      removeEventListener('online', listen);
      removeEventListener('offline', listen);
      document.removeEventListener('visibilitychange', listen);
    };
  }, [texts, toast]);
  return null;
}
