import { screenBlocks } from '../../evidence/screen-blocks.ts'
import {
  type EvidenceSource,
  WriteError,
  type WriteRequest,
  type WriteStage,
  type WrittenArticle,
} from '../../writer.ts'
import { checkClaims } from '../check-article.ts'
import { createLedger } from '../ledger.ts'
import { baseLanguage } from '../lexicon/find-lexicon.ts'
import { createPace } from '../pace.ts'
import { findPhrases } from '../phrases/find-phrases.ts'
import { plainText } from '../plain-text.ts'
import { readEvidence } from '../read-evidence.ts'
import { fitTitle } from '../title.ts'
import { findTopic } from '../topic.ts'
import { writeBrief } from '../write-brief.ts'
import { chooseFindings } from './choose-findings.ts'
import { chooseSources, mentions } from './choose-sources.ts'
import { chooseTables } from './choose-tables.ts'
import { composeDigest } from './compose-digest.ts'
import { describeDigest } from './describe-digest.ts'
import { explainDigest, explainLack, type Lack } from './explain-digest.ts'
import { findDisagreements } from './find-disagreements.ts'
import { findTags } from './find-tags.ts'
import { groupFindings } from './group-findings.ts'
import { listFindings } from './list-findings.ts'
import { mergeRepeats } from './merge-repeats.ts'
import { nameSources } from './name-sources.ts'
import { readSubject } from './subject.ts'

const minWords = 50
/** Turbo is for a glance. */
const turboWords = 400
/** A digest of fewer findings needs no summary of itself. */
const minForMain = 9
const mainFindings = 4
/** Words that the frame takes: opening, headings, names. */
const frameShare = 0.12

/**
 * What the sources of a request say about its topic, finding by finding; a brief where none bears on it or all are in
 * another language than asked. See `createBuiltInWriter`.
 */
export async function writeDigest(request: WriteRequest, engine: string): Promise<WrittenArticle> {
  const pace = createPace(request.signal)
  const report = async (stage: WriteStage, percent: number, message: string) => {
    await pace()
    await request.report({ stage, percent, message })
    await pace()
  }
  const maxWords = Math.max(
    minWords,
    request.mode === 'turbo' ? Math.min(turboWords, request.targetWords) : request.targetWords,
  )
  const phrases = findPhrases(request.language)
  const topic = findTopic(request)
  const read = request.evidence.filter(({ kind, role }) => kind !== 'article' && role !== 'voice')
  await report('reading', 5, `Reading ${read.length} ${read.length === 1 ? 'source' : 'sources'}`)
  const brief = async (lack: Lack) => {
    if (topic.text === '')
      throw new WriteError(
        'empty',
        'There is nothing to write from: no topic, and no evidence with words in it.',
      )
    await report('writing', 80, 'Writing a brief, since there is nothing to cite')
    return writeBrief(request, topic.text, explainLack(lack, request.language), engine)
  }
  if (read.length === 0) return brief({ kind: 'no_evidence' })

  const isAsked = ({ language }: EvidenceSource) => baseLanguage(language) === baseLanguage(request.language)
  const otherLanguages = read.filter((source) => !isAsked(source))
  const screened: EvidenceSource[] = []
  const texts = new Set<string>()
  for (const source of read.filter(isAsked)) {
    await pace()
    const blocks = screenBlocks(source.blocks, source.language)
    const text = JSON.stringify(blocks)
    // The same page twice would agree with itself.
    if (!texts.has(text)) screened.push({ ...source, blocks })
    texts.add(text)
  }
  const subject = readSubject(topic.given ? topic.text : '', request.language)
  const { used, offTopic, unanswered } = await chooseSources(screened, subject, pace)
  if (used.length === 0) {
    const foreign = otherLanguages.filter((source) => screened.length === 0 || mentions(source, topic.text))
    if (foreign.length > 0) return brief({ kind: 'other_language', read: foreign })
    return brief({ kind: 'off_topic', read, topic: topic.text })
  }

  const evidence = await readEvidence(used, pace)
  await report('ranking', 30, `Ranking ${evidence.sentences.length} sentences`)
  const offered = await mergeRepeats(await listFindings(evidence, used, subject, pace), pace)
  const disagreements = await findDisagreements(offered, subject, pace)
  await report('outlining', 55, `Grouping ${offered.length} findings`)
  const opposed = disagreements.flatMap(({ sides }) => sides.map(({ finding }) => finding))
  const opposedWords = opposed.reduce((sum, { words }) => sum + words + 4, 0)
  const frame = maxWords * frameShare
  const tables = chooseTables(evidence.tables, used, offered, subject, maxWords)
  const tableWords = tables.reduce((sum, { words }) => sum + words + 8, 0)
  const chosen = chooseFindings(
    offered.filter((finding) => !opposed.includes(finding)),
    used,
    evidence.sourceWords,
    maxWords - frame - opposedWords - tableWords,
  )
  if (chosen.length + opposed.length + tables.length === 0)
    return brief(
      topic.given ? { kind: 'off_topic', read, topic: topic.text } : { kind: 'nothing_usable', read },
    )
  const names = nameSources(used, phrases)
  const main =
    chosen.length >= minForMain
      ? chosen
          .filter(({ items, source }) => items.length === 0 && !names.isSeller(source))
          .slice(0, mainFindings)
      : []

  await report('writing', 70, `Writing ${chosen.length} findings down`)
  const ledger = createLedger(used)
  const title = fitTitle(topic.text) || phrases.main
  const digest = composeDigest(
    {
      topic: topic.text,
      main,
      disagreements,
      groups: groupFindings(
        chosen.filter((finding) => !main.includes(finding)),
        used,
        subject,
      ),
      tables,
      unanswered,
    },
    request.voice.slug,
    { sources: used, ledger, phrases, names },
  )
  const cited = ledger.sources()
  await report('checking', 92, `Checking ${ledger.claims().length} claims`)
  const claims = checkClaims(
    ledger.claims(),
    cited.flatMap(({ id }) => used.find((source) => source.id === id) ?? []),
  )
  const facts = { wordCount: digest.wordCount, cited: cited.length, disagreements: disagreements.length }
  return {
    form: 'digest',
    writtenLanguage: baseLanguage(request.language) || null,
    isOnTopic: true,
    changes: [],
    title,
    description: describeDigest(plainText(topic.text), digest.headings, phrases),
    markdown: digest.markdown,
    tags: findTags([request.profile.category, topic.text, ...digest.headings], request.language),
    sources: cited,
    claims,
    tables: digest.tables,
    wordCount: digest.wordCount,
    trustLevel: claims.every(({ supported }) => supported) ? 'sourced' : 'mixed',
    message: explainDigest(request, phrases, { ...facts, offTopic, otherLanguages, unanswered }),
    engine,
    tokens: null,
  }
}
