import type { ArticleProblem } from '../db/schema/articles.ts'

/** True of a text with open questions in place of an article: nothing that was known supports a word of it. */
export function isInternalBrief(problems: readonly ArticleProblem[]): boolean {
  return problems.some(({ code }) => code === 'internal_brief')
}

const remedy = 'add a document or a source URL and generate the article again.'

/** For whoever reads the draft before it is published. */
export const unpublishedBriefWarning = `This is an internal brief with open questions, not an article. Publishing it would show it to readers, though search engines are asked to leave it out. Instead, ${remedy}`

/** A brief is published like every draft, as the contract has it; its readers get questions. */
export const publishedBriefWarning = `No source supports a word of this brief, and readers can see it; search engines are asked to leave it out. To take it back, PATCH /api/agent/articles/{id} with {"action":"unpublish"}; then ${remedy}`
