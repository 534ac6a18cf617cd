import { expect, test } from 'vitest';
import { translateOptionMessage } from './translate-label.ts';

test.each([
  ['32 results available.', '32 resultados.'],
  ['1 result available for search term ana.', '1 resultado para “ana”.'],
  ['option Mainboard, selected.', 'Mainboard: escolhido.'],
  ['options Mainboard,Comercial, selected.', 'Mainboard,Comercial: escolhido.'],
  ['option Mainboard, deselected.', 'Mainboard: não está mais escolhido.'],
  ['All selected options have been cleared.', 'Nada mais está escolhido.'],
  ['value Comercial focused, 2 of 3.', 'Comercial, 2 de 3.'],
  ['Mainboard selected, 1 of 4.', 'Mainboard, escolhido, 1 de 4.'],
  [
    'Select is focused ,type to refine list, press Down to open the menu,  press left to focus selected values',
    'Escolha , digite para procurar, seta para baixo abre a lista, seta para a esquerda volta aos escolhidos',
  ],
  ['32 resultados.', '32 resultados.'],
])('“%s” is said as “%s”', (english, spoken) => {
  expect(translateOptionMessage(english)).toBe(spoken);
});
