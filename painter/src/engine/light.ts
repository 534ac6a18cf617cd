type Vector3 = readonly [x: number, y: number, z: number];

/** One main lamp, what the room gives back, and an edge lamp from the other side. */
export interface Light {
  /** Towards the lamp: x to the right, y down, z to the viewer; of length 1. */
  readonly key: Vector3;
  /** 0 to 1: how bright the side away from the lamp stays. */
  readonly fill: number;
  /** 0 to 1: how far light wraps around a form; low is a bare bulb, high a window. */
  readonly wrap: number;
  /** 0 to 1: how much form is cut into planes of light and shadow. */
  readonly planes: number;
  /** 0 to 1: strength of the edge lamp. */
  readonly rim: number;
}

export function unit([x, y, z]: Vector3): Vector3 {
  const length = Math.hypot(x, y, z) || 1;
  return [x / length, y / length, z / length];
}

export function smoothstep(low: number, high: number, value: number): number {
  const t = Math.min(1, Math.max(0, (value - low) / (high - low)));
  return t * t * (3 - 2 * t);
}
