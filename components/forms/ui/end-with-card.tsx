import type { ComponentProps } from 'react';
import { FormEnd } from './form-end';
import { SentCard } from './sent-card';

type Card = ComponentProps<typeof SentCard>;
type Props = Omit<ComponentProps<typeof FormEnd>, 'sentCard'> & {
  rows: Card['rows'];
  sentTexts: Card['texts'];
};

/** The end of a form that is followed by a card with the sent values. */
export function EndWithCard({ rows, sentTexts, ...end }: Props) {
  const { outcome } = end;
  const card = outcome?.status === 'sent' && (
    <SentCard reference={outcome.reference} rows={rows} texts={sentTexts} />
  );
  return <FormEnd {...end} sentCard={card} />;
}
