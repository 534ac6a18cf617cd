import { type FormEvent, useState } from 'react';
import type { Lang } from '@/lib/domain/languages';
import { ContinueHere } from './continue-here';
import type { Texts } from './texts';

type Refusal = 'wrong' | 'limited' | 'failed';
type Props = {
  lang: Lang;
  action: string;
  texts: Texts;
  /** Makes this browser the person whose code it is; null, or why not. */
  onCode: (code: string) => Promise<Refusal | null>;
};

/** The code of another device, typed without leaving the page. */
export function TypeCode({ lang, action, texts, onCode }: Props) {
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const reasons = { wrong: texts.wrongCode, limited: texts.limitedCode, failed: texts.elsewhereFailed };
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const code = String(new FormData(event.currentTarget).get('code'));
    setRefusal(null);
    setRefusal(await onCode(code));
  };
  return (
    <ContinueHere
      {...{ lang, action, texts }}
      refusal={refusal ? reasons[refusal] : ''}
      onSubmit={(event) => void submit(event)}
    />
  );
}
