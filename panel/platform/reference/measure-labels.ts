import type { MeasureName } from '@passarela/contract/measures';
import { type Text, text } from '@passarela/contract/text';

export const MEASURE_LABELS: Record<MeasureName, Text> = {
  height: text('Altura', 'Height'),
  bust: text('Busto', 'Bust'),
  chest: text('Tórax', 'Chest'),
  waist: text('Cintura', 'Waist'),
  hips: text('Quadril', 'Hips'),
  weight: text('Peso', 'Weight'),
  jeans: text('Jeans', 'Jeans'),
  shirt: text('Camisa', 'Shirt'),
  suit: text('Terno', 'Suit'),
  shoes: text('Sapatos', 'Shoes'),
};
