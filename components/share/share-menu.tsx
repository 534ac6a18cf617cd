'use client';

import { type MouseEvent, type ReactNode, useRef } from 'react';
import { closeDetails, closeOnEscape } from '@/components/ui/close-on-escape';
import { useToast } from '@/components/ui/toaster';
import { useCloseOutside } from '@/components/ui/use-close-outside';
import styles from './share-menu.module.scss';

type Props = {
  url: string;
  title: string;
  label: string;
  copyLabel: string;
  copiedText: string;
  icon: ReactNode;
  links: { href: string; label: string }[];
};

/** The menu behind the share button: a plain `details` with links that work without JS. */
export function ShareMenu({ url, title, label, copyLabel, copiedText, icon, links }: Props) {
  const root = useRef<HTMLDetailsElement>(null);
  const toast = useToast();
  useCloseOutside(root);

  const close = () => {
    if (root.current) closeDetails(root.current);
  };
  const shareBySheet = (event: MouseEvent) => {
    const isToggle = event.target instanceof Element && event.target.closest('summary');
    const isTouch = window.matchMedia('(pointer: coarse)').matches;
    if (!isToggle || !isTouch || !navigator.share) return;
    event.preventDefault();
    // Closing the sheet without a choice rejects: nothing went wrong.
    navigator.share({ title, url }).catch(() => undefined);
  };
  const copy = async () => {
    close();
    try {
      await navigator.clipboard.writeText(url);
    } catch {
      // Without TLS or permission there is no clipboard: then the link is shown to be copied by hand.
      window.prompt(copyLabel, url);
      return;
    }
    await toast('success', copiedText);
  };

  return (
    <details ref={root} className={styles.share} onKeyDown={closeOnEscape} onClick={shareBySheet}>
      <summary className={styles.toggle}>
        {icon}
        <span>{label}</span>
      </summary>
      <ul className={styles.menu}>
        {links.map((link) => (
          <li key={link.href}>
            <a href={link.href} target="_blank" rel="noreferrer" onClick={close}>
              {link.label}
            </a>
          </li>
        ))}
        <li className={styles.copy}>
          <button type="button" onClick={copy}>
            {copyLabel}
          </button>
        </li>
      </ul>
    </details>
  );
}
