const HEADING = /<h[23][^>]*>(.*?)<\/h[23]>/gs;

type Chapter = { title: string; html: string };

/** The about page's HTML in two parts: its story, and a chapter per heading, with the heading's inner HTML. */
export function splitAbout(html: string): { story: string; chapters: Chapter[] } {
  const [story = '', ...parts] = html.split(HEADING);
  const chapters = parts.flatMap((title, index) =>
    index % 2 === 0 ? [{ title, html: parts[index + 1] ?? '' }] : [],
  );
  return { story: story.trim(), chapters };
}
