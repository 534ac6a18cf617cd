import type { FactName } from './facts.ts';
import { type Text, text } from './text.ts';

/** The 25 hair colours by key [S96.12]. */
export const HAIR = {
  auburn: text('Acobreado escuro', 'Auburn'),
  ash_blonde: text('Loiro acinzentado', 'Ash Blonde'),
  blonde: text('Loiro', 'Blonde'),
  dark_blonde: text('Loiro escuro', 'Dark Blonde'),
  light_blonde: text('Loiro claro', 'Light Blonde'),
  golden_blonde: text('Loiro dourado', 'Golden Blonde'),
  honey_blonde: text('Loiro mel', 'Honey Blonde'),
  platinum_blonde: text('Loiro platinado', 'Platinum Blonde'),
  strawberry_blonde: text('Loiro avermelhado', 'Strawberry Blonde'),
  black: text('Preto', 'Black'),
  blue_black: text('Preto azulado', 'Blue Black'),
  brown: text('Castanho', 'Brown'),
  dark_brown: text('Castanho escuro', 'Dark Brown'),
  light_brown: text('Castanho claro', 'Light Brown'),
  chestnut: text('Castanho avermelhado', 'Chestnut'),
  golden_brown: text('Castanho dourado', 'Golden Brown'),
  caramel: text('Caramelo', 'Caramel'),
  copper: text('Acobreado', 'Copper'),
  red: text('Ruivo', 'Red'),
  dark_red: text('Ruivo escuro', 'Dark Red'),
  grey: text('Grisalho', 'Grey'),
  white: text('Branco', 'White'),
  salt_and_pepper: text('Sal e pimenta', 'Salt and Pepper'),
  bald: text('Sem cabelo', 'Bald'),
  colored: text('Colorido', 'Colored'),
} satisfies Record<string, Text>;

/** The 17 eye colours by key [S96.13]. */
export const EYES = {
  amber: text('Âmbar', 'Amber'),
  black: text('Pretos', 'Black'),
  blue: text('Azuis', 'Blue'),
  dark_blue: text('Azuis escuros', 'Dark Blue'),
  light_blue: text('Azuis claros', 'Light Blue'),
  blue_green: text('Azuis esverdeados', 'Blue Green'),
  blue_grey: text('Azuis acinzentados', 'Blue Grey'),
  brown: text('Castanhos', 'Brown'),
  dark_brown: text('Castanhos escuros', 'Dark Brown'),
  light_brown: text('Castanhos claros', 'Light Brown'),
  green: text('Verdes', 'Green'),
  dark_green: text('Verdes escuros', 'Dark Green'),
  light_green: text('Verdes claros', 'Light Green'),
  grey: text('Cinza', 'Grey'),
  hazel: text('Avelã', 'Hazel'),
  honey: text('Mel', 'Honey'),
  heterochromia: text('Heterocromia', 'Heterochromia'),
} satisfies Record<string, Text>;

/** The words of each fact that is a colour, by its key. */
export const COLOURS: Partial<Record<FactName, Record<string, Text>>> = { eyes: EYES, hair: HAIR };
