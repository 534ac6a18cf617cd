import { type RefObject, useEffect } from 'react';
import { rememberOrder } from '@/components/ui/list-memory';

/** Keeps the order of a list's cards when one of them is followed: the profile leads to its neighbours. */
export function useOrder(list: RefObject<HTMLElement | null>) {
  useEffect(() => {
    const element = list.current;
    const keep = ({ target }: MouseEvent) => {
      if (!element || !(target instanceof Element) || !target.closest('a')) return;
      const places = [...element.querySelectorAll<HTMLAnchorElement>('article a')].map((link) => ({
        href: link.pathname,
        name: link.closest('article')?.querySelector('button')?.name ?? '',
      }));
      rememberOrder(places);
    };
    element?.addEventListener('click', keep, true);
    return () => element?.removeEventListener('click', keep, true);
  }, [list]);
}
