import type { Lang } from '@/lib/domain/languages';

/** The texts of the 500 page, which must work without messages; a test compares them with `messages/`. */
export const SERVER_ERROR_TEXTS: Record<
  Lang,
  { server: string; serverHint: string; return: string; home: string; retry: string; code: string }
> = {
  pt: {
    server: 'Algo saiu do previsto.',
    serverHint: 'A falha foi nossa, não sua. Tente de novo em instantes.',
    return: 'Voltar',
    home: 'Início',
    retry: 'Tentar de novo',
    code: 'Código do erro',
  },
  en: {
    server: 'Something went wrong.',
    serverHint: 'The fault is ours, not yours. Please try again shortly.',
    return: 'Return',
    home: 'HOME',
    retry: 'Try again',
    code: 'Error code',
  },
};
