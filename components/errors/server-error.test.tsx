import type { ComponentProps } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { elementsIn } from '@/scripts/lib/elements';
import { ServerError } from './server-error';

/** The ways out by their texts, where links lead, and the texts of all paragraphs. */
function shownBy(props: Partial<ComponentProps<typeof ServerError>>) {
  const html = renderToStaticMarkup(
    <ServerError lang="pt" brand="Casa" code="" back={() => {}} retry={() => {}} {...props} />,
  );
  const elements = elementsIn(html);
  const textsOf = (wanted: string) => elements.flatMap(({ name, text }) => (name === wanted ? [text] : []));
  return {
    heading: textsOf('h1'),
    buttons: textsOf('button'),
    links: elements.flatMap(({ name, text, attributes }) => (name === 'a' ? [[text, attributes.href]] : [])),
    paragraphs: textsOf('p'),
  };
}

it.each([
  ['pt', 'Algo saiu do previsto.', ['Voltar', 'Tentar de novo'], ['Início', '/']],
  ['en', 'Something went wrong.', ['Return', 'Try again'], ['HOME', '/en']],
] as const)(
  'an error nobody foresaw says 500 in %s, and offers Return and Home [S81.2]',
  (lang, title, buttons, home) => {
    const shown = shownBy({ lang });
    expect(shown.heading).toEqual([title]);
    expect(shown.buttons).toEqual(buttons);
    expect(shown.links).toContainEqual(home);
    expect(shown.paragraphs.filter((text) => /^\d+$/.test(text))).toEqual([]);
    expect(shown.paragraphs.at(-1)).toContain(' 500');
  },
);

it.each([
  ['pt', 'TypeError', 'Código do erro: 500 TypeError'],
  ['en', '1234567', 'Error code: 500 1234567'],
] as const)('its code stands below, in %s for %s [S157.2]', (lang, code, expected) => {
  expect(shownBy({ lang, code }).paragraphs.at(-1)).toBe(expected);
});
