import { agency, entities, slides, socialMedias, texts } from './content/entities.ts';
import { postBySlug, postDraft, postList } from './content/posts.ts';
import { downloadGallery } from './download/gallery.ts';
import type { Route } from './http/route.ts';
import { attributes } from './integration/attributes.ts';
import { options } from './integration/options.ts';
import { draft, profile } from './integration/profile.ts';
import { talents } from './integration/talents.ts';
import { answerCall } from './packages/answer.ts';
import { openCall } from './packages/open.ts';
import { continueCall, handoverCall, seenCall, unlockCall } from './packages/person.ts';
import { pictureCall } from './packages/picture.ts';
import { login, refresh, signin } from './tokens/sign-in.ts';
import { admitVisitor, counts } from './writing/counts.ts';
import { sendEntry, writing } from './writing/write.ts';

/** Every call that the panel answers (docs/services.md). */
export const ROUTES: readonly Route[] = [
  { method: 'POST', path: '/integration/api/signin', handle: signin },
  { method: 'GET', path: '/integration/api/talents/attributes', token: 'integration', handle: attributes },
  { method: 'GET', path: '/integration/api/options', token: 'integration', handle: options },
  { method: 'POST', path: '/integration/api/talents', token: 'integration', handle: talents },
  { method: 'GET', path: '/integration/api/talent/profile', token: 'integration', handle: profile },
  { method: 'GET', path: '/integration/api/talent/draft', token: 'integration', handle: draft },
  { method: 'POST', path: '/panel/api/login', handle: login },
  { method: 'POST', path: '/panel/api/refresh', handle: refresh },
  { method: 'GET', path: '/panel/api/entities/{entity}', token: 'panel', handle: entities },
  { method: 'GET', path: '/panel/api/slides/{type}', token: 'panel', handle: slides },
  { method: 'GET', path: '/panel/api/agency', token: 'panel', handle: agency },
  { method: 'GET', path: '/panel/api/texts', token: 'panel', handle: texts },
  { method: 'GET', path: '/panel/api/social-medias', token: 'panel', handle: socialMedias },
  { method: 'GET', path: '/panel/api/posts/draft', token: 'panel', handle: postDraft },
  { method: 'GET', path: '/panel/api/posts/{type}/{language}', token: 'panel', handle: postList },
  { method: 'GET', path: '/panel/api/posts/{type}/{slug}/{language}', token: 'panel', handle: postBySlug },
  { method: 'POST', path: '/panel/api/contact/{lang}', token: 'panel', handle: writing('messages') },
  { method: 'POST', path: '/panel/api/favorites/{lang}', token: 'panel', handle: writing('quotes') },
  { method: 'POST', path: '/panel/api/get-scouted/{lang}', token: 'panel', handle: writing('applications') },
  { method: 'POST', path: '/panel/api/entry/{entry}/send', token: 'panel', handle: sendEntry },
  { method: 'POST', path: '/panel/api/admit', token: 'panel', handle: admitVisitor },
  { method: 'POST', path: '/panel/api/counts', token: 'panel', handle: counts },
  { method: 'POST', path: '/panel/api/packages/open', token: 'panel', handle: openCall },
  { method: 'POST', path: '/panel/api/packages/seen', token: 'panel', handle: seenCall },
  { method: 'POST', path: '/panel/api/packages/unlock', token: 'panel', handle: unlockCall },
  { method: 'POST', path: '/panel/api/packages/handover', token: 'panel', handle: handoverCall },
  { method: 'POST', path: '/panel/api/packages/continue', token: 'panel', handle: continueCall },
  { method: 'POST', path: '/panel/api/packages/answer', token: 'panel', handle: answerCall },
  { method: 'POST', path: '/panel/api/packages/picture', token: 'panel', handle: pictureCall },
  { method: 'POST', path: '/panel/api/download/gallery', token: 'panel', handle: downloadGallery },
];
