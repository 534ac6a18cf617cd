import { WHOLE } from '../support/sample';
import { WIDE } from './support/sizes';
import { expect, test } from './support/test';

test(
  '12 favorites are put in order by a press, a key and the mouse, and open from the link as a presentation',
  WHOLE,
  async ({ visitor }) => {
    await visitor.resize(...WIDE);
    await visitor.goto('/modelos');
    for (const at of [0, 1, 2]) await visitor.press({ css: 'article button', at });
    await visitor.press({ css: 'header a', name: 'Favoritos, 3 talentos' });
    await visitor.isAt('/favoritos');
    await visitor.press('Organizar');
    await expect.poll(() => visitor.count('[data-handle]')).toBe(3);

    const order = () =>
      visitor.ask(() =>
        [...document.querySelectorAll('ol textarea')].map((note) =>
          note.getAttribute('aria-label')?.replace('Nota sobre ', ''),
        ),
      );
    const [ana, bia, cida] = await order();
    await visitor.press(`Mover ${ana} para depois`);
    await expect.poll(order).toEqual([bia, ana, cida]);
    await expect.poll(visitor.focused).toBe(`Mover ${ana} para depois`);
    await visitor.key('ArrowUp');
    await expect.poll(order).toEqual([ana, bia, cida]);

    // Gliding rows are not in their places yet.
    const handles = () =>
      visitor.ask(() =>
        [...document.querySelectorAll('[data-handle]')].map((handle) => {
          const { x, y, width, height } = handle.getBoundingClientRect();
          return { x: Math.round(x + width / 2), y: Math.round(y + height / 2) };
        }),
      );
    await expect.poll(() => visitor.count('li[style*="transform"]')).toBe(0);
    const [to, , from] = await handles();
    if (!to || !from) throw new Error('no handles');
    await visitor.driver.drag(from, to);
    await expect.poll(order).toEqual([cida, ana, bia]);

    await visitor.fill('Título', 'Verão');
    await visitor.fill(`Nota sobre ${cida}`, 'Capa');
    await visitor.press('Concluir');
    await visitor.sees('Verão', 'main h2');
    await visitor.sees('Capa', 'main li:first-child');

    await visitor.press({ css: 'main summary', name: 'Compartilhar' });
    const linkOf = () =>
      visitor.ask(
        () => document.querySelector<HTMLAnchorElement>('main details a[href*="wa.me"]')?.href ?? '',
      );
    await expect.poll(linkOf).toContain('note-');
    const text = new URL(await linkOf()).searchParams.get('text') ?? '';
    const { pathname, search } = new URL(text.slice(text.indexOf('http')));
    await visitor.goto(pathname + search);
    await visitor.sees('3 talentos para você', 'h1');
    await visitor.sees('Verão', 'main');
    await visitor.sees(new RegExp(`${cida}.*Capa.*${ana}.*${bia}`), 'main');
    await visitor.press({ css: 'main button', name: 'Pedir orçamento' });
    await visitor.sees(String(cida), 'dialog');
  },
);
