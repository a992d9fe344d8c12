import type { CompanyProfile } from '#contract/company-profile.ts'

/**
 * The company for a system message: the fields of the tenant's profile, line by line; an empty list for an empty
 * profile. The same for every call of a tenant, so that a server can cache it.
 */
export function describeCompany(profile: CompanyProfile): string[] {
  const lines = [
    ...listCompanyFacts(profile),
    ...line('Its readers', profile.audience),
    ...line('How it sounds', profile.tone),
    ...line('A paragraph that sounds right, for its tone alone', profile.toneSample),
    ...listWordRules(profile),
  ]
  return lines.length === 0 ? [] : ['You write for this company:', ...lines.map((one) => `- ${one}`)]
}

/** What the company says of itself: facts that a text may state. */
export function listCompanyFacts({ name, sells, customers, offer }: CompanyProfile): string[] {
  return [
    ...line('Company', name),
    ...line('It sells', sells),
    ...line('Its customers', customers),
    ...line('It offers readers', offer),
  ]
}

/** Words that the tenant wants, and those that it does not. */
export function listWordRules({ wordsToUse, wordsToAvoid }: CompanyProfile): string[] {
  return [
    ...list('Words to write exactly so', wordsToUse),
    ...list('Words that must not appear', wordsToAvoid),
  ]
}

function line(label: string, value: string | null | undefined): string[] {
  return value ? [`${label}: ${oneLine(value)}`] : []
}

function list(label: string, values: readonly string[] | undefined): string[] {
  return values && values.length > 0 ? [`${label}: ${values.map(oneLine).join('; ')}`] : []
}

function oneLine(text: string): string {
  return text.replace(/\s+/g, ' ').trim()
}
