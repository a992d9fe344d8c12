import type { CompanyProfile } from '#contract/company-profile.ts'
import { describeCompany } from '../../engines/chat-model/describe-company.ts'
import { dataRule, wrapData } from '../../engines/chat-model/wrap-data.ts'
import type { ArticleDigest } from '../article-digest.ts'
import { joinStatements } from '../choose-statements.ts'

const rules = `You write posts for social networks from one finished article.

- State only what the article states. Take over figures with their units, dates, names and whose claim it is exactly; never round, add up, compare or generalise beyond it. No example, customer, quotation, study or figure of your own.
- Keep the article's own caution: "may" stays "may", "some" stays "some", a seller's claim stays that seller's claim.
- The first line stands alone. Somebody who reads nothing else knows who or what it is about. It never begins with a pronoun, with "this", "these", "but", "so" or "however", and never with "Did you know", "In today's", "Let's" or the name of the article. Begin with the finding, the figure, the mistake or the decision that matters most to the reader.
- One thread of thought: what is so, why it matters to this reader, what to do. No fact twice, in whatever words.
- Every sentence names its subject. Say "the bottle", not "it", wherever a post, a shot or a paragraph begins.
- Short, concrete, active sentences, as an expert speaks to a colleague. No hype, no filler, no emoji, no capitals for emphasis, no rhetorical pairs ("It's not X. It's Y.").
- Quotation marks only around words that stand in the article word for word, always in pairs.
- No links, no hashtags, no @names, no "link in bio": what is needed of these is added afterwards.`

/** The system message of every post of a tenant. */
export function postSystem(profile: CompanyProfile): string {
  return [rules, describeCompany(profile).join('\n'), dataRule].filter((part) => part !== '').join('\n\n')
}

/** The article as it may be used: what its own check left doubtful is not in it. */
export function postEvidence(digest: ArticleDigest): string {
  const sections = digest.sections.map(({ heading, statements, rows }) =>
    [
      heading === null ? '' : `## ${heading}`,
      joinStatements(statements, digest.language),
      rows.map((row) => `- ${row}`).join('\n'),
    ]
      .filter((part) => part !== '')
      .join('\n\n'),
  )
  const sources = digest.sources.map(({ title }) => `- ${title}`).join('\n')
  const text = [
    `# ${digest.title}`,
    digest.description,
    ...sections,
    sources === '' ? '' : `Sources of the article:\n${sources}`,
  ]
  return wrapData('ARTICLE', text.filter((part) => part !== '').join('\n\n'))
}

/** The question for one post. */
export function postTask(
  form: string,
  about: { language: string; avoid: string | null; lastAnswer?: string; problems?: readonly string[] },
): string {
  const language = new Intl.DisplayNames('en', { type: 'language', fallback: 'code' }).of(about.language)
  return [
    form,
    `Write in ${language} (${about.language}), as a native writer would.`,
    about.avoid === null
      ? ''
      : `It was written once before. Begin with another point and take another angle than this text:\n${wrapData('EARLIER TEXT', about.avoid)}`,
    about.lastAnswer === undefined
      ? ''
      : `Your last answer was:\n${about.lastAnswer}\n\nIt cannot be used as it is:\n${(about.problems ?? []).map((one) => `- ${one}`).join('\n')}\n\nMend exactly that, keep what is good, and answer with the whole object again.`,
  ]
    .filter((part) => part !== '')
    .join('\n\n')
}
