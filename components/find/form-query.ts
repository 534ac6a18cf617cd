type Part = { values: string[]; isRange: boolean; isHidden: boolean; isOpener: boolean };

/** The query of a form as its address has it: a range as one value, nothing empty; `data-open` if nothing is chosen. */
export function formQuery(form: HTMLFormElement): string {
  const parts = new Map<string, Part>();
  for (const field of form.elements) {
    if (!(field instanceof HTMLInputElement) || (field.type === 'checkbox' && !field.checked)) continue;
    const { range, open } = field.dataset;
    const name = range ?? field.name;
    const part = parts.get(name) ?? {
      values: [],
      isRange: range !== undefined,
      isHidden: field.type === 'hidden',
      isOpener: open !== undefined,
    };
    part.values.push(field.value.trim());
    parts.set(name, part);
  }
  const written = [...parts].flatMap(([name, { values, isRange, ...part }]) => {
    const text = isRange ? values.join('-') : values.filter(Boolean).join(',');
    if (text === '' || text === '-') return [];
    return [{ ...part, pair: `${name}=${encodeURIComponent(text).replaceAll('%2C', ',')}` }];
  });
  const isAnyChosen = written.some(({ isHidden }) => !isHidden);
  return written
    .filter(({ isOpener }) => !(isAnyChosen && isOpener))
    .map(({ pair }) => pair)
    .join('&');
}

/** Whether anything differs from the server's values. */
export const isChanged = (form: HTMLFormElement): boolean =>
  [...form.elements].some((field) => {
    if (!(field instanceof HTMLInputElement)) return false;
    return field.type === 'checkbox'
      ? field.checked !== field.defaultChecked
      : field.value !== field.defaultValue;
  });
