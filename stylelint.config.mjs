const physical = ['margin', 'padding', 'border'].flatMap((name) =>
  ['top', 'right', 'bottom', 'left'].map((side) => `${name}-${side}`),
);

/** Sass beside components (STYLE 12): modules, tokens as custom properties, logical properties, no !important. */
export default {
  extends: ['stylelint-config-standard-scss'],
  ignoreFiles: ['**/node_modules/**', '**/.next/**', '**/.cache/**'],
  rules: {
    'declaration-no-important': true,
    'property-disallowed-list': [
      [...physical, 'left', 'right', 'top', 'bottom'],
      { message: (name) => `Use the logical property instead of "${name}" (inset, margin, padding, border)` },
    ],
    'declaration-property-value-disallowed-list': {
      'text-align': ['left', 'right'],
      float: ['left', 'right'],
      clear: ['left', 'right'],
    },
    'selector-class-pattern': [
      '^[a-z][a-zA-Z0-9]*$|^swiper|^rdp-',
      { message: 'Classes of a module are camelCase, as the component reads them' },
    ],
    'selector-pseudo-class-no-unknown': [true, { ignorePseudoClasses: ['global', 'local'] }],
    'property-no-unknown': [true, { ignoreProperties: ['composes'] }],
    'custom-property-empty-line-before': null,
    'no-descending-specificity': null,
    // A module calls the animations that it names its own: one whose keyframes stand elsewhere never runs.
    'no-unknown-animations': true,
  },
};
