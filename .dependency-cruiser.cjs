/** The panel's rooms, from the ground floor up; rooms of one floor are in one line. */
const PANEL = [
  ['platform'],
  ['parts'],
  ['publishing'],
  ['catalogue', 'content'],
  ['packages'],
  ['inbox', 'accounts', 'roster', 'contract'],
  ['erasure'],
  ['collections'],
  ['boot'],
];

const panelFloors = PANEL.slice(0, -1).map((rooms, floor) => ({
  name: `panel: import from ${rooms.join(', ')} upwards`,
  from: { path: `^panel/(${rooms.join('|')})/` },
  to: { path: `^panel/(${[...PANEL.slice(floor + 1).flat(), 'payload\\.config'].join('|')})[/.]` },
}));

/** Lists the allowed imports; `docs/folders.test.ts` reads it, and `npx depcruise <folder>` shows them. */
module.exports = {
  forbidden: [
    {
      name: 'folder circle',
      comment: 'Move what both need into a folder below both.',
      scope: 'folder',
      from: {},
      to: { circular: true },
    },
    {
      name: 'import from the ground floor upwards',
      from: { path: '^lib/domain/' },
      to: { path: '^(app|components|lib|server)/', pathNot: '^lib/domain/' },
    },
    {
      name: 'import from lib upwards',
      from: { path: '^lib/' },
      to: { path: '^(app|components|server)/' },
    },
    ...panelFloors,
  ],
  options: {
    parser: 'swc',
    metrics: true,
    exclude: { path: '(^|/)(\\.next|\\.cache|\\.data|node_modules|tests)/|\\.(test|spec)\\.tsx?$' },
    includeOnly: '^(app|bench|components|contract|e2e|gate|lib|middleware|panel|scripts|server)',
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: { extensions: ['.ts', '.tsx', '.mjs', '.json'] },
  },
};
