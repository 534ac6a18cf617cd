import { islandTexts, type Messages } from '@/components/ui/island-texts';
import type { Failure } from '@/lib/forms/answer';
import type { ALL_ERRORS } from '@/lib/forms/errors';

/** Texts that all forms share, one for every way to fail; `received` holds `{reference}`, `failures.limited` `{minutes}`. */
export type FormTexts = Messages['Form'] & {
  failures: Record<Failure, string>;
  errors: Record<(typeof ALL_ERRORS)[number], string>;
};

/** The shared texts in the page's language, for islands. */
export const formTexts = (): Promise<FormTexts> => islandTexts('Form');
