const ARGUMENT = /\{(\w+)(?:, plural,(.*?\}))?\}/g;

/** Fills `{name}` and `{count, plural, =1 {# face} other {# faces}}`, exact numbers only; others stay. */
export const fillText = (text: string, values: Record<string, string | number>): string =>
  text.replace(ARGUMENT, (whole: string, name: string, cases?: string) => {
    if (!Object.hasOwn(values, name)) return whole;
    const value = `${values[name]}`;
    return cases?.match(` (?:=${value}|other) {(.*?)}`)?.[1]?.replaceAll('#', value) ?? value;
  });
