type Video = { provider: 'youtube' | 'vimeo' | null; file: string };

const CODE = /^[\w-]+(?:\/[\w-]+)?$/;
const YOUTUBE = /^(?:[\w-]+\.)?(?:youtube(?:-nocookie)?\.com|youtu\.be)$/;
const VIMEO = /^(?:[\w-]+\.)?vimeo\.com$/;
const YOUTUBE_ID = /^[\w-]{6,}$/;

/** A link as people copy it, with or without its `https://`; null for other text. */
function linkOf(typed: string): URL | null {
  const text = /^https?:\/\//i.test(typed) ? typed : `https://${typed}`;
  return /[./]/.test(typed) && URL.canParse(text) ? new URL(text) : null;
}

function ofYoutube({ hostname, pathname, searchParams }: URL): string {
  const [first = '', second = ''] = pathname.split('/').filter(Boolean);
  if (hostname.endsWith('youtu.be')) return first;
  return searchParams.get('v') ?? (['shorts', 'embed', 'live', 'v'].includes(first) ? second : '');
}

/** The number of a video, and the hash of one that is unlisted: `76979871/8272103f6e`. */
function ofVimeo({ pathname, searchParams }: URL): string {
  // The number of a showcase or an event is that of somebody else's video.
  if (/^\/(?:showcase|album|event)\/(?!.*\/videos?\/)/.test(pathname)) return '';
  const [, id = '', inPath = ''] = /(?:^|\/)(\d{5,})(?:\/([\w-]+))?\/?$/.exec(pathname) ?? [];
  const hash = inPath || (searchParams.get('h') ?? '');
  return hash ? `${id}/${hash}` : id;
}

/** A pasted video (a link of YouTube or Vimeo, or the code) as it is stored; null for any other text. */
export function readVideo(typed: string): Video | null {
  const text = typed.trim();
  const link = linkOf(text);
  if (link && YOUTUBE.test(link.hostname)) {
    const id = ofYoutube(link);
    return YOUTUBE_ID.test(id) ? { provider: 'youtube', file: id } : null;
  }
  if (link && VIMEO.test(link.hostname)) {
    const file = ofVimeo(link);
    return file && !file.startsWith('/') ? { provider: 'vimeo', file } : null;
  }
  return CODE.test(text) ? { provider: null, file: text } : null;
}
