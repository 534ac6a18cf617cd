import { expect } from '@playwright/test';
import { HtmlValidate } from 'html-validate';

// Rules about taste, not about validity; React writes void elements and boolean attributes its own way.
const html = new HtmlValidate({
  extends: ['html-validate:recommended'],
  rules: {
    'void-style': 'off',
    'attribute-boolean-style': 'off',
    'attribute-empty-style': 'off',
    'doctype-style': 'off',
    'no-inline-style': 'off',
    'no-trailing-whitespace': 'off',
    'long-title': 'off',
    'attr-case': 'off',
    'prefer-native-element': 'off',
    'script-type': 'off',
    // Styles keep a number on one line; other signs would be copied with it.
    'tel-non-breaking': 'off',
    // Boxes of one question share its name.
    'form-dup-name': ['error', { shared: ['radio', 'button', 'reset', 'submit', 'checkbox'] }],
    // A video may be named: a slide shows it.
    'aria-label-misuse': ['error', { allowAnyNamable: true }],
    // React names the script that starts it with underscores.
    'valid-id': ['error', { relaxed: true }],
  },
});

/** React's own word in the place of an address, on a form of the browser that posts by a function. */
const POSTED_BY_REACT = / action="javascript:throw [^"]*"/g;

/** Expects no error in a page's HTML; the failure names rule, reason and place. */
export async function expectValid(source: string, name: string) {
  const report = await html.validateString(source.replaceAll(POSTED_BY_REACT, ''));
  const found = report.results.flatMap(({ messages }) =>
    messages.map(({ ruleId, message, selector }) => `${ruleId}: ${message} (${selector ?? ''})`),
  );
  expect(found, `HTML of ${name}`).toEqual([]);
}
