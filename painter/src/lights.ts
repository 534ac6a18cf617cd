import { type Light, unit } from './engine/light.ts';

export type LightName = 'window' | 'side' | 'hard' | 'low' | 'flat';

/** Lamps by name; `side` is 1 for a lamp on the picture's right. */
export const LIGHTS: Record<LightName, (side: number) => Light> = {
  window: (side) => ({
    key: unit([side * 0.5, -0.45, 0.72]),
    fill: 0.14,
    wrap: 0.42,
    planes: 0.2,
    rim: 0.06,
  }),
  side: (side) => ({ key: unit([side * 0.72, -0.35, 0.55]), fill: 0.08, wrap: 0.24, planes: 0.4, rim: 0.16 }),
  hard: (side) => ({ key: unit([side * 0.58, -0.6, 0.58]), fill: 0.1, wrap: 0.14, planes: 0.6, rim: 0.08 }),
  low: (side) => ({ key: unit([side * 0.8, -0.32, 0.46]), fill: 0.08, wrap: 0.2, planes: 0.4, rim: 0.5 }),
  flat: (side) => ({ key: unit([side * 0.25, -0.35, 0.9]), fill: 0.3, wrap: 0.5, planes: 0, rim: 0 }),
};
