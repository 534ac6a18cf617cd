import { attributeChecks } from './checks/attributes.ts';
import { agencyChecks, entityChecks, slideChecks, socialChecks, textChecks } from './checks/content.ts';
import { countChecks } from './checks/counts.ts';
import { downloadChecks } from './checks/download.ts';
import { admitChecks, limitChecks } from './checks/limits.ts';
import { mediaChecks } from './checks/media.ts';
import { optionChecks } from './checks/options.ts';
import { packageChecks } from './checks/packages.ts';
import { postListChecks } from './checks/post-lists.ts';
import { postChecks } from './checks/posts.ts';
import { draftChecks, profileChecks } from './checks/profile.ts';
import { ruleChecks } from './checks/rules.ts';
import { talentFilterChecks } from './checks/talent-filters.ts';
import { talentPagingChecks } from './checks/talent-paging.ts';
import { talentRefusalChecks } from './checks/talent-refusals.ts';
import { tokenRequiredChecks } from './checks/token-required.ts';
import { tokenChecks } from './checks/tokens.ts';
import { writingChecks } from './checks/writing.ts';
import { writingRefusalChecks } from './checks/writing-refusals.ts';
import type { Group } from './kit/runner.ts';
import type { Target } from './kit/target.ts';

const ALWAYS = [
  ruleChecks,
  tokenChecks,
  tokenRequiredChecks,
  attributeChecks,
  optionChecks,
  talentPagingChecks,
  talentFilterChecks,
  talentRefusalChecks,
  profileChecks,
  draftChecks,
  entityChecks,
  slideChecks,
  socialChecks,
  agencyChecks,
  textChecks,
  postListChecks,
  postChecks,
  mediaChecks,
  downloadChecks,
  admitChecks,
  countChecks,
  packageChecks,
];

/** Every group of checks, in order; checks that lock the caller out for a minute run last. */
export function groupsOf(
  target: Target,
  {
    hasLimits,
    hasRefusals = false,
    hasWriting = false,
  }: { hasLimits: boolean; hasRefusals?: boolean; hasWriting?: boolean },
): Group[] {
  const groups = [
    ...ALWAYS,
    ...(hasRefusals || hasWriting ? [writingRefusalChecks] : []),
    ...(hasWriting ? [writingChecks] : []),
    ...(hasLimits ? [limitChecks] : []),
  ];
  return groups.map((of) => of(target));
}
