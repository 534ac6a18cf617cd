import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { encodeChoice } from '@/lib/forms/choice';
import { elementsIn } from '@/scripts/lib/elements';
import { FieldsContext } from './fields';
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
