export type DemoVideo = { provider: 'youtube' | 'vimeo'; file: string; width: number; height: number };

const wide = { width: 1920, height: 1080 } as const;

/** Freely licensed films that have stood at these addresses for years. */
export const VIDEOS: readonly [DemoVideo, ...DemoVideo[]] = [
  { provider: 'youtube', file: 'aqz-KE-bpKQ', ...wide },
  { provider: 'vimeo', file: '1084537', ...wide },
  { provider: 'youtube', file: 'eRsGyueVLvQ', ...wide },
  { provider: 'vimeo', file: '76979871/8272103f6e', ...wide },
  { provider: 'youtube', file: 'R6MlUcmOul8', ...wide },
  { provider: 'youtube', file: 'WhWc3b3KhnY', ...wide },
];
