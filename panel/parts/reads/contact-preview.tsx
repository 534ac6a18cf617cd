'use client';

import { text } from '@passarela/contract/text';
import { useField, useTranslation } from '@payloadcms/ui';
import type { TextFieldClientProps } from 'payload';
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
