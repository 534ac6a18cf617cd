// @vitest-environment happy-dom
import { createRoot } from 'react-dom/client';
import { expect, it } from 'vitest';
import { act } from '@/components/forms/testing/act';
import { PaperUnits } from './paper-units';

it('the address of a PDF carries the units that are read just then, other addresses none', async () => {
  document.body.innerHTML =
    '<a href="/api/pdf/en/selection?ids=1%2C2"><b>PDF</b></a><a href="/api/galleries/en/7/book">ZIP</a><div></div>';
  const [pdf, zip, place] = document.body.children;
  if (!pdf || !zip || !place) throw new Error('no links');
  const root = createRoot(place);
  await act(() => root.render(<PaperUnits />));
  for (const units of ['uk', 'br']) {
    document.documentElement.dataset.units = units;
    for (const element of [pdf.firstElementChild, zip])
      element?.dispatchEvent(new Event('pointerdown', { bubbles: true }));
    expect(pdf.getAttribute('href')).toBe(`/api/pdf/en/selection?ids=1%2C2&units=${units}`);
    expect(zip.getAttribute('href')).toBe('/api/galleries/en/7/book');
  }
  await act(() => root.unmount());
});
