import { clientTexts, type Messages } from '@/components/ui/client-texts';
import type { Failure } from '@/lib/forms/answer';
import type { ALL_ERRORS } from '@/lib/forms/errors';

/** Texts of all forms. */
export type FormTexts = Messages['Form'] & {
  failures: Record<Failure, string>;
  errors: Record<(typeof ALL_ERRORS)[number], string>;
};

export const formTexts = (): Promise<FormTexts> => clientTexts('Form');
