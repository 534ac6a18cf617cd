const DIGESTS = ['md5', 'sha1', 'sha256', 'sha384', 'sha512'];
const names = DIGESTS.flatMap((digest) => ['hex', 'base64', 'base64url'].map((form) => `${digest}_${form}`));

/**
 * Loader for zod/v4/mini/schemas.js in browser bundles. Two of its functions, `hash` and `catch`, reach into zod's
 * namespaces `regexes` and `util` in a way that makes Turbopack keep both whole: 4.5 KiB gzip that nothing uses.
 * Here they name what they need. Where zod has other words the source stays as it is, and only the budget tells.
 */
module.exports = (source) =>
  source
    .replace('core.util.constantCatch', 'util.constantCatch')
    .replace(
      'core.regexes[format]',
      `({ ${names.map((name) => `${name}: regexes.${name}`).join(', ')} })[format]`,
    );
