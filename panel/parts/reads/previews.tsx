'use client';

import { readVideo } from '@passarela/contract/read-video';
import { text } from '@passarela/contract/text';
import { useField, useTranslation } from '@payloadcms/ui';
import type { TextFieldClientProps } from 'payload';
import { useEffect } from 'react';
import { languageOf } from '../../platform/reference/language.ts';
import { CONTACT_READERS, type ContactName } from '../../platform/reference/read-contact.ts';
import styles from './reads.module.css';

const ON_SITE = text('No site, leva a', 'On the site, leads to');

/** Under a social link: its address on the site. */
export function ContactPreview({ path, name }: Pick<TextFieldClientProps, 'path'> & { name: ContactName }) {
  const { value } = useField<string | null>({ path });
  const { i18n } = useTranslation();
  const address = CONTACT_READERS[name](value ?? '');
  return (
    <p className={styles.visible} role="status">
      {URL.canParse(address) && `${ON_SITE[languageOf(i18n)]} ${address}`}
    </p>
  );
}

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
