import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { encodeChoice } from '@/lib/forms/choice';
import { SelectField } from './select-field';

const NAME = `Côte d'Ivoire "<b>" & co`;
const registration = { name: 'country', onChange: async () => {}, onBlur: async () => {}, ref: () => {} };

it('a list writes names as text, whatever is in them, and keeps what was chosen', () => {
  const html = renderToStaticMarkup(
    <SelectField
      label="Country"
      registration={registration}
      empty="Choose"
      options={[{ value: encodeChoice('CI', NAME), shown: NAME }]}
      defaultValue={encodeChoice('CI', NAME)}
      error={undefined}
    />,
  );
  expect(html).toContain('<option value="">Choose</option>');
  const text = "Côte d'Ivoire &#34;&#60;b&#62;&#34; &#38; co";
  const value = `{&#34;value&#34;:&#34;CI&#34;,&#34;label&#34;:&#34;${text.replaceAll('&#34;', '\\&#34;')}&#34;}`;
  expect(html).toContain(`<option value="${value}" selected>${text}</option>`);
});
