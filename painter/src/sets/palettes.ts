/** A set's wall from light to dark, and clothes that belong to it: outer, inner, lower. */
interface Palette {
  readonly wall: readonly [light: string, dark: string];
  readonly looks: readonly [readonly [string, string, string], ...(readonly [string, string, string])[]];
}

export const PALETTES = {
  bone: {
    wall: ['#eae5dc', '#c4bbad'],
    looks: [
      ['#efeae1', '#f3efe8', '#d8cfc0'],
      ['#1d1d20', '#f0ece4', '#1d1d20'],
      ['#b3926a', '#efe8dc', '#2a2624'],
    ],
  },
  fog: {
    wall: ['#dcdfe0', '#a9afb3'],
    looks: [
      ['#2b2d32', '#eeeeec', '#2b2d32'],
      ['#5d6873', '#e8e8e6', '#3a4048'],
      ['#e9e9e7', '#24252a', '#c9cbcc'],
    ],
  },
  taupe: {
    wall: ['#b5a89b', '#6e6258'],
    looks: [
      ['#3a2a22', '#e6ddd0', '#3a2a22'],
      ['#d9cdbd', '#1f1c1a', '#b7a892'],
      ['#1b1a1a', '#d9cdbd', '#1b1a1a'],
    ],
  },
  slate: {
    wall: ['#9a9c9e', '#54575b'],
    looks: [
      ['#202124', '#ecebe8', '#202124'],
      ['#e7e5e1', '#2a2b2f', '#44474c'],
      ['#6d7075', '#18191b', '#2f3134'],
    ],
  },
  ink: {
    wall: ['#48484b', '#121214'],
    looks: [
      ['#1a1a1d', '#e9e6e0', '#1a1a1d'],
      ['#5e1f22', '#141416', '#1a1a1d'],
      ['#ded8cd', '#1a1a1d', '#1a1a1d'],
    ],
  },
  clay: {
    wall: ['#dcbda9', '#a9836d'],
    looks: [
      ['#8e4630', '#ecdfce', '#5d2f22'],
      ['#ece2d2', '#8e4630', '#c9a88c'],
      ['#3c2720', '#e6d3c0', '#3c2720'],
    ],
  },
  sage: {
    wall: ['#cfd2c5', '#8f9884'],
    looks: [
      ['#565b43', '#e9e6d8', '#43472f'],
      ['#ebe7da', '#6d745a', '#b9bba5'],
      ['#23261e', '#e9e6d8', '#23261e'],
    ],
  },
  rose: {
    wall: ['#ead6cf', '#c09c93'],
    looks: [
      ['#6b2430', '#f0e2dc', '#47171f'],
      ['#c98f86', '#f0e2dc', '#8c564f'],
      ['#f1e9e3', '#6b2430', '#d9bdb5'],
    ],
  },
  sky: {
    wall: ['#d3dde4', '#94a9b9'],
    looks: [
      ['#22304a', '#eef1f2', '#1a2436'],
      ['#eef0f0', '#22304a', '#8fa4b8'],
      ['#6f8fae', '#eef1f2', '#33475f'],
    ],
  },
  petrol: {
    wall: ['#64808a', '#263a43'],
    looks: [
      ['#1c3640', '#e8e4da', '#16282f'],
      ['#c6a273', '#16282f', '#1c3640'],
      ['#e8e4da', '#1c3640', '#8fa3a8'],
    ],
  },
  rust: {
    wall: ['#bf6f4b', '#74351f'],
    looks: [
      ['#7c3320', '#ecdcc4', '#4c1f14'],
      ['#1c1716', '#ecdcc4', '#1c1716'],
      ['#ecdcc4', '#7c3320', '#d1a37e'],
    ],
  },
  butter: {
    wall: ['#efe3bf', '#c7b27c'],
    looks: [
      ['#1d1c1a', '#f5eedb', '#1d1c1a'],
      ['#b98a2d', '#f5eedb', '#6c5220'],
      ['#f4eedd', '#1d1c1a', '#d8c89b'],
    ],
  },
  white: {
    wall: ['#f4f3f1', '#dddbd7'],
    looks: [
      ['#1f1f21', '#f1f0ed', '#2f3c50'],
      ['#1f1f21', '#202023', '#33404f'],
      ['#d7d3cc', '#f1f0ed', '#23262c'],
    ],
  },
} satisfies Record<string, Palette>;

export type PaletteName = keyof typeof PALETTES;
