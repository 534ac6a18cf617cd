import { isRecord } from '@passarela/contract/is-record';
import { type Text, text } from '@passarela/contract/text';
import type { AfterErrorHook, PayloadRequest } from 'payload';
import { editorOf } from '../db/find.ts';
import { LAST_ADMIN } from '../db/guards.ts';
import { DAMAGED, KEEP_ONE_ADMIN, messageFor, TooBusy, WRONG_FILE } from './refusal.ts';

const UNKNOWN = text(
  'Não deu certo, e nada foi salvo. Tente de novo.',
  'It did not work, and nothing was saved. Try again.',
);
const TOO_LARGE = text(
  'O arquivo passa de 200 MB. Escolha um menor.',
  'The file is larger than 200 MB. Choose a smaller one.',
);
const DISK_FULL = text(
  'O disco do servidor está cheio, e nada foi salvo. Avise quem cuida do servidor.',
  'The server’s disk is full, and nothing was saved. Tell whoever runs the server.',
);
const LOCKED = text(
  'O banco de dados está ocupado, e nada foi salvo. Tente de novo em alguns segundos.',
  'The database is busy, and nothing was saved. Try again in a few seconds.',
);
const BUSY = text(
  'O painel está ocupado neste momento, e nada foi salvo. Tente de novo em alguns segundos.',
  'The panel is busy at this moment, and nothing was saved. Try again in a few seconds.',
);
const STORE = text(
  'O armazenamento de arquivos não respondeu, e nada foi salvo. Tente de novo em alguns segundos.',
  'The file storage did not answer, and nothing was saved. Try again in a few seconds.',
);
const UNAVAILABLE: readonly (readonly [string, Text])[] = [
  ['disk is full', DISK_FULL],
  ['ENOSPC', DISK_FULL],
  ['No space left on device', DISK_FULL],
  [new TooBusy().message, BUSY],
  ['database is locked', LOCKED],
  ['timeout exceeded when trying to connect', LOCKED],
  ['terminating connection', LOCKED],
  ['Connection terminated', LOCKED],
];
/** Payload's end of its messages for too large an upload, whose status it loses. */
const LIMIT_REACHED = 'limit has been reached';
/** Payload's message for errors it does not know. */
const UNHELPFUL = ['An unknown error occurred.', 'Something went wrong.'];
/** Payload's message for a picture that could not be opened. */
const NOT_OPENED = [
  'Ocorreu um problema ao carregar o arquivo.',
  'There was a problem while uploading the file.',
];

const NOT_FOUND = text('Não encontrado.', 'Not found.');
/** Both databases' messages for a word in place of a number, such as an id. */
const NO_NUMBER = ['Only finite numbers', 'invalid input syntax for type'];

const GONE = text(
  'Algo que você escolheu não existe mais, e nada foi salvo. Recarregue a página e escolha de novo.',
  'Something that you chose is there no longer, and nothing was saved. Reload the page and choose again.',
);
/** Both databases' messages for a link to an entry that is not there. */
const NO_ENTRY = ['FOREIGN KEY constraint failed', 'violates foreign key constraint'];

const BROKEN = text(
  'O envio chegou incompleto ou danificado, e nada foi salvo. Envie de novo.',
  'What was sent came incomplete or damaged, and nothing was saved. Send it again.',
);
/** The messages of the reader of forms for a body that is none. */
const NO_FORM = [
  'Malformed part header',
  'Unexpected end of f',
  'Malformed content type',
  'Boundary not found',
];

type FieldError = { path: string; message: string };

const isFieldError = (value: unknown): value is FieldError =>
  isRecord(value) && 'path' in value && 'message' in value;

/** The messages of the fields that an error names; none if it names no field. */
export function fieldErrorsOf(error: Error): FieldError[] {
  const data = 'data' in error ? error.data : null;
  const listed = isRecord(data) ? data.errors : null;
  return Array.isArray(listed) ? listed.filter(isFieldError) : [];
}

const isOf = (error: unknown, words: string): boolean =>
  error instanceof Error && (error.message.includes(words) || isOf(error.cause, words));

const CHECK = text('Confira:', 'Check:');

/** Payload's heading ends with fields' labels; without one it is English, with a stored name. */
function inWords(req: PayloadRequest, { message }: Error, errors: FieldError[]): string {
  const isRaw = message.endsWith(errors.map(({ path }) => path).join(', '));
  return isRaw ? [messageFor(req, CHECK), ...errors.map((error) => error.message)].join(' ') : message;
}

/** The code by which our pages know a refusal, such as `stale` (parts/fields/refuse-stale.ts). */
const codeOf = (error: Error): string | null =>
  'data' in error && isRecord(error.data) && typeof error.data.code === 'string' ? error.data.code : null;

const LOCKED_STATUS = 423;
export const isLocked = (error: unknown): boolean => isRecord(error) && error.status === LOCKED_STATUS;

const editing = (pt: string, en: string) =>
  text(`${pt} está editando agora, e isto não foi salvo.`, `${en} is editing now, and this was not saved.`);

/** Why an entry of the call's list, or its global, is not saved while somebody else holds it: by their name. */
export async function lockedReason(req: PayloadRequest, id: unknown = req.routeParams?.id): Promise<string> {
  const { collection, global } = req.routeParams ?? {};
  const of = typeof global === 'string' ? { global } : { collection: String(collection), id: Number(id) };
  const { name } = await editorOf(req.payload, of);
  return messageFor(req, editing(name ?? 'Outra pessoa', name ?? 'Somebody else'));
}

/** Gives an error its fields, code and words: start and routes are built apart, so Payload's `instanceof` fails. */
export const explainError: AfterErrorHook = async ({ error, req, result }) => {
  const say = (message: Text) => ({ response: { errors: [{ message: messageFor(req, message) }] } });
  if (isOf(error, LAST_ADMIN)) return say(KEEP_ONE_ADMIN);
  const problem = UNAVAILABLE.find(([code]) => isOf(error, code));
  if (problem) return { ...say(problem[1]), status: 503 };
  if (NO_NUMBER.some((words) => isOf(error, words))) return { ...say(NOT_FOUND), status: 404 };
  if (NO_ENTRY.some((words) => isOf(error, words))) return { ...say(GONE), status: 422 };
  if (NO_FORM.some((words) => isOf(error, words))) return { ...say(BROKEN), status: 400 };
  if (error.name === 'StoreError') return { ...say(STORE), status: 503 };
  const errors = fieldErrorsOf(error);
  if (errors.length === 1 && errors[0]?.path === 'file') return say(WRONG_FILE);
  if (errors.length > 0) {
    const message = inWords(req, error, errors);
    return { response: { errors: [{ name: 'ValidationError', data: { errors }, message }] } };
  }
  if (isLocked(error)) return { response: { errors: [{ message: await lockedReason(req) }] } };
  const code = codeOf(error);
  if (code !== null) return { response: { errors: [{ message: error.message, data: { code } }] } };
  if (('status' in error && error.status === 413) || error.message.endsWith(LIMIT_REACHED))
    return { ...say(TOO_LARGE), status: 413 };
  const said = result && 'errors' in result ? result.errors?.[0]?.message : undefined;
  if (said !== undefined && NOT_OPENED.includes(said)) return { ...say(DAMAGED), status: 422 };
  return said !== undefined && UNHELPFUL.includes(said) ? say(UNKNOWN) : undefined;
};
