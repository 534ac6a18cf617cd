'use client';

import { text } from '@passarela/contract/text';
import { useField, useTranslation } from '@payloadcms/ui';
import type { TextFieldClientProps } from 'payload';
import { useEffect } from 'react';
import { languageOf } from '../../platform/reference/language.ts';
import { readVideo } from '@passarela/contract/read-video';
import styles from './reads.module.css';

const SHOWN = {
  youtube: text('Vídeo do YouTube', 'Video on YouTube'),
  vimeo: text('Vídeo do Vimeo', 'Video on Vimeo'),
};

/** Under a pasted address of a video: its reading, which chooses the service too, as a save does. */
export function VideoPreview({ path }: Pick<TextFieldClientProps, 'path'>) {
  const { value } = useField<string | null>({ path });
  const { i18n } = useTranslation();
  const service = useField<string | null>({ path: path.replace(/file$/, 'provider') });
  const video = readVideo(value ?? '');
  const provider = video?.provider;
  const { value: chosen, setValue: choose } = service;
  useEffect(() => {
    if (provider && chosen !== provider) choose(provider);
  }, [provider, chosen, choose]);
  return (
    <p className={styles.visible} role="status">
      {video?.provider && `${SHOWN[video.provider][languageOf(i18n)]}: ${video.file}`}
    </p>
  );
}
