import type { ChatModel, ModelSession } from '../../chat-model/chat-model.ts'
import { readReferences } from '../../claim-check/references.ts'
import type { EvidenceSource, WriteRequest } from '../writer.ts'
import { writeBrief } from './brief.ts'
import { chooseEvidence } from './choose-evidence.ts'
import { renderSources } from './evidence-markdown.ts'
import type { ScreenedEvidence } from './screen-evidence.ts'
import { showSources } from './show-sources.ts'
import { systemText } from './system-text.ts'
import { estimateTokens, tokensOfWords } from './text-length.ts'
import type { WritingJob } from './writing-job.ts'

/** With less than this of the sources in view, a text is better written section by section. */
const minEvidenceTokens = 3_000
const turboWords = 800

export type PreparedJob = WritingJob & {
  /** False: the context does not hold sources and text together. */
  isWhole: boolean
}

/**
 * @param share of the evidence budget, 1 or less: a prompt that did not fit is tried with less
 * @param used numbers of the sources that a plan uses; without any, or with all, every source is shown
 */
export function prepareJob(
  request: WriteRequest,
  { facts, voice }: ScreenedEvidence,
  {
    model,
    session,
    share,
    used = [],
  }: { model: ChatModel; session: ModelSession; share: number; used?: readonly number[] },
): PreparedJob {
  const words = request.mode === 'turbo' ? Math.min(request.targetWords, turboWords) : request.targetWords
  const offered = facts.map((source, index) => ({ source, number: index + 1 }))
  const bearing = offered.filter(({ number }) => used.includes(number))
  const sources = bearing.length > 0 ? bearing : offered
  const brief = writeBrief({
    request,
    words,
    sources: sources.map(({ number }) => number),
    voice,
    today: new Date(),
  })
  const about = request.topic ?? facts.map(({ title }) => title).join(' ')
  const needed = estimateTokens(renderSources(chooseEvidence(sources, about, Number.POSITIVE_INFINITY)))
  const fixed = estimateTokens(systemText) + estimateTokens(brief) + 300
  const planTokens = request.mode === 'turbo' ? 0 : Math.min(2_500, 600 + words)
  // Draft and answer are both in the context when a text is revised.
  const textTokens = tokensOfWords(words, request.language) * (request.mode === 'turbo' ? 1.2 : 2)
  const room = Math.floor((model.contextTokens - fixed - planTokens - textTokens) * share)
  const isWhole =
    request.mode === 'turbo' || room >= Math.min(needed, model.evidenceTokens, minEvidenceTokens)
  const forPlan = Math.floor((model.contextTokens - fixed - planTokens) * share * 0.9)
  const budget = Math.max(400, Math.min(Math.floor(model.evidenceTokens * share), isWhole ? room : forPlan))
  return {
    request,
    model,
    session,
    words,
    sources,
    brief,
    evidence: showSources(chooseEvidence(sources, about, budget)),
    isWhole,
    report: (stage, percent, message) => request.report({ stage, percent, message }).catch(() => {}),
  }
}

/** The sources of a job that a plan found to be on another subject and that the text does not cite either. */
export function listUnused(
  job: WritingJob,
  bearing: readonly number[] | null,
  markdown: string,
): EvidenceSource[] {
  if (bearing === null) return []
  const used = new Set([...bearing, ...readReferences(markdown)])
  return job.sources.filter(({ number }) => !used.has(number)).map(({ source }) => source)
}
