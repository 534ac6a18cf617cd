/** Characters that end a line or command a terminal: C0, DEL, C1, line separators, direction marks. */
const CONTROLS = /[\p{Cc}\u200e\u200f\u2028-\u202e\u2066-\u2069]/gu;
const escapeOne = (character: string) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`;

export const printable = (text: string): string => text.replace(CONTROLS, escapeOne);

const isFrame = (line: string) => line.startsWith('    at ');

/** An error for a log: words on one line, frames, causes, and of its other fields code and status. */
export function printableError(error: Error): Error {
  const { name, message, stack = '', cause } = error;
  const said = `${printable(name)}: ${printable(message)}`;
  const frames = stack
    .split('\n')
    .filter(isFrame)
    .map((frame) => `    ${printable(frame.trim())}`);
  const copy = new Error(printable(message), cause instanceof Error ? { cause: printableError(cause) } : {});
  const { code, status } = Object.assign({ code: undefined, status: undefined }, error);
  return Object.assign(copy, {
    name: printable(name),
    stack: [said, ...frames].join('\n'),
    ...(typeof code === 'string' && { code: printable(code) }),
    ...(typeof status === 'number' && { status }),
  });
}
