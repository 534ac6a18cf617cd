import { type FormAnswer, failed } from '@/lib/forms/answer';

const STALL_LIMIT_MS = 60_000;
/** After the last byte: few applications are handed on at once, and their photos are opened one after the other. */
const ANSWER_LIMIT_MS = 150_000;

const isAnswer = (body: unknown): body is FormAnswer =>
  typeof body === 'object' &&
  body !== null &&
  'status' in body &&
  (body.status === 'sent' || body.status === 'failed');

function readAnswer(request: XMLHttpRequest): FormAnswer {
  try {
    const body: unknown = JSON.parse(request.responseText);
    if (isAnswer(body)) return body;
  } catch {
    // no answer of ours: a proxy's page, or half of one
  }
  return failed(request.status === 413 ? 'tooLarge' : 'unavailable');
}

/** Posts a form and reports the share of its bytes sent (0 to 1), which fetch cannot; fails after a silent minute. */
export function upload(url: string, data: FormData, onShare: (share: number) => void): Promise<FormAnswer> {
  return new Promise((resolve) => {
    const request = new XMLHttpRequest();
    let timer: ReturnType<typeof setTimeout>;
    const end = (answer: FormAnswer) => {
      clearTimeout(timer);
      resolve(answer);
    };
    const expectWithin = (ms: number) => {
      clearTimeout(timer);
      timer = setTimeout(() => request.abort(), ms);
    };
    request.upload.onprogress = ({ loaded, total }) => {
      expectWithin(STALL_LIMIT_MS);
      onShare(total > 0 ? loaded / total : 0);
    };
    request.upload.onload = () => expectWithin(ANSWER_LIMIT_MS);
    request.onload = () => end(readAnswer(request));
    request.onerror = () => end(failed('offline'));
    request.onabort = () => end(failed('offline'));
    request.open('POST', url);
    expectWithin(STALL_LIMIT_MS);
    request.send(data);
  });
}
