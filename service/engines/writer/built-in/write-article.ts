import {
  type EvidenceSource,
  WriteError,
  type WriteRequest,
  type WriteStage,
  type WrittenArticle,
} from '../writer.ts'
import { createAttribute } from './attribute.ts'
import { checkClaims } from './check-article.ts'
import { citedEvidence, compose } from './compose.ts'
import { countArticleWords } from './count-article-words.ts'
import { describeArticle } from './describe.ts'
import { explainResult } from './explain-result.ts'
import { createLedger } from './ledger.ts'
import { baseLanguage } from './lexicon/find-lexicon.ts'
import { outlineArticle } from './outline.ts'
import { createPace, type Pace } from './pace.ts'
import { findPhrases } from './phrases/find-phrases.ts'
import { createQuota } from './quota.ts'
import { type Ranked, rankSentences } from './rank-sentences.ts'
import { readEvidence } from './read-evidence.ts'
import type { Evidence } from './sentence.ts'
import { findSubjects } from './subjects.ts'
import { writeTitle } from './title.ts'
import { coverage, findTopic, type Topic } from './topic.ts'
import { writeBrief } from './write-brief.ts'
import type { Pen } from './write-paragraph.ts'

const TURBO_WORDS = 800
/** A source that mentions less of the topic than this is left out. */
const LEAST_COVERAGE = 0.2
/** …or less than this share of what the best source mentions. */
const LEAST_OF_BEST = 0.4
const FITTING_ROUNDS = 3

type Screened = { used: EvidenceSource[]; offTopic: EvidenceSource[]; missing: string[] }

/** Keeps the sources that speak of the topic. One in another language cannot be compared by its words and stays. */
async function screenSources(request: WriteRequest, topic: Topic, pace: Pace): Promise<Screened> {
  if (!topic.given) return { used: request.evidence, offTopic: [], missing: [] }
  const rated: { source: EvidenceSource; share: number; missing: string[]; isForeign: boolean }[] = []
  for (const source of request.evidence) {
    await pace()
    const isForeign = baseLanguage(source.language) !== baseLanguage(request.language)
    rated.push({ source, ...coverage(topic, source), isForeign })
  }
  const best = Math.max(0, ...rated.map(({ share }) => share))
  const speaks = ({ share, isForeign }: (typeof rated)[number]) =>
    (share >= LEAST_COVERAGE && share >= best * LEAST_OF_BEST) ||
    (isForeign && share === 0 && best < LEAST_COVERAGE)
  const used = rated.filter(speaks)
  const comparable = used.filter(({ share }) => share > 0)
  const missing =
    comparable[0]?.missing.filter((term) => comparable.every((other) => other.missing.includes(term))) ?? []
  return {
    used: used.map(({ source }) => source),
    offTopic: rated.filter((one) => !speaks(one)).map(({ source }) => source),
    missing,
  }
}

type Draft = Pick<
  WrittenArticle,
  'title' | 'description' | 'markdown' | 'tags' | 'sources' | 'claims' | 'tables' | 'wordCount'
> & {
  cited: EvidenceSource[]
}

async function draft(
  request: WriteRequest,
  sources: EvidenceSource[],
  evidence: Evidence,
  ranked: Ranked,
  topic: Topic,
  words: number,
  pace: Pace,
): Promise<Draft> {
  const phrases = findPhrases(request.language)
  const voice = request.voice.slug
  const quota = createQuota(sources, evidence.sourceWords)
  const outline = await outlineArticle(request, evidence.tables, ranked, topic, phrases, quota, words, pace)
  const pen: Pen = {
    evidence: sources,
    ledger: createLedger(sources),
    phrases,
    attribute: createAttribute(sources, voice, phrases),
  }
  const { body, sources: list, tables, headings } = compose(outline, ranked, pen, phrases.takeaways[voice])
  await pace()
  const cited = citedEvidence(pen)
  const subjects = findSubjects(outline, topic)
  const title = writeTitle(request, cited, subjects)
  return {
    title,
    description: describeArticle(outline, headings, title, ranked, phrases),
    markdown: `${body}\n\n${list}`,
    tags: subjects.slice(0, 6).map((subject) => subject.toLowerCase()),
    sources: pen.ledger.sources(),
    claims: pen.ledger.claims(),
    tables,
    wordCount: countArticleWords(body),
    cited,
  }
}

/** Composes an article from the evidence of a request; see {@link createBuiltInWriter}. */
export async function writeArticle(request: WriteRequest, engine: string): Promise<WrittenArticle> {
  const pace = createPace(request.signal)
  const report = async (stage: WriteStage, percent: number, message: string) => {
    await pace()
    await request.report({ stage, percent, message })
  }
  const isTurbo = request.mode === 'turbo'
  const targetWords = Math.max(50, isTurbo ? Math.min(request.targetWords, TURBO_WORDS) : request.targetWords)
  const topic = findTopic(request)
  const count = request.evidence.length
  await report('reading', 5, `Reading ${count} ${count === 1 ? 'source' : 'sources'}`)
  const { used, offTopic, missing } = await screenSources(request, topic, pace)
  const evidence = await readEvidence(used, pace)
  if (evidence.sentences.length === 0) {
    if (topic.text === '')
      throw new WriteError(
        'empty',
        'There is nothing to write from: no topic, and no evidence with words in it.',
      )
    await report('writing', 60, 'Writing a content brief')
    return writeBrief(request, topic.text, explainLack(count, offTopic.length), engine)
  }
  await report('ranking', 30, `Ranking ${evidence.sentences.length} sentences`)
  const ranked = await rankSentences(evidence, topic, isTurbo, pace)
  await report('outlining', 55, `Grouping ${ranked.sentences.length} sentences into sections`)
  let best = await draft(request, used, evidence, ranked, topic, targetWords, pace)
  await report('writing', 75, 'Writing the sections')
  // The first draft's length is an estimate that attributions and headings put off; aim again at the difference.
  let aim = targetWords
  for (
    let round = 0;
    round < FITTING_ROUNDS && Math.abs(best.wordCount - targetWords) > targetWords * 0.06;
    round++
  ) {
    aim += targetWords - best.wordCount
    if (aim < 30) break
    const next = await draft(request, used, evidence, ranked, topic, aim, pace)
    if (Math.abs(next.wordCount - targetWords) >= Math.abs(best.wordCount - targetWords)) break
    best = next
  }
  if (best.claims.length === 0)
    return writeBrief(request, topic.text, explainLack(count, offTopic.length), engine)
  await report('checking', 92, `Checking ${best.claims.length} claims`)
  const { cited, ...article } = best
  const claims = checkClaims(best.claims, new Map(cited.map((source, at) => [at + 1, source])))
  const phrases = findPhrases(request.language)
  return {
    ...article,
    claims,
    trustLevel: claims.every(({ supported }) => supported) ? 'sourced' : 'mixed',
    message: explainResult(request, phrases, {
      wordCount: best.wordCount,
      targetWords,
      cited,
      offTopic,
      missing,
    }),
    engine,
    tokens: null,
  }
}

function explainLack(sources: number, offTopic: number): string {
  if (sources === 0) return 'There was no evidence to write from.'
  if (offTopic === sources)
    return `The evidence does not cover the topic (${sources} ${sources === 1 ? 'source' : 'sources'} read).`
  return 'The evidence has no sentence that could be used.'
}
