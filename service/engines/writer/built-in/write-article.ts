import { WriteError, type WriteRequest, type WriteStage, type WrittenArticle } from '../writer.ts'
import { checkClaims } from './check-article.ts'
import { draftArticle } from './draft.ts'
import { explainResult } from './explain-result.ts'
import { groupSentences } from './group-sentences.ts'
import { keepOnTopic } from './on-topic.ts'
import { createPace } from './pace.ts'
import { findPhrases } from './phrases/find-phrases.ts'
import { rankSentences } from './rank-sentences.ts'
import { readEvidence } from './read-evidence.ts'
import { screenSources } from './screen-sources.ts'
import { findTopic } from './topic.ts'
import { writeBrief } from './write-brief.ts'

const TURBO_WORDS = 800
const LEAST_WORDS = 50

function explainLack(sources: number, offTopic: number): string {
  if (sources === 0) return 'There was no evidence to write from.'
  const read = `${sources} ${sources === 1 ? 'source' : 'sources'} read`
  if (offTopic === sources) return `The evidence does not cover the topic (${read}).`
  return `The evidence has no sentence that could be used (${read}).`
}

/** Composes an article from the evidence of a request; a brief when there is none. See {@link createBuiltInWriter}. */
export async function writeArticle(request: WriteRequest, engine: string): Promise<WrittenArticle> {
  const pace = createPace(request.signal)
  const report = async (stage: WriteStage, percent: number, message: string) => {
    await pace()
    await request.report({ stage, percent, message })
    await pace()
  }
  const isTurbo = request.mode === 'turbo'
  const targetWords = Math.max(
    LEAST_WORDS,
    Math.min(request.targetWords, isTurbo ? TURBO_WORDS : request.targetWords),
  )
  const topic = findTopic(request)
  const count = request.evidence.length
  await report('reading', 5, `Reading ${count} ${count === 1 ? 'source' : 'sources'}`)
  const { used, offTopic, missing } = await screenSources(request, topic, pace)
  const evidence = await readEvidence(used, pace)
  const brief = async () => {
    if (topic.text === '') {
      throw new WriteError(
        'empty',
        'There is nothing to write from: no topic, and no evidence with words in it.',
      )
    }
    await report('writing', 80, 'Writing a content brief, since there is nothing to cite')
    return writeBrief(request, topic.text, explainLack(count, offTopic.length), engine)
  }
  if (evidence.sentences.length === 0) return brief()
  await report('ranking', 30, `Ranking ${evidence.sentences.length} sentences`)
  const ranked = await rankSentences(evidence, topic, isTurbo, pace)
  await report('outlining', 55, `Grouping ${ranked.sentences.length} sentences into sections`)
  const groups = keepOnTopic(await groupSentences(ranked, topic, pace), ranked, topic)
  await report('writing', 70, `Writing from ${groups.length} groups`)
  const draft = await draftArticle(
    request,
    { sources: used, evidence, ranked, groups, topic },
    targetWords,
    pace,
  )
  if (draft.claims.length === 0) return brief()
  await report('checking', 92, `Checking ${draft.claims.length} claims`)
  const { cited, ...article } = draft
  const claims = checkClaims(draft.claims, cited)
  const facts = { wordCount: draft.wordCount, targetWords, cited, offTopic, missing }
  return {
    form: 'digest',
    writtenLanguage: request.language,
    isOnTopic: true,
    changes: [],
    ...article,
    claims,
    trustLevel: claims.every(({ supported }) => supported) ? 'sourced' : 'mixed',
    message: explainResult(request, findPhrases(request.language), facts),
    engine,
    tokens: null,
  }
}
