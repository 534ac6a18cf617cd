'use client';

import { type MouseEvent, type ReactNode, useRef } from 'react';
import type { Messages } from '@/components/ui/client-texts';
import { closeDetails, closeOnEscape, showMenu } from '@/components/ui/close-details';
import { useToast } from '@/components/ui/toaster';
import { useCloseOutside } from '@/components/ui/use-close-outside';
import styles from './share-menu.module.scss';
import { hasShareSheet, openShareSheet } from './share-sheet';

/** Links to services that share, without their scripts. */
function shareLinks(url: string, title: string) {
  const text = encodeURIComponent(`${title}\n${url}`);
  return {
    whatsapp: `https://wa.me/?text=${text}`,
    email: `mailto:?subject=${encodeURIComponent(title)}&body=${text}`,
  };
}

type Props = {
  url: string;
  title: string;
  texts: Messages['Share'];
  icon: ReactNode;
};

/** The menu behind the share button: a plain `details` with links that work without JS. */
export function ShareMenu({ url, title, texts, icon }: Props) {
  const links = shareLinks(url, title);
  const root = useRef<HTMLDetailsElement>(null);
  const toast = useToast();
  useCloseOutside(root);

  const close = () => {
    if (root.current) closeDetails(root.current);
  };
  const shareBySheet = (event: MouseEvent) => {
    const isToggle = event.target instanceof Element && event.target.closest('summary');
    if (!isToggle || root.current?.open || !hasShareSheet()) return;
    event.preventDefault();
    void openShareSheet({ title, url }).then((wasOpened) => {
      if (!wasOpened && root.current) root.current.open = true;
    });
  };
  const copy = async () => {
    close();
    try {
      await navigator.clipboard.writeText(url);
    } catch {
      // Without TLS or permission there is no clipboard: then the link is shown to be copied by hand.
      window.prompt(texts.copy, url);
      return;
    }
    await toast({ kind: 'success', text: texts.copied });
  };

  return (
    <details
      ref={root}
      className={styles.share}
      onKeyDown={closeOnEscape}
      onClick={shareBySheet}
      onToggle={showMenu}
    >
      <summary className={styles.toggle}>
        {icon}
        <span>{texts.share}</span>
      </summary>
      <ul className={styles.menu}>
        {(['whatsapp', 'email'] as const).map((channel) => (
          <li key={channel}>
            <a href={links[channel]} target="_blank" rel="noreferrer" onClick={close}>
              {texts[channel]}
            </a>
          </li>
        ))}
        <li className={styles.copy}>
          <button type="button" onClick={copy}>
            {texts.copy}
          </button>
        </li>
      </ul>
    </details>
  );
}
