'use client';

import { toast, useForm, useTranslation } from '@payloadcms/ui';
import { useEffect, useState } from 'react';
import { SaveButton } from '../../parts/ui/buttons.tsx';
import { languageOf } from '../../platform/reference/language.ts';
import { appended, idsIn } from './arrange.ts';
import { LABELS } from './labels.ts';
import { dropAllPending, pendingPaths, type Refusal, sendPending } from './pending.ts';

/** One notice: a later save takes the earlier one away, read or corrected. */
const REFUSED = 'refused-files';

/** In place of Payload's Save: files chosen for a gallery are uploaded first; refused ones are named after the save. */
export function SaveWithFiles() {
  const { i18n } = useTranslation();
  const { dispatchFields, getDataByPath, setModified, submit } = useForm();
  const [isSending, setSending] = useState(false);
  const language = languageOf(i18n);
  const save = async () => {
    setSending(true);
    toast.dismiss(REFUSED);
    const refusals: Refusal[] = [];
    // the form that is sent is older than the pictures
    const overrides: Record<string, number[]> = {};
    for (const path of pendingPaths()) {
      const sent = await sendPending(path, LABELS.noAnswer[language]);
      const value = appended(idsIn(getDataByPath(path)), sent.ids);
      refusals.push(...sent.refusals);
      overrides[path] = value;
      dispatchFields({ type: 'UPDATE', path, value });
      setModified(true);
    }
    setSending(false);
    await submit({ overrides });
    // no error, which the notice of the save takes away: a new talent's page is left with it
    const lines = refusals.map(({ name, reason }) => `${name}: ${reason}`);
    if (lines.length > 0)
      toast.warning(`${LABELS.refused[language]} ${lines.join(' ')}`, {
        ...{ id: REFUSED, duration: Number.POSITIVE_INFINITY },
      });
  };
  useEffect(() => dropAllPending, []);
  return <SaveButton save={() => void save()} isBusy={isSending} />;
}
