import { wrapData } from '../../chat-model/wrap-data.ts'
import { findShape } from './article-kind.ts'
import { askForTidyText } from './ask-for-text.ts'
import { chooseEvidence } from './choose-evidence.ts'
import { listBearing, type Plan, showPlan } from './plan-step.ts'
import { showSources } from './show-sources.ts'
import { systemText } from './system-text.ts'
import { countWords, estimateTokens, tokensOfWords } from './text-length.ts'
import type { WritingJob } from './writing-job.ts'

/**
 * The text piece by piece, for a model whose context does not hold sources and article together. Each call sees the
 * topic, the whole plan, the text so far and what of the sources bears on its section.
 */
export async function writeBySections(job: WritingJob, plan: Plan): Promise<string> {
  const even = Math.round(job.words / plan.sections.length)
  const bearing = listBearing(plan, job.sources)
  const used = job.sources.filter(({ number }) => bearing.includes(number))
  const sources = used.length > 0 ? used : job.sources
  const shape = findShape(plan.kind)
  const parts: string[] = []
  for (const [index, section] of plan.sections.entries()) {
    await job.report(
      'writing',
      25 + Math.round((45 * index) / plan.sections.length),
      `Writing section ${index + 1} of ${plan.sections.length}: ${section.heading}`,
    )
    const isFirst = index === 0
    const each = section.words > 0 ? section.words : even
    const isLast = index === plan.sections.length - 1
    const shownPlan = showPlan(plan)
    const room = divideRoom(job, shownPlan, each)
    const about = [section.heading, section.says, ...section.facts].join(' ')
    const soFar = lastOf(parts.join('\n\n'), room.draft)
    const answer = await askForTidyText(job, {
      evidence: showSources(chooseEvidence(sources, about, room.evidence)),
      words: each * 2,
      task: `${shownPlan}

${soFar === '' ? '' : `${wrapData('DRAFT', soFar)}\n\n`}# Task: write the next piece of the article
${[
  ...(isFirst
    ? ['Write the opening (one or two short paragraphs without a heading) and then the first section.']
    : [`The text so far is your draft above. Write what follows it and repeat nothing of it.`]),
  `The section now: ${JSON.stringify(section.heading)}, under this heading as ##, and no other section.`,
  `About ${each} words.`,
  isLast
    ? `It is the last one: end the article as "ending" and "next_step" of the plan have it.${shape ? ` It ends on ${shape.ending}.` : ''}`
    : 'Its last sentence leads on to the next section; do not sum up.',
].join('\n')}
Answer with the text alone.`,
    })
    parts.push(isFirst ? answer : withHeading(answer, section.heading))
  }
  return parts.join('\n\n')
}

/** Tokens of the context left for sources and for the text so far. */
function divideRoom(job: WritingJob, plan: string, words: number): { evidence: number; draft: number } {
  const fixed = estimateTokens(systemText) + estimateTokens(job.brief) + estimateTokens(plan) + 400
  const left = job.model.contextTokens - fixed - tokensOfWords(Math.round(words * 1.5), job.request.language)
  const evidence = Math.min(job.model.evidenceTokens, Math.max(400, Math.floor(left * 0.6)))
  return { evidence, draft: Math.max(200, left - evidence) }
}

/** The end of a text in so many tokens, from the beginning of a paragraph. */
function lastOf(text: string, tokens: number): string {
  const paragraphs = text.split('\n\n')
  while (paragraphs.length > 1 && estimateTokens(paragraphs.join('\n\n')) > tokens) paragraphs.shift()
  const kept = paragraphs.join('\n\n')
  return countWords(kept) < countWords(text) ? `[…]\n\n${kept}` : kept
}

/** Tidying takes a first heading away, as it does for a whole text. */
function withHeading(text: string, heading: string): string {
  return /^##\s/.test(text) ? text : `## ${heading}\n\n${text}`
}
