export type Box = { x: number; y: number; width: number; height: number };

/** A mark is measured against the pixels behind it: a text, an icon, or a field's line. */
export type Mark = {
  kind: 'text' | 'icon' | 'edge';
  name: string;
  /** Red, green, blue from 0 to 255, and how much it covers, from 0 to 1. */
  colour: readonly [number, number, number, number];
  /** The ratio of WCAG 1.4.3 or 1.4.11. */
  needed: number;
  boxes: Box[];
};

/**
 * Runs in the page: visible texts, icons and edges of fields. Disabled and inert ones need no contrast. `recolour` 1
 * and 2 paint everything in two pairs of colours; their difference is where a mark is seen.
 */
export function marksInPage(): Mark[] {
  const context = new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true });
  const colourOf = (written: string): [number, number, number, number] => {
    if (!context) return [0, 0, 0, 1];
    context.clearRect(0, 0, 1, 1);
    context.fillStyle = written;
    context.fillRect(0, 0, 1, 1);
    const [red = 0, green = 0, blue = 0, alpha = 0] = context.getImageData(0, 0, 1, 1).data;
    return [red, green, blue, alpha / 255];
  };
  const ancestors = function* (element: Element) {
    for (let each: Element | null = element; each; each = each.parentElement) yield each;
  };
  const opacityOf = (element: Element) =>
    [...ancestors(element)].reduce((product, each) => product * Number(getComputedStyle(each).opacity), 1);
  const isOff = (element: Element) =>
    element.closest(':disabled, [aria-disabled="true"], [inert], label:has(:disabled), span[role="img"]') !==
    null;
  /** For ears only: a box of one pixel. */
  const isUnseen = (element: Element) =>
    [...ancestors(element)].slice(0, 4).some((each) => {
      const { width, height } = each.getBoundingClientRect();
      return width <= 1 && height <= 1 && getComputedStyle(each).position === 'absolute';
    });
  const paints = (element: Element) => {
    const { backgroundColor, backgroundImage } = getComputedStyle(element);
    return (
      ['IMG', 'VIDEO', 'IFRAME', 'CANVAS'].includes(element.tagName) ||
      backgroundImage !== 'none' ||
      colourOf(backgroundColor)[3] > 0.5
    );
  };
  const isOnTop = (element: Element, { x, y, width, height }: Box) => {
    for (const each of document.elementsFromPoint(x + width / 2, y + height / 2)) {
      if (each === element || element.contains(each)) return true;
      if (paints(each)) return false;
    }
    return false;
  };
  const inWindow = ({ left, top, right, bottom }: DOMRect): Box => {
    const x = Math.max(0, left);
    const y = Math.max(0, top);
    return { x, y, width: Math.min(innerWidth, right) - x, height: Math.min(innerHeight, bottom) - y };
  };
  /** Cut up, because another layer may cover a part. */
  const piecesOf = ({ x, y, width, height }: Box): Box[] => {
    const [columns, rows] = [Math.ceil(width / 32), Math.ceil(height / 24)];
    const size = { width: width / columns, height: height / rows };
    return Array.from({ length: columns * rows }, (_, at) => ({
      x: x + (at % columns) * size.width,
      y: y + Math.floor(at / columns) * size.height,
      ...size,
    }));
  };
  const seen = (element: Element, rects: Iterable<DOMRect>) =>
    [...rects]
      .map(inWindow)
      .filter(({ width, height }) => width > 2 && height > 2)
      .flatMap(piecesOf)
      .filter((piece) => isOnTop(element, piece));
  /** A field of which every corner is seen. */
  const whole = (field: Element): Box[] => {
    const { left, top, right, bottom, width, height } = field.getBoundingClientRect();
    const corners = [left, right - 2].flatMap((x) =>
      [top, bottom - 2].map((y) => ({ x, y, width: 2, height: 2 })),
    );
    return corners.every((corner) => isOnTop(field, corner)) ? [{ x: left, y: top, width, height }] : [];
  };
  /** Behind a dialog everything is inert, and dimmed. */
  const front = [...document.querySelectorAll(':modal, :popover-open')].pop();
  const isNear = (element: Element) => {
    const { top, bottom, height } = element.getBoundingClientRect();
    return height === 0 || (bottom > 0 && top < innerHeight);
  };
  const isSeen = (element: Element) =>
    isNear(element) &&
    (front?.contains(element) ?? true) &&
    element.checkVisibility({
      opacityProperty: true,
      visibilityProperty: true,
      contentVisibilityAuto: true,
    }) &&
    !isOff(element) &&
    !isUnseen(element);
  const needs = (style: CSSStyleDeclaration) => {
    const size = Number.parseFloat(style.fontSize);
    return size >= 24 || (size >= 18.66 && Number(style.fontWeight) >= 700) ? 3 : 4.5;
  };
  const placeOf = (element: Element) => {
    const owner = element.closest('[id], [class]') ?? element;
    return `${owner.tagName.toLowerCase()}.${owner.getAttribute('class')?.split(' ')[0] ?? owner.id}`;
  };

  const marks: Mark[] = [];
  const add = (
    kind: Mark['kind'],
    element: Element,
    [written, name, needed]: [string, string, number],
    boxes: Box[],
  ) => {
    if (boxes.length === 0) return;
    const [red, green, blue, alpha] = colourOf(written);
    const colour = [red, green, blue, alpha * opacityOf(element)] as const;
    marks.push({ kind, name: `${name} (${placeOf(element)})`, colour, needed, boxes });
  };

  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = texts.nextNode(); node; node = texts.nextNode()) {
    const words = node.textContent?.trim();
    const element = node.parentElement;
    if (
      !words ||
      !element ||
      element.closest('select, script, style, noscript, textarea') ||
      !isSeen(element)
    )
      continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    const style = getComputedStyle(element);
    const called = words.slice(0, 40);
    add('text', element, [style.color, called, needs(style)], seen(element, range.getClientRects()));
  }
  for (const field of document.querySelectorAll('input, select, textarea')) {
    if (field instanceof HTMLInputElement && /^(hidden|file|submit|button)$/.test(field.type)) continue;
    if (!isSeen(field)) continue;
    const boxes = seen(field, [field.getBoundingClientRect()]);
    const called = field.getAttribute('name') ?? field.id;
    const hasPlaceholder = field.matches(':placeholder-shown');
    const style = getComputedStyle(field, hasPlaceholder ? '::placeholder' : null);
    if (!field.matches('[type="checkbox"], [type="radio"]'))
      add(
        'text',
        field,
        [style.color, `${hasPlaceholder ? 'placeholder' : 'value'} of ${called}`, needs(style)],
        boxes,
      );
    // A box that the browser draws is the browser's.
    if (!field.matches('[type="checkbox"], [type="radio"]') || style.appearance === 'none')
      add('edge', field, ['#000', called, 3], whole(field));
  }
  for (const icon of document.querySelectorAll(':is(a, button, summary, label) svg')) {
    if (!isSeen(icon)) continue;
    const shape = [...icon.querySelectorAll('path, circle, rect, polygon, line')].find((each) =>
      each.checkVisibility(),
    );
    if (!shape) continue;
    const { stroke, fill } = getComputedStyle(shape);
    const called =
      icon.closest('[aria-label]')?.getAttribute('aria-label') ?? icon.parentElement?.textContent ?? '';
    const box = seen(icon, [icon.getBoundingClientRect()]);
    add('icon', shape, [stroke === 'none' ? fill : stroke, called.trim().slice(0, 40), 3], box);
  }
  return marks;
}

/** Runs in the page: texts in the first colour, lines of icons in the second; with nothing given all is as it was. */
export function recolourInPage(colours: readonly [string, string] | null) {
  const shapes = document.querySelectorAll<SVGElement>('svg *');
  const sheets = document.adoptedStyleSheets.filter(
    (sheet) => sheet.media.mediaText !== 'all and (min-width: 1px)',
  );
  document.adoptedStyleSheets = sheets;
  for (const shape of shapes) {
    for (const name of ['stroke', 'fill']) shape.style.removeProperty(name);
    if (!colours) continue;
    const { stroke, fill } = getComputedStyle(shape);
    if (stroke !== 'none') shape.style.setProperty('stroke', colours[1], 'important');
    else if (fill !== 'none') shape.style.setProperty('fill', colours[1], 'important');
  }
  if (!colours) return;
  const sheet = new CSSStyleSheet({ media: 'all and (min-width: 1px)' });
  sheet.replaceSync(
    `*, *::before, *::after, *::placeholder { -webkit-text-fill-color: ${colours[0]} !important; caret-color: transparent !important;
      text-decoration-color: transparent !important; transition: none !important }`,
  );
  document.adoptedStyleSheets = [...sheets, sheet];
}

/** Runs in the page: everything can be hit by a point, and nothing moves but by scrolling. */
export function stillInPage(isStill: boolean) {
  const name = '--contrast-is-still';
  const [old] = document.adoptedStyleSheets.filter((sheet) =>
    [...sheet.cssRules].some((rule) => rule.cssText.includes(name)),
  );
  document.adoptedStyleSheets = document.adoptedStyleSheets.filter((sheet) => sheet !== old);
  if (!isStill) return;
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(`:root { ${name}: 1 } * { pointer-events: auto !important }`);
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  for (const animation of document.getAnimations()) {
    if (animation.timeline !== document.timeline) continue;
    if (animation.effect?.getComputedTiming().endTime === Number.POSITIVE_INFINITY) animation.pause();
    else animation.finish();
  }
  for (const video of document.querySelectorAll('video')) video.pause();
}
