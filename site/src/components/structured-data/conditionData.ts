import { DEFAULT_LANGUAGE } from '@common-ground/api/contracts/encyclopedia/languages.ts';
import { OTHER_NAMES } from '@common-ground/api/contracts/limits.ts';
import type { ConditionPage, MedicalReview } from '@common-ground/api/contracts/publishing/contentSource.ts';
import type { MedicalWebPage } from 'schema-dts';

/**
 * A condition's page for machines, in few words, because each is a byte of the page: its address and its sources they
 * find in the page itself.
 */
export function conditionData({
  name,
  summary,
  aliases,
  lastUpdated,
  medicalReview: review,
}: ConditionPage): MedicalWebPage {
  const alternateName = aliases.language === name.language ? aliases.value.slice(0, OTHER_NAMES) : [];
  return {
    '@type': 'MedicalWebPage',
    name: name.value,
    description: summary.value,
    inLanguage: name.language,
    isAccessibleForFree: true,
    audience: { '@type': 'Patient' },
    ...(isDate(lastUpdated) && { dateModified: dayOf(lastUpdated) }),
    // A sign-off of this very text by somebody, or nothing at all: machines trust these two.
    ...(review &&
      isValid(review) &&
      name.language === DEFAULT_LANGUAGE && {
        lastReviewed: dayOf(review.reviewedAt),
        ...(review.reviewerName && {
          reviewedBy: { '@type': 'Person', name: review.reviewerName, jobTitle: review.credential },
        }),
      }),
    about: {
      '@type': 'MedicalCondition',
      name: name.value,
      ...(alternateName.length > 0 && { alternateName }),
    },
  };
}

function isValid({ hasLapsed, isOverdue }: MedicalReview): boolean {
  return !hasLapsed && !isOverdue;
}

function isDate(iso: string): boolean {
  return !Number.isNaN(Date.parse(iso));
}

function dayOf(iso: string): string {
  return iso.slice(0, 'YYYY-MM-DD'.length);
}
