'use client';

import { PasswordField, useFormFields, useTranslation } from '@payloadcms/ui';
import { text } from '../../reference/text.ts';

const LABEL = text('Sua senha atual', 'Your current password');

/** Asks for one's own password while a password or an address is being changed. */
export function CurrentPassword({ path }: { path: string }) {
  const { i18n } = useTranslation();
  const isAsked = useFormFields(([fields]) => {
    const { email, password } = fields;
    return Boolean(password) || (email !== undefined && email.value !== email.initialValue);
  });
  if (!isAsked) return null;
  const label = i18n.language === 'en' ? LABEL.en : LABEL.pt;
  return (
    <PasswordField autoComplete="current-password" field={{ name: 'currentPassword', label }} path={path} />
  );
}
