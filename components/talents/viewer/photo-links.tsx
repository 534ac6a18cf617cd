'use client';

import { type ReactNode, useEffect, useRef, useState } from 'react';
import { loadAnimation } from '@/components/ui/animation/load-animation';
import type { Messages } from '@/components/ui/client-texts';
import { whenIdle } from '@/components/ui/idle';
import { mayFetchAhead } from '@/components/ui/line';

/** The viewer and its gestures; null if it does not load. */
async function loadViewer() {
  const [parts, moving] = await Promise.all([import('./viewer').catch(() => null), loadAnimation()]);
  return parts && { Viewer: parts.Viewer, moving };
}

type LoadedViewer = NonNullable<Awaited<ReturnType<typeof loadViewer>>>;

type Props = {
  className: string | undefined;
  texts: Messages['Viewer'];
  heart: ReactNode;
  children: ReactNode;
};
type OpenPhoto = LoadedViewer & { id: string };

const linkOf = (element: Element | null) => element?.closest<HTMLAnchorElement>('a[data-viewed]') ?? null;
const named = () => linkOf(document.getElementById(window.location.hash.slice(1)));

/** Opens photos and videos in the viewer, each at its own address (`#book-3`); without it they are plain links. */
export function PhotoLinks({ className, texts, heart, children }: Props) {
  const root = useRef<HTMLDivElement>(null);
  const [shown, setShown] = useState<OpenPhoto | null>(null);

  useEffect(() => {
    const element = root.current;
    if (!element) return;
    const open = async (link: HTMLAnchorElement, isNamed: boolean) => {
      const loaded = await loadViewer();
      if (!loaded) return window.location.assign(link.href);
      const { history, location } = window;
      const { state } = history;
      // The page itself is below the photo, for Back; after a reload it is there already.
      if (isNamed)
        history.replaceState(state, '', state?.layers ? `#${link.id}` : location.pathname + location.search);
      setShown({ ...loaded, id: link.id });
    };
    const follow = () => {
      const link = named();
      if (link) void open(link, true);
    };
    const onClick = (event: MouseEvent) => {
      const link = event.target instanceof Element ? linkOf(event.target) : null;
      const isElsewhere = event.ctrlKey || event.metaKey || event.shiftKey || event.altKey;
      if (!link || event.defaultPrevented || isElsewhere) return;
      event.preventDefault();
      void open(link, false);
    };
    follow();
    const listening = new AbortController();
    const { signal } = listening;
    element.addEventListener('click', onClick, { signal });
    element.addEventListener('pointerdown', loadViewer, { signal, once: true, passive: true });
    window.addEventListener('hashchange', follow, { signal });
    const callOff = whenIdle(() => mayFetchAhead() && void loadViewer());
    return () => {
      listening.abort();
      callOff();
    };
  }, []);

  return (
    <div ref={root} className={className}>
      {children}
      {shown && (
        <shown.Viewer
          key={shown.id}
          id={shown.id}
          texts={texts}
          heart={heart}
          animation={shown.moving}
          onClose={() => setShown(null)}
        />
      )}
    </div>
  );
}
