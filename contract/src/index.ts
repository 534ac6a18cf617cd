export * from './content.ts';
export * from './option.ts';
export * from './primitives.ts';
export * from './publishing.ts';
export * from './talent.ts';
export * from './tokens.ts';
export * from './writing.ts';
