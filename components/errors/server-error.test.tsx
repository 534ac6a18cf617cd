import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { ServerError } from './server-error';

it.each([
  ['pt', 'Algo saiu do previsto.', '>Voltar</button>', 'href="/"'],
  ['en', 'Something went wrong.', '>Return</button>', 'href="/en"'],
] as const)(
  'an error nobody foresaw says 500 in %s, and offers Return and Home [S81.2]',
  (lang, ...parts) => {
    const html = renderToStaticMarkup(
      <ServerError lang={lang} brand="Casa" back={() => {}} retry={() => {}} />,
    );
    for (const part of ['500', ...parts]) expect(html).toContain(part);
  },
);

it.each([
  ['pt', 'TypeError', '>Código do erro: 500 TypeError<'],
  ['en', '1234567', '>Error code: 500 1234567<'],
  ['en', undefined, '>Error code: 500<'],
] as const)('its code stands below, in %s for %s [S157.2]', (lang, code, expected) => {
  expect(
    renderToStaticMarkup(
      <ServerError lang={lang} brand="Casa" code={code} back={() => {}} retry={() => {}} />,
    ),
  ).toContain(expected);
});

it('as a page of the build it has links instead of buttons, and its code below [S157.2]', () => {
  const html = renderToStaticMarkup(<ServerError lang="pt" brand="Casa" back="/x" retry="/y" />);
  expect(html).toContain('href="/x">Voltar</a>');
  expect(html).toContain('href="/y">Tentar de novo</a>');
  expect(html).toContain('>Código do erro: 500<');
  expect(html).not.toContain('<button');
});
