'use client';

import { type MouseEvent, type ReactNode, useRef } from 'react';
import type { Messages } from '@/components/ui/client-texts';
import { closeDetails, closeOnEscape, showMenu } from '@/components/ui/close-details';
import pieces from '@/components/ui/pieces.module.scss';
import { useToast } from '@/components/ui/toaster';
import { useCloseOutside } from '@/components/ui/use-close-outside';
import styles from './share-menu.module.scss';

/** Whether a tap opens the system's own sheet: on phones and tablets that have one. */
export const hasShareSheet = (): boolean =>
  window.matchMedia('(pointer: coarse)').matches && typeof navigator.share === 'function';

/** Opens the system's sheet. False if the system refuses, as in-app browsers do, not if a person closes it. */
export const openShareSheet = (data: ShareData): Promise<boolean> =>
  navigator.share(data).then(
    () => true,
    (error: unknown) => error instanceof DOMException && error.name === 'AbortError',
  );

/** Copies an address. False without TLS or permission, where it is shown to be copied by hand, below `ask`. */
export async function copyAddress(url: string, ask: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(url);
    return true;
  } catch {
    window.prompt(ask, url);
    return false;
  }
}

/** Links to services that share, without their scripts. */
function shareLinks(url: string, title: string) {
  const text = encodeURIComponent(`${title}\n${url}`);
  return {
    whatsapp: `https://wa.me/?text=${text}`,
    email: `mailto:?subject=${encodeURIComponent(title)}&body=${text}`,
  };
}

type MenuProps = {
  label: ReactNode;
  /** The popup alone. */
  children: ReactNode;
  onClick?: (event: MouseEvent<HTMLDetailsElement>) => void;
};

/** A plain `details` as a menu: Esc, a press elsewhere or the focus elsewhere closes it. */
export function Menu({ label, children, onClick }: MenuProps) {
  const root = useRef<HTMLDetailsElement>(null);
  useCloseOutside(root);
  return (
    <details
      ref={root}
      className={styles.share}
      onKeyDown={closeOnEscape}
      onClick={onClick}
      onToggle={showMenu}
    >
      <summary className={styles.toggle}>{label}</summary>
      {children}
    </details>
  );
}

function close({ currentTarget }: MouseEvent): void {
  const menu = currentTarget.closest('details');
  if (menu) closeDetails(menu);
}

type Props = { url: string; title: string; texts: Messages['Share']; icon: ReactNode };

/** The menu behind the share button: links that work without JS, and on a phone its own sheet in their place. */
export function ShareMenu({ url, title, texts, icon }: Props) {
  const links = shareLinks(url, title);
  const toast = useToast();

  const shareBySheet = (event: MouseEvent<HTMLDetailsElement>) => {
    const { target, currentTarget: menu } = event;
    const isToggle = target instanceof Element && target.closest('summary');
    if (!isToggle || menu.open || !hasShareSheet()) return;
    event.preventDefault();
    void openShareSheet({ title, url }).then((wasOpened) => {
      if (!wasOpened) menu.open = true;
    });
  };
  const copy = async (event: MouseEvent) => {
    close(event);
    if (await copyAddress(url, texts.copy)) await toast({ kind: 'success', text: texts.copied });
  };

  return (
    <Menu
      label={
        <>
          {icon}
          <span>{texts.share}</span>
        </>
      }
      onClick={shareBySheet}
    >
      <ul className={styles.menu}>
        {(['whatsapp', 'email'] as const).map((channel) => (
          <li key={channel}>
            <a href={links[channel]} target="_blank" rel="noreferrer" onClick={close}>
              {texts[channel]}
            </a>
          </li>
        ))}
        <li className={pieces.scripted}>
          <button type="button" onClick={copy}>
            {texts.copy}
          </button>
        </li>
      </ul>
    </Menu>
  );
}
