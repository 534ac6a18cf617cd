import type { Messages } from '@/components/ui/client-texts';

/** The texts of both kinds of list; they hold `{name}`, `{names}` or `{count}`. */
export type FavoritesTexts = Messages['Share'] & Messages['Favorites'] & { cover: string };
