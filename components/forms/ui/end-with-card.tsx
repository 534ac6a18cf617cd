import type { ComponentProps, ReactNode } from 'react';
import { FormEnd } from './form-end';
import { SentCard } from './sent-card';

type Card = ComponentProps<typeof SentCard>;
type Props = Omit<ComponentProps<typeof FormEnd>, 'sentCard'> & {
  rows: Card['rows'];
  /** The address of the page with the form: without script it is empty there. */
  path: string;
  /** Content below the title of the card. */
  children?: ReactNode;
  sentTexts: Card['texts'];
};

/** The end of a form that is followed by a card with the sent values. */
export function EndWithCard({ rows, path, sentTexts, children, ...end }: Props) {
  const { outcome } = end;
  const card = outcome?.status === 'sent' && (
    <SentCard
      reference={outcome.reference}
      sendsMail={outcome.sendsMail}
      rows={rows}
      again={{ href: path, onClick: end.onClear }}
      texts={sentTexts}
    >
      {children}
    </SentCard>
  );
  return <FormEnd {...end} sentCard={card} />;
}
