const TIMEOUT_MS = 30_000;

export type Answer = {
  request: string;
  status: number;
  headers: Headers;
  text: string;
  bytes: number;
  json: unknown;
};

export type CallOptions = {
  method?: string;
  token?: string | null;
  json?: unknown;
  body?: string;
  form?: FormData;
  headers?: Record<string, string>;
};

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** One call to the server under test: never follows redirects, never throws for a status. */
export async function call(url: string, options: CallOptions = {}): Promise<Answer> {
  const { token, json, form } = options;
  const text = json === undefined ? options.body : JSON.stringify(json);
  const body = form ?? text;
  const { method = body === undefined ? 'GET' : 'POST' } = options;
  const response = await fetch(url, {
    method,
    redirect: 'manual',
    signal: AbortSignal.timeout(TIMEOUT_MS),
    headers: {
      ...(text === undefined ? {} : { 'content-type': 'application/json' }),
      ...(token ? { authorization: `Bearer ${token}` } : {}),
      ...options.headers,
    },
    ...(body === undefined ? {} : { body }),
  });
  const buffer = await response.arrayBuffer();
  const answered = new TextDecoder().decode(buffer);
  return {
    request: `${method} ${new URL(url).pathname}${new URL(url).search}`,
    status: response.status,
    headers: response.headers,
    text: answered,
    bytes: buffer.byteLength,
    json: parseJson(answered),
  };
}
