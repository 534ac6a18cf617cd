// @vitest-environment happy-dom
import { createRoot } from 'react-dom/client';
import { renderToStaticMarkup } from 'react-dom/server';
import { useForm } from 'react-hook-form';
import { expect, it, vi } from 'vitest';
import { encodeChoice } from '@/lib/forms/choice';
import { elementsIn } from '@/scripts/lib/elements';
import { act } from '../testing/act';
import type { Texts } from './draft';
import { FieldsContext, TextField } from './fields';
import { SelectField } from './select-field';

const NAME = `Côte d'Ivoire "<b>" & co`;
const fields = {
  labels: { country: 'Country' },
  errors: {},
  errorOf: () => undefined,
  defaultValueOf: () => encodeChoice('CI', NAME),
  form: null,
};

it('a list writes names as text, whatever is in them, and keeps what was chosen', () => {
  const html = renderToStaticMarkup(
    <FieldsContext value={fields}>
      <SelectField
        name="country"
        empty="Choose"
        options={[{ value: encodeChoice('CI', NAME), label: NAME }]}
      />
    </FieldsContext>,
  );
  const options = elementsIn(html).filter(({ name }) => name === 'option');
  expect(options).toEqual([
    { name: 'option', attributes: { value: '' }, text: 'Choose' },
    {
      name: 'option',
      attributes: { value: `{"value":"CI","label":${JSON.stringify(NAME)}}`, selected: '' },
      text: NAME,
    },
  ]);
  expect(elementsIn(html).some(({ name }) => name === 'b')).toBe(false);
});

const turned = vi.fn();
function Place({ isTyped }: { isTyped: boolean }) {
  const form = useForm<Texts>();
  return (
    <FieldsContext value={{ ...fields, form }}>
      {isTyped ? (
        <TextField name="country" />
      ) : (
        <SelectField name="country" empty="Choose" options={[{ value: 'a', label: 'A' }]} onChange={turned} />
      )}
    </FieldsContext>
  );
}

it('what a list does at a choice is not done by the text that takes its place', async () => {
  const place = document.body.appendChild(document.createElement('div'));
  const root = createRoot(place);
  const change = (selector: string, value: string, event: string) =>
    act(() => {
      const control = place.querySelector<HTMLInputElement>(selector);
      Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control), 'value')?.set?.call(control, value);
      control?.dispatchEvent(new Event(event, { bubbles: true }));
    });
  await act(() => root.render(<Place isTyped={false} />));
  await change('select', 'a', 'change');
  expect(turned).toHaveBeenCalledOnce();
  await act(() => root.render(<Place isTyped />));
  await change('input', 'Brazil', 'input');
  expect(turned).toHaveBeenCalledOnce();
  await act(() => root.unmount());
});
