import { text } from '@passarela/contract/text';
import { type PayloadRequest, ValidationError } from 'payload';
import { messageFor } from '../../platform/errors/refusal.ts';
import { type PasswordProblem, passwordProblem, type Whose } from './password-problem.ts';

const REASONS: Record<PasswordProblem, ReturnType<typeof text>> = {
  short: text(
    'Use pelo menos 12 caracteres. Três ou quatro palavras servem bem.',
    'Use at least 12 characters. Three or four words do well.',
  ),
  common: text(
    'Esta senha é fácil de adivinhar. Use três ou quatro palavras suas.',
    'This password is easy to guess. Use three or four words of your own.',
  ),
  personal: text(
    'Não use o seu nome nem o seu e-mail na senha.',
    'Do not use your name or your e-mail address in the password.',
  ),
};

/** An error at a field of the account's form. */
export const fieldError = (path: string, message: string): ValidationError =>
  new ValidationError({ collection: 'users', errors: [{ path, message }] });

export function checkPassword(req: PayloadRequest, password: string, whose: Whose): void {
  const problem = passwordProblem(password, whose);
  if (problem) throw fieldError('password', messageFor(req, REASONS[problem]));
}
