import { useTranslations } from 'next-intl';
import { getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import message from '@/components/errors/message-screen.module.scss';
import { Runway } from '@/components/errors/runway';
import { HeartButton } from '@/components/favorites/heart-button';
import { PlainQuote } from '@/components/forms/quote/quote-panel';
import { CoverImage } from '@/components/talents/card/cover-image';
import { MinorsNote } from '@/components/talents/minors-note';
import { clientTexts } from '@/components/ui/client-texts';
import { DownloadProblems } from '@/components/ui/download-problems';
import { Link } from '@/components/ui/link';
import pieces from '@/components/ui/pieces.module.scss';
import { isKnownMinor } from '@/lib/domain/ages';
import { COMPARED_MAX } from '@/lib/domain/compared';
import type { Lang } from '@/lib/domain/languages';
import { splitName } from '@/lib/domain/names';
import { onPhone } from '@/lib/domain/on-phone';
import { QUOTE_HASH, type Selection } from '@/lib/domain/selection';
import { wordedDays } from '@/lib/domain/worded-days';
import { href } from '@/lib/routes/href';
import type { Shared } from '@/lib/selections/shared';
import { coverPicture } from '@/lib/view/cover-picture';
import { ownCards, type TalentCardView } from '@/lib/view/talent-card';
import { QuoteBar } from './quote-bar';
import { SelectionActions } from './selection-actions';
import cover from './shared-cover.module.scss';
import styles from './shared-screen.module.scss';
import { TakeAway } from './take-away';

/** The cover shows this many faces and names of a long selection. */
const FACES_MAX = 5;
const NAMES_MAX = 8;

const WIDTHS_PX = [180, 390, 640, 828, 1080, 1440];
const SIZES = {
  first: `(min-width: 1024px) 45vw, ${onPhone(100)}`,
  other: `(min-width: 1024px) 20vw, ${onPhone(34)}`,
  spread: `(min-width: 1024px) 48vw, (min-width: 768px) 55vw, ${onPhone(100)}`,
};

type PhotoProps = { card: TalentCardView; place: keyof typeof SIZES };

/** The picture of a card for half a screen or all of a phone; beside the first one the name says whose it is. */
function LargePhoto({ card, place }: PhotoProps) {
  const t = useTranslations('Talent');
  return (
    <CoverImage
      image={coverPicture(card, WIDTHS_PX)}
      alt={place === 'other' ? '' : (card.alt ?? t('cover', { name: card.favorite.name }))}
      sizes={SIZES[place]}
      isFirst={place === 'first'}
    />
  );
}

type SenderProps = { selection: Selection; lang: Lang };

/** Title and dates, labelled as the sender's: plain text, in the direction of its own language. */
async function FromSender({ selection: { title, from, to }, lang }: SenderProps) {
  const t = await getTranslations('Selection');
  const days = wordedDays(from, to, lang, await clientTexts('Favorites'));
  if (title === '' && days === '') return null;
  return (
    <dl className={`${pieces.quoted} ${cover.sender}`}>
      {title !== '' && (
        <div>
          <dt className={pieces.aside}>{t('senderTitle')}</dt>
          <dd className={cover.senderTitle} dir="auto">
            {title}
          </dd>
        </div>
      )}
      {days && (
        <div>
          <dt className={pieces.aside}>{t('senderDates')}</dt>
          <dd>{days}</dd>
        </div>
      )}
    </dl>
  );
}

type CoverProps = SenderProps & { cards: TalentCardView[]; children: ReactNode };

/** The first face large, the next ones beside or below it; their number, and the sender's note about them all. */
async function Cover({ cards, selection, lang, children }: CoverProps) {
  const t = await getTranslations('Selection');
  const [first, ...others] = cards.slice(0, FACES_MAX);
  const more = cards.length - NAMES_MAX;
  return (
    <header className={cover.cover} id="first-screen">
      <div className={cover.photos}>
        {first && (
          <div className={cover.first}>
            <LargePhoto card={first} place="first" />
          </div>
        )}
        {others.length > 0 && (
          <div className={cover.others} aria-hidden="true">
            {others.map((card) => (
              <a key={card.favorite.id} href={`#talent-${card.favorite.id}`} tabIndex={-1}>
                <LargePhoto card={card} place="other" />
              </a>
            ))}
          </div>
        )}
      </div>
      <h1 className={cover.title}>{t('title', { count: cards.length })}</h1>
      <div className={cover.texts}>
        <FromSender selection={selection} lang={lang} />
        {cards.length > 1 && (
          <ul className={cover.names} aria-label={t('talents')}>
            {cards.slice(0, NAMES_MAX).map(({ favorite: { id, name } }) => (
              <li key={id}>
                <a href={`#talent-${id}`}>{name}</a>
              </li>
            ))}
            {more > 0 && <li>{t('more', { count: more })}</li>}
          </ul>
        )}
        {children}
      </div>
    </header>
  );
}

type SpreadProps = { card: TalentCardView; isMinor: boolean; note: string | undefined; position: string };

/** A talent across the page: the photograph as high as the screen, name, measures, the sender's note. */
async function Spread({ card, isMinor, note, position }: SpreadProps) {
  const t = await getTranslations('Selection');
  const { favorite } = card;
  const { first, rest } = splitName(favorite.name);
  const nameId = `name-${favorite.id}`;
  return (
    <article className={styles.spread} aria-labelledby={nameId}>
      <div className={styles.photo}>
        <LargePhoto card={card} place="spread" />
      </div>
      <div className={styles.texts}>
        <p className={pieces.aside}>{position}</p>
        <h2 id={nameId} className={styles.name}>
          <span>{first}</span> <span>{rest}</span>
        </h2>
        {card.measures.length > 0 && (
          <dl className={styles.measures}>
            {card.measures.map(({ label, value }) => (
              <div key={label}>
                <dt>{label}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
        )}
        {isMinor && <MinorsNote />}
        {note && (
          <figure className={`${pieces.quoted} ${styles.note}`}>
            <figcaption className={pieces.aside}>{t('senderNote')}</figcaption>
            <blockquote dir="auto">{note}</blockquote>
          </figure>
        )}
        <div className={pieces.row}>
          <Link className={pieces.link} href={card.href} aria-label={t('profileOf', { name: favorite.name })}>
            {t('profile')}
          </Link>
          <HeartButton talent={favorite} size={30} />
        </div>
      </div>
    </article>
  );
}

type Props = { lang: Lang; shared: Shared; quoteForm: ReactNode };

/** A shared selection: a cover, then a spread for each talent; without script it ends in the request. */
export async function SharedScreen({ lang, shared, quoteForm }: Props) {
  const t = await getTranslations('Selection');
  const { rows, selection, gone } = shared;
  const cards = rows.map(await ownCards(lang));
  const talents = cards.map(({ favorite }) => favorite);
  const ids = rows.map(({ id }) => id);
  const present = { ...selection, ids };
  const texts = await clientTexts('Favorites');
  return (
    <div className={styles.shared} data-shared="">
      <Cover cards={cards} selection={selection} lang={lang}>
        <p className={styles.intro}>{t('intro')}</p>
        {gone > 0 && <p className={styles.gone}>{t('gone', { count: gone })}</p>}
        <DownloadProblems />
        <div className={pieces.row}>
          <SelectionActions
            talents={talents}
            selection={selection}
            texts={await clientTexts('Selection', 'addAll', 'addedAll')}
            className={styles.keep}
          />
        </div>
        <div className={pieces.row}>
          {rows.length > 1 && (
            <Link
              className={pieces.link}
              href={href('compare', { ids: ids.slice(0, COMPARED_MAX) }, lang)}
              rel="nofollow"
            >
              {t('compare')}
            </Link>
          )}
          <TakeAway lang={lang} selection={present} texts={texts} className={pieces.link} />
          <Link className={styles.own} href={href('favorites', {}, lang)}>
            {t('own')}
          </Link>
          <a className={styles.quote} href={QUOTE_HASH}>
            {t('quote')}
          </a>
        </div>
      </Cover>
      <ol className={styles.spreads}>
        {cards.map((card, index) => (
          <li key={card.favorite.id} id={`talent-${card.favorite.id}`}>
            <Spread
              card={card}
              isMinor={rows.some((row) => row.id === card.favorite.id && isKnownMinor(row))}
              note={selection.notes[card.favorite.id]}
              position={t('position', { number: index + 1, count: cards.length })}
            />
          </li>
        ))}
      </ol>
      <PlainQuote lang={lang} selection={present} talents={talents} />
      <QuoteBar talents={talents} texts={texts}>
        {quoteForm}
      </QuoteBar>
    </div>
  );
}

/** A shared selection of which nobody is with the agency any more. */
export async function EmptySelection({ lang }: { lang: Lang }) {
  const t = await getTranslations('Selection');
  return (
    <div className={message.screen}>
      <Runway />
      <h1 className={message.title}>{t('empty')}</h1>
      <p className={message.hint}>{t('emptyHint')}</p>
      <p className={message.links}>
        <Link className={message.way} href={href('talents', { section: 'models' }, lang)}>
          {t('browse')}
        </Link>
        <Link className={message.way} href={href('favorites', {}, lang)}>
          {t('own')}
        </Link>
      </p>
    </div>
  );
}
