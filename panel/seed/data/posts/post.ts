/** One language of a post. `body` is the small markup of ../../write/markup.ts. */
export interface PostText {
  readonly slug: string;
  readonly title: string;
  readonly description: string;
  readonly body: string;
}

/** A post of the demo: translations share the batch and differ in slug. */
export interface DemoPost {
  readonly batch: string;
  /** yyyy-MM-dd HH:mm:ss, São Paulo. */
  readonly publishedAt: string;
  /** Name of the cover among the editorial pictures. */
  readonly cover: string;
  readonly pt: PostText;
  readonly en: PostText | null;
}
