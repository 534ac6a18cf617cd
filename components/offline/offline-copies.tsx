'use client';

import { useAtomValue } from 'jotai';
import { useEffect } from 'react';
import { arrangedAtom } from '@/components/favorites/arrangement';
import { hasQueuedQuote } from '@/components/forms/quote/queued-quote';
import { whenIdle } from '@/components/ui/idle';
import { savesData } from '@/components/ui/motion';
import { useToast } from '@/components/ui/toaster';
import type { Lang } from '@/lib/domain/languages';

type Props = { lang: Lang; texts: { sent: string; refused: string } };

/** Keeps the favorites for times without network, and sends a quote that waited for it (docs/decisions/offline.md). */
export function OfflineCopies({ lang, texts }: Props) {
  const favorites = useAtomValue(arrangedAtom);
  const toast = useToast();

  useEffect(() => {
    const workers = navigator.serviceWorker;
    if (!workers || savesData() || (favorites.length === 0 && !workers.controller)) return;
    const keep = async () => {
      if (navigator.onLine) await (await import('./keep-copies')).keepCopies(lang, favorites);
    };
    return whenIdle(() => void keep().catch((error) => console.info('no copies:', error)));
  }, [favorites, lang]);

  useEffect(() => {
    const follow = async (event?: Event) => {
      const { onLine, serviceWorker } = navigator;
      // The worker marks a page that came from a copy, also where only the site is out of reach.
      if (onLine && event) delete document.documentElement.dataset.offline;
      if (!onLine && serviceWorker?.controller) document.documentElement.dataset.offline = '';
      if (!onLine || !hasQueuedQuote()) return;
      const { sendLater } = await import('./send-later');
      const [kind, text] = (await sendLater(texts)) ?? [];
      if (kind && text) void toast({ kind, text, about: 'queued-quote' });
    };
    const listen = (event?: Event) =>
      void follow(event).catch((error) => console.info('not sent yet:', error));
    listen();
    addEventListener('online', listen);
    addEventListener('offline', listen);
    return () => {
      removeEventListener('online', listen);
      removeEventListener('offline', listen);
    };
  }, [texts, toast]);
  return null;
}
