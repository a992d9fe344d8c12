import { joinParts } from '#contract/adaptation-parts.ts'
import { AdaptationRefusal } from './adaptation-refusal.ts'
import type { ArticleDigest } from './article-digest.ts'
import { joinStatements, rankStatements, readable } from './choose-statements.ts'
import { type Block, fitBlocks, fitLine } from './fit-blocks.ts'
import { endBlocks, roomOf, type WritingJob } from './writing-job.ts'

/** The whole article without its markup, section by section, as far as it fits. */
export function writeXArticle(job: WritingJob): string {
  const { digest } = job
  const sections = digest.sections.flatMap(({ heading, statements }): Block[] => {
    const text = joinStatements(readable(statements), digest.language)
    return text === '' ? [] : [{ text: heading === null ? text : `${heading}\n\n${text}`, need: 1 }]
  })
  refuseNothing(sections)
  return joinParts([
    fitLine(digest.title, roomOf(job.rule, 'Title')),
    fitBlocks(
      [...sections, ...sourceList(job, (title) => title), ...endBlocks(job, { hashtags: 0 })],
      roomOf(job.rule, 'Text'),
    ),
  ])
}

/** A summary to be discussed: Markdown, the points under their headings, sources, a question, no hashtags. */
export function writeReddit(job: WritingJob): string {
  const { digest, words } = job
  const telling = new Set(rankStatements(digest, job.variant).slice(0, 8))
  const sections = digest.sections.flatMap(({ heading, statements }): Block[] => {
    const points = statements.filter((statement) => telling.has(statement))
    if (points.length === 0) return []
    const list = points.map(({ text }) => `- ${escapeMarkdown(text)}`).join('\n')
    return [{ text: heading === null ? list : `**${escapeMarkdown(heading)}**\n\n${list}`, need: 1 }]
  })
  refuseNothing(sections)
  return joinParts([
    fitLine(digest.title, roomOf(job.rule, 'Title')),
    fitBlocks(
      [
        ...sections,
        ...sourceList(job, escapeMarkdown),
        { text: words.ask, need: 3 },
        ...endBlocks(job, { hashtags: 0 }),
      ],
      roomOf(job.rule, 'Text'),
    ),
  ])
}

function refuseNothing(sections: readonly Block[]): void {
  if (sections.length === 0) throw new AdaptationRefusal('The article has no sentence that works on its own.')
}

function sourceList(job: WritingJob, shown: (title: string) => string): Block[] {
  const lines = listSources(job.digest).map(({ title, url }) =>
    url === null ? shown(title) : `${shown(title)}: ${url}`,
  )
  if (lines.length === 0) return []
  return [{ text: `${job.words.sources}\n\n${lines.map((line) => `- ${line}`).join('\n')}`, need: 2 }]
}

/** An address with spaces or brackets in it would end in the middle. */
function listSources(digest: ArticleDigest) {
  return digest.sources.slice(0, 20).filter(({ url }) => url === null || !/[\s<>()]/.test(url))
}

/** Only what would be read as markup: a name with a hyphen stays as it is. */
function escapeMarkdown(text: string): string {
  return text.replace(/[\\`*_~[\]<>|^]/g, '\\$&').replace(/^([#+-]|\d+[.)])/, '\\$1')
}
