/** The spans in which a list of choices speaks (react-select, within Payload's bundle). */
export const OPTION_MESSAGES = '#aria-selection, #aria-focused, #aria-results, #aria-guidance';

const WORDS: readonly (readonly [RegExp, string])[] = [
  [/\b1 result available/, '1 resultado'],
  [/(\d+) results? available/, '$1 resultados'],
  [/ for search term (.*)\.$/, ' para “$1”.'],
  [
    /^Use Up and Down to choose options, press Enter to select the currently focused option, press Escape to exit the menu/,
    'Setas para cima e para baixo escolhem, Enter marca, Esc fecha a lista',
  ],
  [/, press Tab to select the option and exit the menu/, ', Tab marca e fecha'],
  [
    /^Use left and right to toggle between focused values, press Backspace to remove the currently focused value/,
    'Setas para os lados andam entre os escolhidos, Backspace tira um',
  ],
  [/^Select is focused /, 'Escolha '],
  [/ is focused (?=,|$)/, ' '],
  [/,type to refine list/, ', digite para procurar'],
  [/, press Down to open the menu, ?/, ', seta para baixo abre a lista'],
  [/ press left to focus selected values/, ', seta para a esquerda volta aos escolhidos'],
  [/^All selected options have been cleared\.$/, 'Nada mais está escolhido.'],
  [/^options? (.*), deselected\.$/, '$1: não está mais escolhido.'],
  [/^options? (.*), selected\.$/, '$1: escolhido.'],
  [/^option (.*) is disabled\. Select another option\.$/, '$1 não pode ser escolhido. Escolha outro.'],
  [/^value (.*) focused, (\d+) of (\d+)\.$/, '$1, $2 de $3.'],
  [/ selected(?= disabled|, \d)/, ', escolhido'],
  [/ disabled(?=, \d)/, ', indisponível'],
  [/, (\d+) of (\d+)\.$/, ', $1 de $2.'],
];

/** The English words of a list of choices in Portuguese. */
export const translateOptionMessage = (said: string): string =>
  WORDS.reduce((text, [english, words]) => text.replace(english, words), said);
