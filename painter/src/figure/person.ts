import { type Color, hex } from '../engine/color.ts';

export type Gender = 'woman' | 'man' | 'other';

export type StyleName =
  | 'straight'
  | 'veil'
  | 'waves'
  | 'lob'
  | 'bob'
  | 'knot'
  | 'chignon'
  | 'sleek'
  | 'afro'
  | 'halo'
  | 'crop'
  | 'quiff'
  | 'curls'
  | 'short'
  | 'back'
  | 'buzz';

/** Proportions in heads (half widths), as a pattern maker would note them. */
export interface Build {
  readonly shoulder: number;
  readonly chest: number;
  readonly waist: number;
  readonly hip: number;
  readonly neck: number;
  readonly neckLength: number;
}

interface Face {
  readonly width: number;
  /** 0 soft oval to 1 square. */
  readonly jaw: number;
  /** 0 short to 1 long. */
  readonly chin: number;
  readonly stubble: number;
}

/** Shadow to light. */
export type Tones = readonly Color[];

export interface Person {
  readonly seed: number;
  readonly gender: Gender;
  readonly build: Build;
  readonly face: Face;
  readonly skin: Tones;
  readonly hair: Tones;
  readonly style: StyleName;
  readonly hairName: string;
  readonly skinName: string;
}

const tones = (...list: string[]): Tones => list.map(hex);

export const SKINS: Record<string, Tones> = {
  porcelain: tones('#6d4338', '#b07f6c', '#d3a892', '#e5c4b0', '#f0d8c7'),
  sand: tones('#5f3526', '#a06c50', '#c99575', '#dfb594', '#edcfb5'),
  honey: tones('#4c2818', '#8c5637', '#bb8259', '#d7a47a', '#ecc7a2'),
  amber: tones('#3a1d11', '#744326', '#a36a41', '#c38a5d', '#dfae83'),
  cinnamon: tones('#2d160d', '#5c331e', '#875132', '#a86f4a', '#c99470'),
  cocoa: tones('#210f0a', '#462517', '#6a3d28', '#8b573c', '#ad7a5b'),
  umber: tones('#170b08', '#331a12', '#50291d', '#6e3f2e', '#93614a'),
  ebony: tones('#0f0807', '#24130f', '#3a2019', '#553229', '#7c5344'),
};

export const HAIRS: Record<string, Tones> = {
  black: tones('#050506', '#0d0d0f', '#1a1a1e', '#34343b'),
  espresso: tones('#0a0605', '#1a100c', '#2d1c15', '#4d3528'),
  brown: tones('#120a06', '#2c1a10', '#4a2f1e', '#7a5439'),
  chestnut: tones('#1a0c06', '#42220f', '#6b3b1d', '#a06a3e'),
  copper: tones('#2a0d05', '#5e220e', '#92401d', '#c8743f'),
  honeyBlonde: tones('#33200f', '#6f4b26', '#a57a45', '#d9b47c'),
  blonde: tones('#4a361d', '#8c6c42', '#b89765', '#dfc595'),
  platinum: tones('#5c5140', '#a39579', '#c9bda2', '#e9ddc2'),
  silver: tones('#2d2c2d', '#676667', '#94928f', '#cbc8c4'),
};
