import { failureCode } from '@/lib/backend/read-or-null';
import type { Lang } from '@/lib/domain/languages';
import { MessageScreen } from './message-screen';

/** 503: the services fail and there never were data; shows the error's code [S157.1-2]. */
export function UnavailableScreen({ lang }: { lang: Lang }) {
  return <MessageScreen lang={lang} reason="unavailable" code={`503 ${failureCode()}`.trim()} />;
}
