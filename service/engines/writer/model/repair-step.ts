import { z } from 'zod'
import { ModelError } from '../../chat-model/chat-model.ts'
import { wrapData } from '../../chat-model/wrap-data.ts'
import type { CheckableText } from '../../claim-check/checkable-text.ts'
import type { Claim } from '../../claim-check/claim.ts'
import type { JudgedArticle } from '../../claim-check/judge-article.ts'
import { readSentences } from '../../claim-check/sentences.ts'
import { findRow, findSentences } from '../../claim-check/shared.ts'
import type { SentenceChange } from '../writer.ts'
import { tidyGap } from './apply-patches.ts'
import { maxDescription, maxTitle } from './headline-step.ts'
import { asOneLine } from './one-line.ts'
import { asPlainLine } from './plain-line.ts'
import { systemText } from './system-text.ts'
import { countWords, estimateTokens } from './text-length.ts'
import type { WritingJob } from './writing-job.ts'

const Repairs = z.object({
  sentences: z.array(z.object({ n: z.number(), after: z.string(), reason: z.string() })),
})

/** More than this is not repaired sentence by sentence. */
const maxSentences = 15
const answerTokens = 2_000

type Field = 'title' | 'description' | 'markdown'
type Fault = {
  n: number
  claim: Claim
  field: Field
  /** As it stands in the text, marks and references included. */
  before: string
  count: number
}

export type Repaired = {
  text: CheckableText
  changes: SentenceChange[]
  /** The sentences that were asked about, without marks: what was said of them holds no more. */
  asked: string[]
  /** Why the writer keeps a sentence as it is, by its words. */
  remarks: ReadonlyMap<string, string>
}

/**
 * Asks the writer once for other words for the facts that the judge did not find in the sources. Only those sentences
 * can change, and only a fact may go.
 */
export async function repairFacts(
  job: WritingJob,
  judged: Pick<JudgedArticle, 'text' | 'claims' | 'verdicts'>,
): Promise<Repaired> {
  const { text, claims } = judged
  const faults = listFaults(text, claims)
  const none = { text, changes: [], asked: [], remarks: new Map() }
  if (faults.length === 0) return none
  const task = describeTask(job, judged, faults)
  const evidenceTokens = estimateTokens(job.evidence ?? '')
  const needed = estimateTokens(systemText) + evidenceTokens + estimateTokens(task) + answerTokens
  if (needed > job.model.contextTokens) return none
  await job.report('checking', 95, 'Repairing what no source bears out')
  try {
    const { sentences } = await job.session.askFor({
      name: 'repairs',
      schema: Repairs,
      system: systemText,
      evidence: job.evidence,
      task,
      maxCharacters: 4_000 + faults.length * 1_000,
    })
    return applyRepairs(text, faults, sentences)
  } catch (error) {
    // The article is there and says what is open: a repair that cannot be read must not cost it.
    if (error instanceof ModelError && error.reason !== 'cancelled') return none
    throw error
  }
}

/** A sentence whose words are part of another one cannot be told from it and stays. */
function listFaults(text: CheckableText, claims: readonly Claim[]): Fault[] {
  const sentences = readSentences(text.markdown).map((sentence) => sentence.text)
  return claims
    .filter(({ kind, supported }) => kind === 'statement' && !supported)
    .slice(0, maxSentences)
    .flatMap((claim, index) => {
      const field = claim.place === 'title' || claim.place === 'description' ? claim.place : 'markdown'
      const row = field === 'markdown' ? findRow(text.markdown, claim.text) : undefined
      const places = row ? [row] : findSentences(text[field], claim.text)
      const [first] = places
      const times = field === 'markdown' ? sentences.filter((each) => each === claim.text).length : 1
      if (!first || places.length !== times) return []
      const before = text[field].slice(first.start, first.end)
      return [{ n: index + 1, claim, field, before, count: text[field].split(before).length - 1 }]
    })
}

function describeTask(
  job: WritingJob,
  { text, claims, verdicts }: Pick<JudgedArticle, 'text' | 'claims' | 'verdicts'>,
  faults: readonly Fault[],
): string {
  const read = readSentences(text.markdown)
  const sentences = read.map((sentence) => sentence.text)
  const shown = faults.map(({ n, claim, field, before }) => {
    const at = field === 'markdown' ? sentences.indexOf(claim.text) : -1
    return [
      `${n}. (${field === 'markdown' ? claim.place : field}; ${describeVerdict(claim)})`,
      ...(at > 0 ? [`before it: ${sentences[at - 1]}`] : []),
      `the sentence: ${before}`,
      ...(at >= 0 && sentences[at + 1] ? [`after it: ${sentences[at + 1]}`] : []),
      ...(field !== 'markdown' && text[field] !== before
        ? [`in the ${field}, whose other sentences stay as they are: ${text[field]}`]
        : []),
      ...(at >= 0 && read[at]?.covered.length === 0 ? ['no reference covers it'] : []),
      ...listNotFound(claim, claims),
      ...(claim.passage ? [`nearest in the sources: ${claim.passage}`] : []),
      ...(verdicts.get(claim.text)?.replacement
        ? [`the check suggests: ${verdicts.get(claim.text)?.replacement}`]
        : []),
    ].join('\n')
  })
  return `${job.brief}

${wrapData('DRAFT', shown.join('\n\n'))}

# Task: repair sentences
These sentences of your article state something as a fact that a check did not find in the sources. For each:
- if a source does say something of it, say exactly what it says, with its reference in square brackets;
- else make of it what it honestly is: advice ("Ask your ... about ..."), an inference said as such ("That suggests ..."), or what is not known;
- else, and only if the text reads on without it and no thought is lost, let it go with an empty after. Title, description and headings never go.
What needs no source (a thought, a consequence, arithmetic on figures that stand there, advice, common knowledge) stays: change only the part that states the fact. Each must still read on from the sentence before it and lead to the next, repeat neither, and stay about as long. A table row stays a whole row between | and |. A title has at most ${maxTitle} characters and a description at most ${maxDescription}, both without references.
Keep who speaks: a publisher or author that the sentence names stays named. What the check suggests may be used where it does that and reads as well as your sentence.
Answer for each with n, after (the whole sentence as it should be and no other one, in the language of the article) and reason (one short sentence in English for the person who publishes, which calls a source by its publisher and never by a number). For a sentence that is right as it is, after is the sentence unchanged, and reason says which words of which source bear it out or why it needs none: it is then looked at again with that reason. A result of which the text shows the working elsewhere is right as it is: reason then gives the working with its figures, and no sum goes into a title, a heading or the opening.`
}

function describeVerdict({ verdict, discrepancy }: Claim): string {
  if (verdict !== 'contradicted') return 'found in no source'
  const what = discrepancy === null || discrepancy === 'nothing_like_it' ? '' : `: another ${discrepancy}`
  return `the source says something else${what}`
}

/** The figures, dates, names and quotations of a sentence that were not found where it points. */
function listNotFound({ text }: Claim, claims: readonly Claim[]): string[] {
  const open = claims
    .filter((fact) => fact.kind !== 'statement' && !fact.supported && text.includes(fact.text))
    .map((fact) => fact.text)
  return open.length === 0 ? [] : [`not found: ${[...new Set(open)].join(', ')}`]
}

function applyRepairs(
  text: CheckableText,
  faults: readonly Fault[],
  answers: z.infer<typeof Repairs>['sentences'],
): Repaired {
  let repaired = text
  const changes: SentenceChange[] = []
  const asked: string[] = []
  const remarks = new Map<string, string>()
  for (const { n, claim, field, before, count } of faults) {
    const answer = answers.find((each) => each.n === n)
    const line = answer && asOneLine(answer.after)
    if (answer === undefined || line === undefined) continue
    const after = field === 'markdown' || line === before ? line : asPlainLine(line)
    const reason = answer.reason.replace(/\s+/g, ' ').trim().slice(0, 300)
    if (after === before || after === claim.text) {
      asked.push(claim.text)
      remarks.set(claim.text, reason)
      continue
    }
    if (!isAllowed({ claim, field, before, after }) || isOtherRow(repaired.markdown, before, after)) continue
    if (repaired[field].split(before).length - 1 !== count) continue
    asked.push(claim.text)
    const replaced = repaired[field].replaceAll(before, () => after)
    repaired = { ...repaired, [field]: after === '' ? tidyGap(replaced) : replaced }
    changes.push({ before, after, reason })
  }
  return { text: repaired, changes, asked, remarks }
}

function isAllowed({ claim, field, before, after }: Omit<Fault, 'n' | 'count'> & { after: string }): boolean {
  if (after === '') return claim.sentenceKind === 'fact' && claim.place === 'body'
  if (before.startsWith('|') !== /^\|.*\|$/.test(after)) return false
  if (field !== 'markdown') {
    return !/\[\d/.test(after) && [...after].length <= (field === 'title' ? maxTitle : maxDescription)
  }
  return !/^(?:#{1,6}|[-*>])\s/.test(after) && countWords(after) <= countWords(before) * 2 + 30
}

/** Whether a row would become another one of its table: a model whose numbers slipped by one puts it there twice. */
function isOtherRow(markdown: string, before: string, after: string): boolean {
  const label = labelOf(after)
  return (
    label !== undefined &&
    label !== labelOf(before) &&
    markdown.split('\n').some((line) => labelOf(line) === label)
  )
}

const labelOf = (line: string) => /^\|([^|]*)\|/.exec(line)?.[1]?.trim().toLowerCase()
