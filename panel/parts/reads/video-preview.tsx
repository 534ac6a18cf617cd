'use client';

import { text } from '@passarela/contract/text';
import { useField, useTranslation } from '@payloadcms/ui';
import type { TextFieldClientProps } from 'payload';
import { languageOf } from '../../platform/reference/language.ts';
import { readVideo } from '@passarela/contract/read-video';
import styles from './reads.module.css';

const SHOWN = {
  youtube: text('Vídeo do YouTube', 'Video on YouTube'),
  vimeo: text('Vídeo do Vimeo', 'Video on Vimeo'),
};

/** Under a pasted address of a video: its reading. */
export function VideoPreview({ path }: Pick<TextFieldClientProps, 'path'>) {
  const { value } = useField<string | null>({ path });
  const { i18n } = useTranslation();
  const video = readVideo(value ?? '');
  return (
    <p className={styles.visible} role="status">
      {video?.provider && `${SHOWN[video.provider][languageOf(i18n)]}: ${video.file}`}
    </p>
  );
}
