import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { ServerError } from './server-error';

it.each([
  ['pt', 'Algo saiu do previsto.', '>Voltar</button>', 'href="/"'],
  ['en', 'Something went wrong.', '>Return</button>', 'href="/en"'],
] as const)(
  'an error nobody foresaw says 500 in %s, and offers Return and Home [S81.2]',
  (lang, ...parts) => {
    const html = renderToStaticMarkup(<ServerError lang={lang} retry={() => {}} />);
    for (const part of ['500', ...parts]) expect(html).toContain(part);
  },
);
