'use client';

import { text } from '@passarela/contract/text';
import { PasswordField, useDocumentInfo, useFormFields, useTranslation } from '@payloadcms/ui';
import { ToFirstError } from '../../parts/unsaved/leaving.tsx';
import { languageOf } from '../../platform/reference/language.ts';

const LABEL = text('Sua senha atual', 'Your current password');
const RULE = text(
  'A senha nova tem pelo menos 12 caracteres: três ou quatro palavras servem bem.',
  'The new password has at least 12 characters: three or four words do well.',
);

/** Asks for one's own password while a password or an address is being changed. */
export function CurrentPassword({ path }: { path: string }) {
  const { i18n } = useTranslation();
  const { savedDocumentData } = useDocumentInfo();
  const isAsked = useFormFields(([fields]) => {
    const { email, password } = fields;
    // Payload's form holds an empty, valid field of that name before "Change password" is pressed
    const isPasswordAsked = Boolean(password?.value) || password?.valid === false;
    return isPasswordAsked || (email !== undefined && email.value !== savedDocumentData?.email);
  });
  const language = languageOf(i18n);
  return (
    <>
      {/* the account page is drawn without the parts before the controls of other forms */}
      <ToFirstError />
      {isAsked && (
        <>
          <p className="field-description">{RULE[language]}</p>
          <PasswordField
            autoComplete="current-password"
            field={{ name: 'currentPassword', label: LABEL[language], required: true }}
            path={path}
          />
        </>
      )}
    </>
  );
}
