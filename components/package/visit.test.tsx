// @vitest-environment happy-dom
import { createRoot } from 'react-dom/client';
import { expect, it } from 'vitest';
import { act } from '@/components/forms/testing/act';
import { usePicturesAgain } from './visit';

function Page() {
  usePicturesAgain();
  return null;
}

it('a picture that broke without a connection is fetched again once it is back, one that is there is not', async () => {
  document.body.innerHTML = '<main><ul><li><img src="/a"></li><li><img src="/b"></li></ul></main><div></div>';
  const [broken, drawn] = document.querySelectorAll('img');
  const fetched: string[] = [];
  for (const [picture, width] of [[broken, 0] as const, [drawn, 900] as const]) {
    if (!picture) throw new Error('There is no picture');
    Object.defineProperties(picture, { complete: { value: true }, naturalWidth: { value: width } });
    picture.setAttribute = (name, value) => void fetched.push(`${name} ${new URL(value).pathname}`);
  }
  const root = createRoot(document.querySelector('div') ?? document.body);
  await act(() => root.render(<Page />));
  dispatchEvent(new Event('online'));
  expect(fetched).toEqual(['src /a']);
  await act(() => root.unmount());
});
