'use client';

import {
  type CSSProperties,
  type ReactNode,
  useEffect,
  useEffectEvent,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { copyAddress, hasShareSheet, openShareSheet } from '@/components/share/share-menu';
import type { Animation } from '@/components/ui/animation/load-animation';
import { moveLayer } from '@/components/ui/back';
import type { Messages } from '@/components/ui/client-texts';
import { BACK, NEXT } from '@/components/ui/control-paths';
import { Icon } from '@/components/ui/icon';
import { CLOSE_ICON, SHARE_ICON } from '@/components/ui/icon-paths';
import pieces from '@/components/ui/pieces.module.scss';
import { unmodifiedKey } from '@/components/ui/unmodified-key';
import { fillText } from '@/lib/domain/fill-text';
import { scrollToPicture } from '../gallery/track-stops';
import { createStage, type Stage } from './stage';
import styles from './viewer.module.scss';

/** A photo or video of a gallery as its link on the page has it. */
type Item = {
  id: string;
  link: HTMLAnchorElement;
  label: string;
  image: HTMLImageElement | null;
  ratio: number;
};

const LINKS = 'a[data-viewed]';

/** Everything in the gallery of a photo or video, by the links on the page; `label` is for screen readers. */
function itemsAround(id: string, texts: Messages['Viewer']): Item[] {
  const gallery = id.replace(/\d+$/, '');
  const links = [...document.querySelectorAll<HTMLAnchorElement>(`${LINKS}[id^="${gallery}"]`)];
  const text = gallery === 'video-' ? texts.video : texts.photo;
  return links.map((link, at) => {
    const image = gallery === 'video-' ? null : link.querySelector('img');
    const label = fillText(text, { gallery: link.dataset.viewed ?? '', n: at + 1, total: links.length });
    const ratio = image ? image.width / image.height : Number(link.dataset.ratio);
    return { id: link.id, link, label, image, ratio };
  });
}

type SlideProps = { item: Item; at: number; isNear: boolean; isCurrent: boolean };

/** A photo, fetched when it is near, or the player of a video, there while it is on the screen. */
function Slide({ item: { link, image, label, ratio }, at, isNear, isCurrent }: SlideProps) {
  return (
    <div className={styles.slide} style={{ insetInlineStart: `${at * 100}%` }} inert={!isCurrent}>
      {image && isNear && (
        <img
          className={styles.picture}
          style={image.srcset ? { backgroundImage: `url("${image.currentSrc}")` } : undefined}
          src={link.href}
          srcSet={image.srcset || undefined}
          referrerPolicy={image.srcset ? undefined : 'no-referrer'}
          sizes={`min(100vw, ${Math.round((100 * image.width) / image.height)}vh)`}
          alt={image.alt}
          draggable={false}
        />
      )}
      {!image && isCurrent && (
        <iframe
          className={styles.video}
          style={{ '--ratio': ratio } as CSSProperties}
          src={link.href}
          title={label}
          allow="autoplay; fullscreen; picture-in-picture; encrypted-media"
          allowFullScreen
          referrerPolicy="strict-origin-when-cross-origin"
        />
      )}
    </div>
  );
}

/** The place that a key leads to in a gallery of so many; null for keys that lead nowhere. */
function stepOf(key: string, at: number, total: number): number | null {
  if (key === 'ArrowRight') return Math.min(at + 1, total - 1);
  if (key === 'ArrowLeft') return Math.max(at - 1, 0);
  if (key === 'Home') return 0;
  return key === 'End' ? total - 1 : null;
}

/** Shares a photo's address by the phone's sheet, else the clipboard, else by hand; says whether it was copied. */
async function sharePhoto({ id, label }: Item, prompt: string): Promise<boolean> {
  const url = `${location.origin}${location.pathname}#${id}`;
  const title = `${document.title}, ${label}`;
  if (hasShareSheet() && (await openShareSheet({ title, url }))) return false;
  return copyAddress(url, prompt);
}

type Props = {
  id: string;
  texts: Messages['Viewer'];
  heart: ReactNode;
  animation: Animation | null;
  onClose: () => void;
};

const ZOOM_KEYS: Record<string, number> = { '+': 1.5, '=': 1.5, '-': 1 / 1.5 };

const isOnScreen = ({ left, right, top, bottom, width }: DOMRect) =>
  width > 0 && left < innerWidth && right > 0 && top < innerHeight && bottom > 0;

/** The photos of a gallery over the whole window, on ink, beginning with `id`; a modal dialog. */
export function Viewer({ id, texts, heart, animation, onClose }: Props) {
  const [items] = useState(() => itemsAround(id, texts));
  const [at, setAt] = useState(() => items.findIndex((item) => item.id === id));
  const [note, setNote] = useState('');
  const dialog = useRef<HTMLDialogElement>(null);
  const stage = useRef<HTMLDivElement>(null);
  const strip = useRef<HTMLDivElement>(null);
  const driver = useRef<Stage>(null);
  const titleId = useId();
  const countId = useId();
  const item = items[at];

  const go = (to: number) => {
    const next = items[to];
    if (!next || to === at) return false;
    setNote('');
    setAt(to);
    moveLayer(`#${next.id}`);
    return true;
  };
  const close = async () => {
    if (!dialog.current || 'leaves' in dialog.current.dataset) return;
    dialog.current.dataset.leaves = '';
    const place = item?.image?.getBoundingClientRect();
    if (place && isOnScreen(place)) await driver.current?.grow(place, 'out');
    dialog.current?.close();
  };
  const stepBy = useEffectEvent((by: 1 | -1) => go(at + by));
  const closeNow = useEffectEvent(() => void close());

  useLayoutEffect(() => {
    if (!dialog.current || !stage.current || !strip.current) return;
    const actions = { step: (by: 1 | -1) => stepBy(by), close: () => closeNow() };
    dialog.current.showModal();
    // Itself, so that its name is heard first.
    dialog.current.focus();
    driver.current = createStage({ stage: stage.current, strip: strip.current, animation, actions });
    return () => driver.current?.stop();
  }, [animation]);

  useLayoutEffect(() => {
    const isFirst = !strip.current?.style.transform;
    driver.current?.show(at, item?.ratio ?? 1);
    const place = item?.image?.getBoundingClientRect();
    if (isFirst && place && isOnScreen(place)) void driver.current?.grow(place, 'in');
  }, [at, item]);

  // However it is closed, also by Back: the focus is on the picture that was looked at last.
  // The page stays where it was; a track that is scrolled goes there, a paged one follows the focus.
  const focusSeen = useEffectEvent(() => {
    item?.link.focus({ preventScroll: true });
    const track = item?.link.closest('section');
    if (track && !track.dataset.isPaged) scrollToPicture(track, at + 1);
  });
  useEffect(() => () => focusSeen(), []);

  if (!item) return null;
  const share = async () => setNote((await sharePhoto(item, texts.share)) ? texts.copied : '');
  const button = (step: 1 | -1, label: string, path: string) => (
    <button
      type="button"
      aria-label={label}
      aria-disabled={!items[at + step]}
      aria-describedby={countId}
      onClick={() => go(at + step)}
    >
      <Icon path={path} />
    </button>
  );
  return (
    <dialog
      ref={dialog}
      className={styles.viewer}
      tabIndex={-1}
      data-address={`#${item.id}`}
      aria-labelledby={titleId}
      onClose={onClose}
      onCancel={(event) => {
        event.preventDefault();
        void close();
      }}
      onKeyDown={(event) => {
        const key = unmodifiedKey(event);
        const step = stepOf(key, at, items.length);
        const factor = ZOOM_KEYS[key];
        if (step === null && factor === undefined) return;
        event.preventDefault();
        if (step !== null) go(step);
        else driver.current?.zoom(factor ?? 1);
      }}
    >
      <div ref={stage} className={styles.stage}>
        <div ref={strip} className={styles.strip}>
          {items.map((each, index) => (
            <Slide
              key={each.id}
              item={each}
              at={index}
              isNear={Math.abs(index - at) <= 1}
              isCurrent={index === at}
            />
          ))}
        </div>
      </div>
      <p id={titleId} className={pieces.unseen} role="status">
        {item.label}
      </p>
      <div className={styles.bar}>
        <span className={styles.note} role="status">
          {note}
        </span>
        {heart}
        <button type="button" aria-label={texts.share} onClick={share}>
          <Icon path={SHARE_ICON} />
        </button>
        <button type="button" aria-label={texts.close} onClick={close}>
          <Icon path={CLOSE_ICON} size={26} />
        </button>
      </div>
      <div className={`${styles.bar} ${styles.positions}`}>
        {button(-1, texts.previous, BACK)}
        <span id={countId} className={styles.count} aria-hidden="true">
          {`${at + 1} / ${items.length}`}
        </span>
        {button(1, texts.next, NEXT)}
      </div>
    </dialog>
  );
}
