import { type ReactNode, ViewTransition } from 'react';
import { faceName } from './transition-types';

type Props = { id: number; children: ReactNode };

/** A portrait that travels from a card to the profile behind it; on any other way it stays with its page. */
export function FaceTransition({ id, children }: Props) {
  const name = faceName(id);
  return (
    <ViewTransition name={name} share={{ [name]: 'face', default: 'none' }} default="none">
      {children}
    </ViewTransition>
  );
}
