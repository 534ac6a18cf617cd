const OPEN_END = '/**';

/** A test for paths: braces are one segment (`/api/talents/{lang}`), a last `/**` any number or none. */
export function pathPattern(pattern: string): (pathname: string) => boolean {
  const isOpen = pattern.endsWith(OPEN_END);
  const parts = (isOpen ? pattern.slice(0, -OPEN_END.length) : pattern).split('/');
  return (pathname) => {
    const given = pathname.split('/');
    if (isOpen ? given.length < parts.length : given.length !== parts.length) return false;
    return parts.every((part, at) => (part.startsWith('{') ? given[at] !== '' : part === given[at]));
  };
}
