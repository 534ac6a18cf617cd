import { readdirSync, readFileSync } from 'node:fs';
import { LANGUAGES, type Language } from '@passarela/contract/limits';

const FOLDER = `${import.meta.dirname}/posts`;
const FILE = /^---\s+(?<head>.*?)\n---\s+(?<body>.*)\n$/s;

/** One language of a post, as its file has it. `body` is Markdown. */
type PostText = { slug: string; title: string; description: string; body: string };

/** A demo post: translations share the batch and differ in slug; `cover` names an editorial picture. */
export type DemoPost = {
  batch: string;
  publishedAt: string;
  cover: string;
  pt: PostText;
  en: PostText | null;
};

/** Reads `casting-season.pt.md`: a line for each field between dashes, then the text. */
function readPost(name: string, language: Language) {
  const path = `${FOLDER}/${name}.${language}.md`;
  const { head = '', body = '' } = FILE.exec(readFileSync(path, 'utf8'))?.groups ?? {};
  const fields = new Map(
    head.split('\n').map((line) => [line.split(': ', 1)[0], line.replace(/^\w+: /, '')]),
  );
  const field = (key: string): string => {
    const value = fields.get(key);
    if (!value) throw new Error(`${path} has no ${key}`);
    return value;
  };
  return {
    shared: { batch: field('batch'), publishedAt: field('publishedAt'), cover: field('cover') },
    text: { slug: field('slug'), title: field('title'), description: field('description'), body },
  };
}

const files = readdirSync(FOLDER);
const names = [...new Set(files.map((file) => file.split('.', 1)[0] ?? ''))];

/** Twelve posts in both languages and one in Portuguese only, newest first. */
export const POSTS: readonly DemoPost[] = names
  .map((name): DemoPost => {
    const [pt, en] = LANGUAGES.map((language) =>
      files.includes(`${name}.${language}.md`) ? readPost(name, language) : null,
    );
    if (!pt) throw new Error(`${name} has no Portuguese text`);
    return { ...pt.shared, pt: pt.text, en: en?.text ?? null };
  })
  .sort((a, b) => b.publishedAt.localeCompare(a.publishedAt));
