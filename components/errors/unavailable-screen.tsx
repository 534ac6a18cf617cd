import { failureCode } from '@/lib/backend/read-or-null';
import type { Lang } from '@/lib/domain/languages';
import { MessageScreen } from './message-screen';

/** 503: the services fail, and what belongs here was never loaded (SPEC section 8: the message is the error's code). */
export function UnavailableScreen({ lang }: { lang: Lang }) {
  return <MessageScreen lang={lang} reason="unavailable" code={`503 ${failureCode()}`.trim()} />;
}
