'use client';

import { createContext, type ReactNode, useContext } from 'react';

/** Templates with `{name}` for the talent's name. */
type FavoriteTexts = Record<'add' | 'addFavorite' | 'removeFavorite' | 'cover', string>;

const Texts = createContext<FavoriteTexts>({ add: '', addFavorite: '', removeFavorite: '', cover: '' });

/** Hands the translated texts of all cards and hearts down once, instead of once per card. */
export function FavoriteTextsProvider({ texts, children }: { texts: FavoriteTexts; children: ReactNode }) {
  return <Texts value={texts}>{children}</Texts>;
}

export const useFavoriteTexts = () => useContext(Texts);
