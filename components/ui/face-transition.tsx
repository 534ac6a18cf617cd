import { type ReactNode, ViewTransition } from 'react';
import { faceName } from './transition-types';

type Props = { id: number; children: ReactNode };

/** A portrait that travels with a link of its type, from card or comparison to profile; else it stays with its page. */
export function FaceTransition({ id, children }: Props) {
  const name = faceName(id);
  return (
    <ViewTransition name={name} share={{ [name]: 'face', default: 'none' }} default="none">
      {children}
    </ViewTransition>
  );
}
