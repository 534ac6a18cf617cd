'use client';

import { useForm, useTranslation } from '@payloadcms/ui';
import { useEffect, useEffectEvent, useState } from 'react';
import { SaveButton } from '../../parts/ui/buttons.tsx';
import { languageOf } from '../../platform/reference/language.ts';
import { appended, idsIn } from './arrange.ts';
import { LABELS } from './labels.ts';
import { dropAllPending, hasRefusals, pendingPaths, sendPending } from './pending.ts';

/** In place of Payload's Save: files chosen for a gallery are uploaded first, and refused ones hold the save. */
export function SaveWithFiles() {
  const { i18n } = useTranslation();
  const { dispatchFields, getDataByPath, setModified, submit } = useForm();
  const [step, setStep] = useState<'ready' | 'sending' | 'sent'>('ready');
  const send = async () => {
    setStep('sending');
    for (const path of pendingPaths()) {
      const added = await sendPending(path, LABELS.noAnswer[languageOf(i18n)]);
      const value = appended(idsIn(getDataByPath(path)), added);
      dispatchFields({ type: 'UPDATE', path, value });
      setModified(true);
    }
    setStep(hasRefusals() ? 'ready' : 'sent');
  };
  const save = useEffectEvent(() => {
    setStep('ready');
    void submit();
  });
  useEffect(() => {
    // the form knows the new pictures once it is drawn with them
    if (step === 'sent') save();
  }, [step]);
  useEffect(() => dropAllPending, []);
  return <SaveButton save={() => void send()} isBusy={step !== 'ready'} />;
}
