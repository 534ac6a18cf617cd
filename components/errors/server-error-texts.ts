import { BARE_TEXTS } from './bare-screen';

/** The texts of the 500 page, which must work without `messages/`; pages of other errors share them. */
export const SERVER_ERROR_TEXTS = {
  pt: {
    ...BARE_TEXTS.pt,
    serverHint: 'A falha foi nossa, não sua. Tente de novo em instantes.',
    return: 'Voltar',
    retry: 'Tentar de novo',
    code: 'Código do erro',
  },
  en: {
    ...BARE_TEXTS.en,
    serverHint: 'The fault is ours, not yours. Please try again shortly.',
    return: 'Return',
    retry: 'Try again',
    code: 'Error code',
  },
};
