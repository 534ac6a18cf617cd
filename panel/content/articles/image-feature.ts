import { UploadFeature } from '@payloadcms/richtext-lexical';

type Provider = ReturnType<typeof UploadFeature>;
type Loader = Extract<Provider['feature'], (...given: never[]) => unknown>;

const upload = UploadFeature({ enabledCollections: ['media'] });
const NAMES = { pt: { label: 'Imagem' }, en: { label: 'Image' } };

/** Payload calls its button "Carregar": the editor's own texts go over those of the configuration. */
const named: Loader = async (given) => {
  const { feature } = upload;
  const loaded = typeof feature === 'function' ? await feature(given) : feature;
  return { ...loaded, i18n: { ...loaded.i18n, ...NAMES } };
};

export const imageFeature: Provider = { ...upload, feature: named };
