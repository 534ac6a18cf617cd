import { useAtom, useAtomValue } from 'jotai';
import { type RefObject, useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { moved } from '@/lib/domain/order';
import { arrangedAtom, selectionAtom } from '../../favorites/arrangement';
import type { FavoritesTexts } from '../texts';
import { useReorder } from '../use-reorder';
import styles from './arrange.module.scss';
import { dragRow } from './drag-row';
import { Row } from './row';

type Props = { texts: FavoritesTexts; near: RefObject<HTMLElement | null> };

/** The favorites as rows that are dragged by their handles, or moved by buttons and keys. */
export function RunningOrder({ texts, near }: Props) {
  const talents = useAtomValue(arrangedAtom);
  const [{ notes }, change] = useAtom(selectionAtom);
  const [message, setMessage] = useState('');
  const pressed = useRef<Element | null>(null);
  const { list, noteOrder } = useReorder(near, talents);

  const move = (from: number, to: number) => {
    const talent = talents[from];
    if (talent === undefined) return;
    // at an end nothing moves, and the place says why
    const isMove = talents[to] !== undefined && to !== from;
    if (isMove) {
      noteOrder();
      pressed.current = document.activeElement;
      change(({ ids }) => ({ ids: moved(ids, talent.id, to) }));
    }
    const [position, count] = [(isMove ? to : from) + 1, talents.length].map(String);
    setMessage(
      texts.position
        .replace('{name}', talent.name)
        .replace('{position}', position ?? '')
        .replace('{count}', count ?? ''),
    );
  };

  // A row that moves in the document loses the focus, which belongs to the button that moved it.
  useLayoutEffect(() => {
    if (talents.length > 0 && pressed.current instanceof HTMLElement) pressed.current.focus();
    pressed.current = null;
  }, [talents]);

  const press = useEffectEvent((event: PointerEvent) => {
    const handle = event.target instanceof Element && event.target.closest<HTMLElement>('[data-handle]');
    if (handle) dragRow(event, handle, move);
  });
  useEffect(() => {
    const rows = list.current;
    rows?.addEventListener('pointerdown', press);
    return () => rows?.removeEventListener('pointerdown', press);
  }, [list]);

  return (
    <>
      <p className={styles.message} role="status">
        {message}
      </p>
      <ol ref={list} className={styles.rows}>
        {talents.map((talent, position) => (
          <Row
            key={talent.id}
            talent={talent}
            position={position}
            last={talents.length - 1}
            note={notes[talent.id] ?? ''}
            texts={texts}
            onMove={(to) => move(position, to)}
            onNote={(note) => change((stored) => ({ notes: { ...stored.notes, [talent.id]: note } }))}
          />
        ))}
      </ol>
    </>
  );
}
