import type { CompanyProfile } from '#contract/company-profile.ts'
import { describeCompany } from '../engines/chat-model/describe-company.ts'
import { dataRule, wrapData } from '../engines/chat-model/wrap-data.ts'

const system = `You plan the articles of a company's own publication. You are given what it wants to write about, what its documents know, and what was written or planned already.

Propose topics that its readers would search for, ask a colleague, or argue about:
- A title is the question as the reader would put it, or a claim with a tension in it: specific, 5 to 14 words, in sentence case, in the language asked for. "How loud may a heat pump be next to a bedroom window?" Never keywords in a row ("Heat pump noise, costs, tips"), never "The ultimate guide", "Everything about", "Top 10", "in today's world", never a colon that only joins a category to a word.
- Each can be answered from the documents: name in "knows" the numbers of the headings it rests on. A problem that was named comes first even where the documents say little; then leave "knows" empty.
- No figure, name or promise in a title that is not in the material.
- No two topics that one article would answer, and none that an article or a planned topic answers already.
- "category" is one of those given, letter for letter. "problem" is the named problem that it answers, letter for letter, or null.
- Mix what somebody asks before deciding, while doing, and when something has gone wrong.`

/** The system message for the topics of a tenant. */
export function topicSystem(profile: CompanyProfile): string {
  return [system, describeCompany(profile).join('\n'), dataRule].filter((part) => part !== '').join('\n\n')
}

/** What is known and what there is already, as data. */
export function topicEvidence(
  headings: readonly { document: string; heading: string }[],
  existing: readonly string[],
): string {
  const known = headings.map(({ document, heading }, index) => `${index + 1}. ${heading} (${document})`)
  return [
    wrapData('HEADINGS OF DOCUMENTS', known.join('\n')),
    wrapData('WRITTEN OR PLANNED', existing.map((title) => `- ${title}`).join('\n')),
  ].join('\n\n')
}

/** The question. */
export function topicTask(wishes: {
  categories: readonly string[]
  problems: readonly string[]
  language: string
  most: number
}): string {
  const name = new Intl.DisplayNames('en', { type: 'language', fallback: 'code' }).of(wishes.language)
  return [
    `Categories: ${JSON.stringify(wishes.categories)}`,
    `Problems of the readers: ${JSON.stringify(wishes.problems)}`,
    `Language: ${name} (${wishes.language})`,
    `Propose up to ${wishes.most} topics, the most useful first.`,
  ].join('\n')
}
