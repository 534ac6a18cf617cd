import type { Lang } from '@/lib/domain/languages';
import type { Own } from './own';
import type { Texts } from './texts';
import { minuteOf } from './time-of';

/** When an answer was sent, and its reference; empty if it was not. */
export function sentText(texts: Texts, lang: Lang, { sentAt, reference }: Own): string {
  if (sentAt === null) return '';
  const sent = texts.sent.replace('{time}', minuteOf(sentAt, lang));
  return reference ? `${sent} ${texts.reference.replace('{reference}', reference)}` : sent;
}
