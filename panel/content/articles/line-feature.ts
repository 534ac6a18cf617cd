import { HorizontalRuleFeature } from '@payloadcms/richtext-lexical';

type Provider = ReturnType<typeof HorizontalRuleFeature>;
type Loader = Extract<Provider['feature'], (...given: never[]) => unknown>;

const rule = HorizontalRuleFeature();
const NAMES = { pt: { label: 'Linha divisória' }, en: { label: 'Dividing line' } };

/** Payload calls it "Regra Horizontal". */
const named: Loader = async (given) => {
  const { feature } = rule;
  const loaded = typeof feature === 'function' ? await feature(given) : feature;
  return { ...loaded, i18n: { ...loaded.i18n, ...NAMES } };
};

export const lineFeature: Provider = { ...rule, feature: named };
