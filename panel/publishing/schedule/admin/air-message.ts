import type { Language } from '@passarela/contract';
import { text } from '@passarela/contract/text';
import { shortMoment } from '../../../platform/reference/agency-time.ts';

export const STATES = { draft: text('Rascunho', 'Draft'), published: text('Publicado', 'Published') };

const LABELS = {
  scheduled: text('Agendado para', 'Scheduled for'),
  leaves: text('Sai do ar em', 'Leaves the site on'),
  left: text('Fora do ar desde', 'Off the site since'),
};

type Air = {
  isPublished: boolean;
  publishAt: string | null | undefined;
  hideAt: string | null | undefined;
};

/** The meaning of an entry's times at `now` (ms); null if unpublished or without a time to come. */
export function airMessage(
  { isPublished, publishAt, hideAt }: Air,
  now: number,
  language: Language,
): string | null {
  const say = (what: keyof typeof LABELS, at: string) => `${LABELS[what][language]} ${shortMoment(at, now)}`;
  if (!isPublished) return null;
  if (hideAt && Date.parse(hideAt) <= now) return say('left', hideAt);
  if (publishAt && Date.parse(publishAt) > now) return say('scheduled', publishAt);
  return hideAt ? say('leaves', hideAt) : null;
}
