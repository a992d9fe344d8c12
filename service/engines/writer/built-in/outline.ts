import type { WriteRequest } from '../writer.ts'
import { type Answer, chooseAnswers } from './answers.ts'
import { chooseTables } from './choose-tables.ts'
import { isQuestion } from './clean-heading.ts'
import type { ArticleTable } from './figure-table.ts'
import type { Group } from './group.ts'
import type { Material } from './material.ts'
import { nameSections } from './name-sections.ts'
import type { Pace } from './pace.ts'
import type { Passage } from './passage.ts'
import type { Phrases } from './phrases/phrases.ts'
import type { Quota } from './quota.ts'
import { rankKind } from './section-kind.ts'
import { selectPassages } from './select-passages.ts'
import type { Sentence } from './sentence.ts'
import { chooseTakeaways } from './takeaways.ts'

export type OutlineSection = { heading: string; passages: Passage[]; tables: ArticleTable[] }
/** All that will be said, in order. */
export type Outline = { takeaways: Sentence[]; sections: OutlineSection[]; answers: Answer[] }

const TAKEAWAY_WORDS = 18
const SHORT_ANSWER_WORDS = 60
const FIT_FOR_TAKEAWAYS_WORDS = 260

/** None where the text will be short anyway: a list would only take its best sentences out of it. */
function countTakeaways(groups: Group[], quota: Quota, words: number): number {
  const bySource = new Map<number, number>()
  for (const sentence of groups.flatMap(({ sentences }) => sentences)) {
    bySource.set(sentence.source, (bySource.get(sentence.source) ?? 0) + sentence.words)
  }
  const available = [...bySource].reduce(
    (sum, [source, count]) => sum + Math.min(count, quota.left(source)),
    0,
  )
  const length = Math.min(available, words)
  if (length < FIT_FOR_TAKEAWAYS_WORDS) return 0
  return length < 700 ? 3 : length < 1300 ? 4 : length < 1800 ? 5 : 6
}

/** A section that only asks and shortly answers belongs with the other questions, where there are some. */
function moveQuestions(sections: OutlineSection[], answers: Answer[]): Pick<Outline, 'sections' | 'answers'> {
  const short = sections.filter(({ heading, passages, tables }) => {
    const words = passages.reduce((sum, passage) => sum + passage.words, 0)
    return (
      isQuestion(heading) &&
      tables.length === 0 &&
      words <= SHORT_ANSWER_WORDS &&
      passages.length === 1 &&
      passages[0]?.items.length === 0
    )
  })
  if (short.length + answers.length < 2 || short.length === sections.length) return { sections, answers }
  const moved = short.map(({ heading, passages }) => ({
    question: heading,
    sentences: passages.flatMap(({ sentences }) => sentences),
    score: 0,
  }))
  return { sections: sections.filter((section) => !short.includes(section)), answers: [...answers, ...moved] }
}

/**
 * Decides what is said and where. What is said depends on the evidence and the length alone; the voice decides the
 * order of the sections. `words` is the length wanted, `aim` what to select for, since connecting words come on top.
 */
export async function outlineArticle(
  request: Pick<WriteRequest, 'voice'>,
  { groups, evidence, ranked, topic }: Material,
  phrases: Phrases,
  quota: Quota,
  length: { words: number; aim: number },
  pace: Pace,
): Promise<Outline> {
  const { words, aim } = length
  const tables = chooseTables(evidence.tables, groups, ranked, quota, words)
  await pace()
  const answers = chooseAnswers(groups, ranked, quota, words)
  const used = new Set<Sentence>(tables.flatMap(({ rows }) => rows.flatMap(({ sentence }) => sentence ?? [])))
  const answered = new Set(answers.map(({ question }) => question))
  const isFree = (sentence: Sentence) => !used.has(sentence) && !answered.has(sentence.section.heading ?? '')
  for (const sentence of answers.flatMap(({ sentences }) => sentences)) used.add(sentence)
  await pace()
  const free = groups.map((group) => ({ ...group, sentences: group.sentences.filter(isFree) }))
  const takeaways = chooseTakeaways(free, ranked, topic, quota, countTakeaways(free, quota, words))
  for (const sentence of takeaways) used.add(sentence)
  const reserved =
    takeaways.length * TAKEAWAY_WORDS +
    tables.reduce((sum, table) => sum + table.words + 6, 0) +
    answers.reduce(
      (sum, { sentences }) => sum + sentences.reduce((all, sentence) => all + sentence.words, 10),
      0,
    )
  const selected = await selectPassages(groups, ranked, quota, Math.max(aim - reserved, 60), isFree, pace)
  const shown = groups.filter((group) => selected.has(group) || tables.some((table) => table.group === group))
  const names = await nameSections(shown, ranked, topic, phrases, pace)
  const sections = [...shown]
    .sort(
      (a, b) =>
        rankKind(a.kind, request.voice.slug) - rankKind(b.kind, request.voice.slug) ||
        a.position - b.position,
    )
    .map((group) => ({
      heading: names.get(group) ?? '',
      passages: selected.get(group) ?? [],
      tables: tables.filter((table) => table.group === group),
    }))
  return { takeaways, ...moveQuestions(sections, answers) }
}
