import type { CompanyProfile } from '#contract/company-profile.ts'

/** One value for the profile and where it was read. */
export type Finding = {
  [K in keyof Members]-?: { member: K; value: NonNullable<Members[K]>; url: string; passage?: string }
}[keyof Members]

type Members = Pick<
  CompanyProfile,
  | 'name'
  | 'websites'
  | 'sells'
  | 'customers'
  | 'offer'
  | 'callToAction'
  | 'audience'
  | 'category'
  | 'competitors'
  | 'authors'
  | 'tone'
  | 'toneSample'
  | 'wordsToUse'
>
