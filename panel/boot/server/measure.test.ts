import { expect, test } from 'vitest';
import { ROUTES } from '../../contract/routes.ts';
import { screenOf } from './measure.ts';

test.each(ROUTES)('$method $path is measured by its first word', ({ path }) => {
  expect(path).toContain(`/api/${screenOf(path.replaceAll(/\{\w+\}/g, 'x'))}`);
});

test.each([
  ['/admin/collections/talents/12?x', 'admin'],
  ['/cms-api/users/login', 'cms-api'],
  ['/media/a.jpg', 'media'],
  ['/healthz', 'healthz'],
  ['/panel/api/of-a-stranger', 'other'],
  ['/administrator', 'other'],
])('%s is measured as %s', (url, screen) => {
  expect(screenOf(url)).toBe(screen);
});
