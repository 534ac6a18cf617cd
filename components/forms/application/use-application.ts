import { isMinorOn, isRealDay, PHOTO_FIELDS } from '@passarela/contract/limits';
import { useCallback, useState } from 'react';
import { isStill } from '@/components/ui/motion';
import { dayAt, toIsoDate } from '@/lib/domain/dates';
import { fillText } from '@/lib/domain/fill-text';
import type { Lang } from '@/lib/domain/languages';
import type { FormAnswer } from '@/lib/forms/answer';
import { useEntryForm } from '../ui/use-entry-form';
import { APPLICATION_FIELDS } from './fields';
import { dropStoredPhotos } from './stored-photos';
import type { ApplicationTexts } from './texts';
import { upload } from './upload';
import { useLeaveWarning } from './use-leave-warning';
import { usePhotos } from './use-photos';

const UPLOAD_URL = '/api/upload/application';
const loadSchema = async () => (await import('./schema')).applicationSchema(new Date());

function isMinorNow(birthdate: string): boolean {
  const iso = toIsoDate(birthdate);
  if (!isRealDay(iso)) return false;
  const today = dayAt(new Date());
  return iso <= today && isMinorOn(iso, today);
}

/** An application's progress: its text, and the finished share, if known. */
type Progress = { text: string; share: number | null };

/** The application in the browser: its texts, its photos, and how far the sending is [S102.5]. */
export function useApplication(
  lang: Lang,
  answer: FormAnswer | null,
  texts: ApplicationTexts,
  takesHeic: boolean,
) {
  const [progress, setProgress] = useState<Progress | null>(null);
  const photos = usePhotos(answer, takesHeic);
  const { attach: attachPhotos, missing: missingPhotos, clear: clearPhotos, setErrors } = photos;

  const attach = useCallback(
    async (data: FormData, isRight: boolean) => {
      if (!isRight) return missingPhotos();
      return attachPhotos(data, (ready) => {
        const text = fillText(texts.preparing, { n: ready + 1, total: PHOTO_FIELDS.length });
        setProgress({ text, share: null });
      });
    },
    [attachPhotos, missingPhotos, texts],
  );

  const send = useCallback(
    async (data: FormData) => {
      const onShare = (share: number) => {
        const percent = Math.round(share * 100);
        setProgress({ text: share < 1 ? fillText(texts.uploading, { percent }) : texts.storing, share });
      };
      onShare(0);
      const answer = await upload(UPLOAD_URL, data, onShare);
      if (answer.status === 'sent') await dropStoredPhotos();
      return answer;
    },
    [texts],
  );

  const onCleared = useCallback(() => {
    clearPhotos();
    window.scrollTo({ top: 0, behavior: isStill() ? 'auto' : 'smooth' });
  }, [clearPhotos]);

  const entry = useEntryForm({
    name: 'getScouted',
    lang,
    fields: APPLICATION_FIELDS,
    loadSchema,
    send,
    attach,
    answer,
    onCleared,
    onErrors: setErrors,
    otherErrors: photos.errors,
  });
  useLeaveWarning(entry.phase === 'sending');
  const isMinor = isMinorNow(entry.form.watch('birthdate') ?? entry.defaultValueOf('birthdate'));
  const hasDraft = entry.hasDraft || Object.keys(photos.slots).length > 0;
  return { ...entry, hasDraft, photos, isMinor, progress: entry.phase === 'sending' ? progress : null };
}
