import { readFileSync } from 'node:fs';
import { compileString } from 'sass';
import { expect, it } from 'vitest';
import { focusAttributes } from './focus.ts';

const { css } = compileString(`@use "mixins" as *;\n${readFileSync('components/ui/global.scss', 'utf8')}`, {
  loadPaths: ['components/ui'],
});

it('names a rule of the style sheet for every point of a picture', () => {
  for (let share = 0; share <= 1; share += 0.01) {
    for (const [name, value] of Object.entries(focusAttributes({ x: share, y: 1 - share }))) {
      expect(css).toContain(`img[${name}="${value}"]`);
    }
  }
  expect(focusAttributes(null)).toEqual({});
});
