import type { CompanyProfile } from '#contract/company-profile.ts'

/**
 * Who speaks, for a system message: what the tenant wrote into its profile, line by line; an empty list when it wrote
 * nothing. The same for every call of a tenant, so that a server can cache it.
 */
export function describeCompany(profile: CompanyProfile): string[] {
  const line = (label: string, value: string | null | undefined) =>
    value ? [`${label}: ${oneLine(value)}`] : []
  const list = (label: string, values: readonly string[] | undefined) =>
    values && values.length > 0 ? [`${label}: ${values.map(oneLine).join('; ')}`] : []
  const lines = [
    ...line('Company', profile.name),
    ...line('It sells', profile.sells),
    ...line('Its customers', profile.customers),
    ...line('Its readers', profile.audience),
    ...line('It offers', profile.offer),
    ...line('How it sounds', profile.tone),
    ...line('A paragraph that sounds right, for its tone alone', profile.toneSample),
    ...list('Words to write exactly so', profile.wordsToUse),
    ...list('Words that must not appear', profile.wordsToAvoid),
  ]
  return lines.length === 0 ? [] : ['You write for this company:', ...lines.map((one) => `- ${one}`)]
}

function oneLine(text: string): string {
  return text.replace(/\s+/g, ' ').trim()
}
