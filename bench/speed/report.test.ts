import { expect, it } from 'vitest';
import { withPart } from './report.ts';

it('only the part that was measured is replaced', () => {
  const first = withPart(withPart('# Page\n', 'lines', 'old lines'), 'cpu', 'old cpu');
  const second = withPart(first, 'lines', 'new lines\n');
  expect(second).toBe(
    '# Page\n\n<!-- lines: begin -->\n\nnew lines\n\n<!-- lines: end -->\n\n<!-- cpu: begin -->\n\nold cpu\n\n<!-- cpu: end -->\n',
  );
});
