import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { ServerError } from './server-error';

const shown = (lang: 'pt' | 'en' | null) =>
  renderToStaticMarkup(<ServerError lang={lang} retry={() => {}} />);

describe('the page of an error nobody foresaw', () => {
  it('says 500, offers Return and Home, in the language of the address', () => {
    const html = shown('en');
    expect(html).toContain('500');
    expect(html).toContain('Something went wrong.');
    expect(html).toContain('>Return</button>');
    expect(html).toContain('href="/en"');
    expect(html).not.toContain('Algo saiu');
  });

  it('speaks both languages where even the language is unknown, under one first heading', () => {
    const html = shown(null);
    expect(html).toContain('lang="pt-BR"');
    expect(html).toContain('lang="en"');
    expect(html.match(/<h1/g)).toHaveLength(1);
    expect(html).toContain('href="/"');
  });
});
