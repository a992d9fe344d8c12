import type { EvidenceSource } from '../../writer.ts'
import type { Sentence } from '../sentence.ts'
import { readPayer } from './asks-who-pays.ts'
import type { Disagreement } from './disagreement.ts'
import type { Finding } from './finding.ts'
import { isOfOtherThing } from './is-of-other-thing.ts'
import { readAllAsked } from './read-asked.ts'
import { prepareText, type Subject } from './subject.ts'

const maxSides = 4

type NamedPayer = { finding: Finding; sentence: Sentence; payer: 'self' | 'another' }

/** Where a topic asks whether another pays, and publishers answer both ways of the thing itself: their sentences side by side. */
export function setPayersSideBySide(
  findings: readonly Finding[],
  subject: Subject,
  isSamePublisher: (one: number, other: number) => boolean,
  sources: readonly Pick<EvidenceSource, 'title'>[],
): Disagreement[] {
  if (!readAllAsked(subject).some(({ isPayer }) => isPayer === true)) return []
  const named = findings
    .filter(({ isPreamble, items }) => !isPreamble && items.length === 0)
    .flatMap((finding) => readPayers(finding, subject, sources[finding.source]?.title ?? ''))
    // A page says first what holds, and then for whom it does not.
    .sort(({ sentence: a }, { sentence: b }) => a.source - b.source || a.block - b.block || a.start - b.start)
  const best = named.filter(
    ({ finding }, at) =>
      !named.slice(0, at).some((before) => isSamePublisher(before.finding.source, finding.source)),
  )
  if (new Set(best.map(({ payer }) => payer)).size < 2) return []
  const sides = best
    .slice(0, maxSides)
    .map(({ finding, sentence }) => ({ finding, figure: null, told: sentence }))
  return [{ sides, likeness: 1, rows: [], answers: 'payer' }]
}

/** A finding up to the sentence that says who pays; none where it turns to another thing before. */
function readPayers(finding: Finding, subject: Subject, title: string): NamedPayer[] {
  const at = finding.sentences.findIndex(
    ({ text, question, own }) => !question && !own && readPayer(text) !== null,
  )
  const sentence = finding.sentences[at]
  const payer = sentence === undefined ? null : readPayer(sentence.text)
  if (sentence === undefined || payer === null) return []
  const until = finding.sentences.slice(0, at + 1)
  if (until.some((one) => isOfOtherThing(one, subject))) return []
  const things = subject.concepts.filter(
    ({ isFrame, isNamed, aspect }) => isNamed && !isFrame && aspect === null,
  )
  const prepared = prepareText(
    `${until.map(({ text }) => text).join(' ')} ${finding.section.heading ?? ''} ${title}`,
    subject.language,
  )
  if (!things.some((thing) => thing.isIn(prepared))) return []
  const from = until.findLastIndex(({ leaning }) => !leaning)
  const sentences = until.slice(Math.max(0, from))
  const words = sentences.reduce((sum, one) => sum + one.words, 0)
  return [{ finding: { ...finding, sentences, words }, sentence, payer }]
}
