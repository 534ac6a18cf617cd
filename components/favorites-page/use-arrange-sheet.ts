import { type ComponentType, useState } from 'react';
import { useToast } from '@/components/ui/toaster';
import type { FavoritesTexts } from './texts';

type Sheet = ComponentType<{ texts: FavoritesTexts }>;

/** The sheet that arranges the favorites, fetched when it is first opened; null while it is closed. */
export function useArrangeSheet(lost: string) {
  const [Sheet, setSheet] = useState<Sheet | null>(null);
  const toast = useToast();
  const toggle = async () => {
    if (Sheet) return setSheet(null);
    const part = await import('./arrange/arrange-sheet').catch(() => null);
    if (part) setSheet(() => part.ArrangeSheet);
    else await toast({ kind: 'error', text: lost });
  };
  return { Sheet, toggle };
}
