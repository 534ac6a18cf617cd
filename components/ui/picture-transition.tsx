import { type ReactNode, ViewTransition } from 'react';

type Props = { name: string; children: ReactNode };

/** A picture that travels with a link of its type (`name`) to the page it leads to; else it stays with its page. */
export function PictureTransition({ name, children }: Props) {
  return (
    <ViewTransition name={name} share={{ [name]: 'picture', default: 'none' }} default="none">
      {children}
    </ViewTransition>
  );
}
