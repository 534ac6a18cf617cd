import { type ReactNode, type Ref, useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react';
import { isStill } from '@/components/ui/motion';
import pieces from '@/components/ui/pieces.module.scss';
import { fillText } from '@/lib/domain/fill-text';
import type { Lang } from '@/lib/domain/languages';
import type { Own } from './own';
import styles from './receipt.module.scss';
import { sentText, type Texts } from './texts';

const topOf = (talent: number) =>
  document.querySelector(`#talent-${talent}`)?.getBoundingClientRect().top ?? 0;

/**
 * Right after a sending the receipt takes the focus, and the page goes to its top, unless another answer was given
 * meanwhile. A face whose answer takes the receipt away stays where it is in the window.
 */
export function useReceipt(isSent: boolean) {
  const heading = useRef<HTMLHeadingElement>(null);
  const isAwaited = useRef(false);
  const held = useRef<{ talent: number; top: number }>(null);
  useLayoutEffect(() => {
    if (held.current && !isSent) {
      const { talent, top } = held.current;
      window.scrollBy({ top: topOf(talent) - top, behavior: 'instant' });
    }
    held.current = null;
  });
  const arrive = useEffectEvent(() => {
    if (!isAwaited.current) return;
    isAwaited.current = false;
    heading.current?.focus({ preventScroll: true });
    window.scrollTo({ top: 0, behavior: isStill() ? 'auto' : 'smooth' });
  });
  useEffect(() => {
    if (isSent) arrive();
  }, [isSent]);
  return {
    heading,
    awaitReceipt: () => {
      isAwaited.current = true;
    },
    hold: (talent: number) => {
      isAwaited.current = false;
      if (isSent) held.current = { talent, top: topOf(talent) };
    },
  };
}

type Chosen = { id: number; name: string; cover: ReactNode };
type Props = {
  lang: Lang;
  texts: Texts;
  own: Own & { sentAt: string };
  isClosed: boolean;
  talents: readonly Chosen[];
  /** Takes the focus right after the sending. */
  heading: Ref<HTMLHeadingElement>;
};

const GROUPS = [
  ['yes', 'youChose'],
  ['maybe', 'andMaybe'],
] as const;

/** The answer has arrived: thanks, the chosen faces, what comes next, and the way back to the answers. */
export function Receipt({ lang, texts, own, isClosed, talents, heading }: Props) {
  const { name, answers } = own;
  const groups = GROUPS.map(([pick, title]) => ({
    pick,
    title: texts[title],
    chosen: talents.filter(({ id }) => answers[id]?.pick === pick),
  })).filter(({ chosen }) => chosen.length > 0);
  return (
    <section className={styles.receipt} id="sent" data-arrived="" aria-labelledby="thanks">
      <h2 ref={heading} className={styles.title} id="thanks" tabIndex={-1} aria-describedby="next">
        {fillText(texts.thanks, { name })}
      </h2>
      {groups.map(({ pick, title, chosen }) => (
        <div key={pick} className={styles.group} data-pick={pick}>
          <h3>{title}</h3>
          <ul className={styles.chosen}>
            {chosen.map((talent) => (
              <li key={talent.id}>
                {talent.cover}
                <p>{talent.name}</p>
              </li>
            ))}
          </ul>
        </div>
      ))}
      <div className={styles.next}>
        <p id="next">{texts.next}</p>
        {!isClosed && <p>{texts.mayChange}</p>}
        <p className={pieces.aside}>{sentText(texts, lang, own)}</p>
        {!isClosed && (
          <a className={styles.alter} href="#faces">
            {texts.alter}
          </a>
        )}
      </div>
    </section>
  );
}
