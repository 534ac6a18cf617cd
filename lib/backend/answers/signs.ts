import { isRecord } from '@passarela/contract/is-record';
import { fold } from '@passarela/contract/slug';
import { rawText } from './kinds.ts';

/** Signs of an answer about itself, in Portuguese, English or Spanish. */
export type Signs = { yes: boolean; no: boolean; isDoubtful: boolean };

const listed = (names: string) => new Set(names.split(' '));

const ERRORS = listed(
  'err error errors erro erros errores exception exceptions excecao excecoes excepcion fail fails failed failure failures ' +
    'falha falhas falhou fallo fallos fault trace traceback stack stacktrace problem problema problems problemas',
);
const WITHOUT = listed('no without sem sin not');
const FLAGS = listed(
  'success sucesso exito ok okay succeeded successful completed concluido sent enviado enviada saved salvo salva gravado ' +
    'gravada guardado guardada stored armazenado created criado accepted aceito received recebido recebida valid valido ' +
    'delivered entregue inserted inserido registered registrado cadastrado done processed processado',
);
const STATES = listed(
  'status state estado situacao result resultado retorno response resposta outcome code codigo type tipo level nivel severity',
);
/** An unknown word under these says nothing. */
const VAGUE = listed('type tipo level nivel severity code codigo estado state response resposta');
const MESSAGES = listed(
  'message mensagem mensaje msg detail detalhe title titulo text texto description reason motivo',
);
const WRAPPERS = ['data', 'result', 'resultado', 'response', 'resposta', 'retorno', 'd', 'payload', 'meta'];

const GOOD_WORD =
  /^(ok|okay|success(ful|fully)?|sucesso|exito|sent|enviad[oa]|saved|salv[oa]|stored|gravad[oa]|created|criad[oa]|accepted|aceit[oa]|received|recebid[oa]|delivered|registered|cadastrad[oa]|done|complete[d]?|concluid[oa]|true|yes|sim|si|y|s|queued|pending|pendente|new|nov[oa]|info)$/;
const BAD_WORD =
  /^(err|error|erro|fail(ed|ure)?|falh(a|ou)|fallo|false|no|nao|n|nok|ko|not[ _-]?ok|null|invalid[oa]?|denied|negad[oa]|reject(ed)?|rejeitad[oa]|recusad[oa]|refused|unauthori[sz]ed|unauthenticated|forbidden|danger|warning|fatal|exception|expired|expirad[oa]|blocked|bloquead[oa]|spam|timeout)$/;
const BAD_HEAD =
  /^\W*(err(or|os?)?\b|fail|falh|fallo|exception|excecao|fatal|nok\b|false\b|unauth|not auth|nao autoriz|forbidden|access denied|acesso negado|could not|couldn|unable|cannot|can't|nao foi poss|nao conseg|nao pode|(ocorreu|houve) (um )?(erro|falha)|algo deu errado|something went|internal|server error|service unavailable|too many|bad request|page expired|method not|not found|(please )?(log|sign) ?in\b|faca login|(session|sessao|token|csrf)\b.*(expir|invalid|mismatch|missing))/;
const BAD_INSIDE =
  /\b(erro|erros|error|errors|exception|fail\w*|falh\w*|invalid\w*|expir\w*|denied|negad\w*|rejeit\w*|reject\w*|recus\w*|refus\w*|unavailable|indispon\w*|nao (foi|pode|conseg\w*|esta)|not (sent|saved|stored|accepted|allowed)|unauth\w*)\b/;

const EMPTY = /^(0+([.,]0+)?|[-–—]+|null|undefined|none|nenhum|nenhuma|false|no|nao|n\/a)$/;

const wordsOf = (name: string): string[] =>
  name
    .replace(/([a-z\d])([A-Z])/g, '$1 $2')
    .split(/[\W_]+/)
    .map(fold)
    .filter((word) => word !== '');

/** Whether a field of this name holds an error: `erro`, `has_error`, `errorMessage`, `exception`. */
export function isErrorName(name: string): boolean {
  const words = wordsOf(name);
  return words.some((word) => ERRORS.has(word)) && !words.some((word) => WITHOUT.has(word));
}

const isFlagName = (name: string): boolean => {
  const words = wordsOf(name).filter((word) => !['is', 'was', 'foi', 'has'].includes(word));
  return words.length === 1 && words.some((word) => FLAGS.has(word));
};
const stateOf = (name: string): string | undefined => {
  const words = wordsOf(name).filter((word) => word !== 'http');
  return words.length <= 2 && words.every((word) => STATES.has(word)) ? words.at(-1) : undefined;
};
const isMessageName = (name: string) => wordsOf(name).some((word) => MESSAGES.has(word));

/** Whether a field of this name speaks about the answer, and not about its subject. */
export const isSignName = (name: string): boolean =>
  isErrorName(name) || isFlagName(name) || stateOf(name) !== undefined || isMessageName(name);

function isSomething(value: unknown): boolean {
  if (Array.isArray(value)) return value.some(isSomething);
  if (isRecord(value)) return Object.values(value).some(isSomething);
  if (typeof value === 'boolean') return value;
  const text = fold(rawText(value));
  return text !== '' && !EMPTY.test(text) && !GOOD_WORD.test(text);
}

const SILENT: Signs = { yes: false, no: false, isDoubtful: false };
const YES: Signs = { ...SILENT, yes: true };
const NO: Signs = { ...SILENT, no: true };
const DOUBTFUL: Signs = { ...SILENT, isDoubtful: true };

function ofText(written: string): Signs {
  const text = fold(written.trim());
  if (BAD_WORD.test(text) || BAD_HEAD.test(text)) return NO;
  return BAD_INSIDE.test(text) ? DOUBTFUL : SILENT;
}

function ofFlag(value: unknown): Signs {
  const text = fold(rawText(value));
  if (typeof value === 'object' && value !== null) return SILENT;
  if (value !== true && (text === '' || EMPTY.test(text) || BAD_WORD.test(text) || Number(text) < 0))
    return NO;
  const { no, isDoubtful } = ofText(text);
  return no || isDoubtful ? DOUBTFUL : YES;
}

function ofState(name: string, value: unknown): Signs {
  const text = fold(rawText(value));
  if (typeof value === 'boolean') return value ? YES : NO;
  if (/^-?\d+$/.test(text)) {
    const number = Number(text);
    if (number < 0 || number >= 300) return NO;
    if (number >= 200 || (number === 1 && !VAGUE.has(name))) return YES;
    return number === 0 && !VAGUE.has(name) ? NO : SILENT;
  }
  if (BAD_WORD.test(text)) return NO;
  if (GOOD_WORD.test(text)) return YES;
  return text === '' || VAGUE.has(name) ? SILENT : { ...ofText(text), isDoubtful: true };
}

function ofField(name: string, value: unknown): Signs {
  if (isErrorName(name)) return isSomething(value) ? NO : SILENT;
  if (isFlagName(name)) return ofFlag(value);
  const state = stateOf(name);
  if (state !== undefined && (typeof value !== 'object' || value === null)) return ofState(state, value);
  if (isMessageName(name) && typeof value === 'string') return ofText(value);
  return SILENT;
}

/** The signs of an answer, at the top and in what wraps it; JSON that was cut is doubtful. */
export function signsOf(body: unknown): Signs {
  if (Array.isArray(body)) return body.length === 1 ? signsOf(body[0]) : SILENT;
  if (isRecord(body)) {
    const all = Object.entries(body).map(([name, value]) =>
      WRAPPERS.includes(fold(name)) && typeof value === 'object' ? signsOf(value) : ofField(name, value),
    );
    const has = (sign: keyof Signs) => all.some((each) => each[sign]);
    return { yes: has('yes'), no: has('no'), isDoubtful: has('isDoubtful') };
  }
  if (body === false || body === 0) return NO;
  if (typeof body !== 'string') return body === true ? YES : SILENT;
  if (/^\s*[[{]/.test(body)) return DOUBTFUL;
  return GOOD_WORD.test(fold(body.trim())) ? YES : ofText(body);
}

const THANKS =
  /obrigad|agradec|thank|gracias|sucesso|success|recebe|recebid|received|enviad|\bsent\b|confirm/;

/** Whether a page, or the address of one, may thank for what was sent: the one sign of a page that says anything. */
export const mayThank = (text: string): boolean => {
  const folded = fold(text);
  return THANKS.test(folded) && !BAD_INSIDE.test(folded);
};
