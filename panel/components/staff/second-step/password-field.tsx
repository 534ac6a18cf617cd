import type { Language } from '@passarela/contract';
import { text } from '@passarela/contract/text';
import type { Note } from '../../../staff/pages/note-cookie.ts';
import { Field } from '../sheet/field.tsx';

const LABEL = text('Sua senha atual', 'Your current password');

export const OwnPassword = ({ language, note }: { language: Language; note: Note | null }) => (
  <Field
    name="currentPassword"
    type="password"
    label={LABEL[language]}
    autoComplete="current-password"
    isWrong={note?.error === 'password'}
  />
);
