import { useEffect } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { decodeChoice, type Offered, sameChoice } from '@/lib/forms/choice';
import type { Texts } from '../ui/draft';

type Options = {
  options?: readonly Offered[];
  /** If the list is lost, the field becomes text and the choice its value. */
  isTyped?: boolean;
  /** Lists that come after this choice: emptied when nothing here is the same. */
  after?: readonly string[];
};

/** Replaces a stored value by the option of this page that means the same; must run after the draft's effect. */
export function useSameOption(form: UseFormReturn<Texts>, name: string, place: Options) {
  const { options = [], isTyped = false, after = [] } = place;
  // At every rendering: the stored value and the list come in either order, and a look is cheap.
  useEffect(() => {
    const kept = form.getValues(name);
    if (!kept || (options.length === 0 && !isTyped)) return;
    const same = isTyped ? decodeChoice(kept).label : sameChoice(kept, options);
    if (same === kept) return;
    for (const lost of same === '' ? after : []) form.setValue(lost, '');
    form.setValue(name, same);
  });
}
