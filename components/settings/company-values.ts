import type { CompanyProfile } from '#contract/company-profile.ts'

/** The profile as its form holds it: texts, lists as one entry a line. */
export type CompanyValues = {
  name: string
  websites: string
  sells: string
  customers: string
  audience: string
  offer: string
  callToActionText: string
  callToActionUrl: string
  tone: string
  toneSample: string
  wordsToUse: string
  wordsToAvoid: string
  category: string
  competitors: string
}

/** What the site says of one field, and where. */
export type Suggested = { value: string; url: string }

export function companyValues(profile: CompanyProfile): CompanyValues {
  const lines = (list: readonly string[] | undefined) => (list ?? []).join('\n')
  return {
    name: profile.name ?? '',
    websites: lines(profile.websites),
    sells: profile.sells ?? '',
    customers: profile.customers ?? '',
    audience: profile.audience ?? '',
    offer: profile.offer ?? '',
    callToActionText: profile.callToAction?.text ?? '',
    callToActionUrl: profile.callToAction?.url ?? '',
    tone: profile.tone ?? '',
    toneSample: profile.toneSample ?? '',
    wordsToUse: lines(profile.wordsToUse),
    wordsToAvoid: lines(profile.wordsToAvoid),
    category: profile.category ?? '',
    competitors: lines(profile.competitors),
  }
}

/** The fields of one member of the profile. */
export function fieldsOf(member: string): (keyof CompanyValues)[] {
  if (member === 'callToAction') return ['callToActionText', 'callToActionUrl']
  return member in companyValues({}) ? [member as keyof CompanyValues] : []
}
