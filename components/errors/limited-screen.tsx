import type { Lang } from '@/lib/domain/languages';
import { MessageScreen } from './message-screen';

/** 429: this address has opened more than its share of pages that are made for one request each. */
export function LimitedScreen({ lang }: { lang: Lang }) {
  return <MessageScreen lang={lang} reason="limited" />;
}
