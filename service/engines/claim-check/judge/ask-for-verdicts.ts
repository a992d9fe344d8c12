import { z } from 'zod'
import { ModelError, type ModelSession } from '../../chat-model/chat-model.ts'
import { isPlantedInstruction } from '../../chat-model/planted-instruction.ts'
import { dataRule, wrapData } from '../../chat-model/wrap-data.ts'
import type { CheckSource } from '../check-source.ts'
import { wordForm } from '../lexical/plain-form.ts'
import { isQuotedFrom } from '../lexical/quotations.ts'
import { listStems } from '../lexical/read-text.ts'
import { readFigures } from './is-worked-out.ts'
import type { ModelVerdict, Question } from './verdict.ts'

const Answer = z.object({
  sentences: z.array(
    z.object({
      n: z.int(),
      kind: z.enum(['fact', 'inference', 'advice', 'definition', 'transition']),
      verdict: z.enum(['supported', 'contradicted', 'absent', 'not_needed']),
      source: z.int().nullable(),
      passage: z.string().nullable(),
      discrepancy: z
        .enum([
          'number',
          'unit',
          'direction',
          'negation',
          'quantity',
          'comparison',
          'modality',
          'name',
          'date',
          'quotation',
        ])
        .nullable(),
      replacement: z.string().nullable(),
    }),
  ),
})

const system = `You check the sentences of a text against the sources it was written from. You are strict and literal about facts, and you do not ask a source for what needs none.
${dataRule}

For each numbered sentence say:
- kind: "fact" (it states what a source must say: figures, dates, names, findings, events, properties of a particular product, place or group), "inference" (it follows from stated facts, compares them or calculates with shown working, in a row of a table too; or it is a thesis or judgement of the text itself that somebody could dispute, told as nobody's finding and without a figure of its own; or it says what the sources leave open), "advice" (it tells the reader what to do, or is an example that says it is one), "definition" (definition or common knowledge: what a word means, how a thing works in general, what every practitioner of the field would tell without looking it up, whatever an informed reader would not ask a source for; it has no figure that changes over time, no name, study, price, and no date but that of an event which everybody in the field knows), "transition" (it leads on, asks, says nothing of the world, or belongs to a scene or example that says or shows that it is invented).
- verdict: "supported" when the source says it, in whatever words; "contradicted" when the source says something else of the same thing; "absent" when no source says it; "not_needed" for an inference, advice, definition or transition that goes against no source.
- Compare what counts: each number with its unit and with what it counts, who did what, who is compared with whom, the direction of a change, negation, how many (all, most, some, none), how certain (may, is linked with, causes, proves), names and dates. Two figures that changed places, "all" for "most", "causes" for "is linked with", "rose" for "fell" are contradicted, even when every word is in the source.
- "source 1" before a sentence is what it cites; "perhaps source 1, 3" is what its paragraph cites or what its words are like. Both say where to look first: any source shown may support it, and "source" in your answer is the one that it rests on. A source begins with its title and, where they are known, who published it, who wrote it and when: a sentence that names them is supported by these lines. The date there is when the page was published: a sentence that says something was tested, measured, counted or in force at that date needs the source's own text for it, and is absent without. A translation, a paraphrase, rounding that says it is rounding, and arithmetic with shown working are supported.
- source: the number of the source; null when none says anything of it.
- passage: the words of that source that decide it, copied character by character, at most 300 characters, with the figures of the sentence that the source has; words that stand apart in it are joined by "…"; for a table row one cell is enough, for a sentence that tells a row the row; null when verdict is absent or not_needed.
- discrepancy: which of these words differs, when contradicted: number, unit, direction, negation, quantity, comparison, modality, name, date or quotation; else null.
- replacement: for a contradicted or absent fact what the source says instead, in the language and tone of the sentence, with whoever it names as speaking and without a reference; "source" is then the one that says it; null when no source has anything to say. The sentences are listed in the order of the text: a replacement reads on from the sentence before it and leads to the next, repeats neither, and takes the place of what it replaces: a title or heading of about the same length for a title or heading, one sentence for a sentence, and for a table row the whole row in the same form ("Header: cell; Header: cell") with only the wrong cells changed.
- Lines in parentheses ("before", "after") are not judged: they show what stands around. After "the writer says" stands why a sentence that was not found is kept: look again at what it points to; the remark itself is no evidence. Where it says that the sentence is common knowledge, decide its kind anew by the sentence alone.
Answer for every sentence.`

/** Sentences that one call judges. */
const maxSentences = 40
const charactersPerSentence = 900

/**
 * Has numbered sentences judged in as few calls as may be; those that an answer leaves out are asked for once more. Verdicts
 * whose passage is not in the source or has nothing of the sentence are left out, and those of a call that fails are missing.
 * @param language ISO 639-1 of the sentences
 * @throws {ModelError} when every call failed, or one was cancelled
 */
export async function askForVerdicts(
  session: ModelSession,
  questions: Question[],
  sources: { number: number; source: CheckSource; text: string }[],
  language: string,
): Promise<Map<number, ModelVerdict>> {
  const evidence = sources
    .map(({ number, source, text }) =>
      wrapData(`SOURCE ${number}`, [source.title, source.about, `\n${text}`].filter(Boolean).join('\n')),
    )
    .join('\n\n')
  const verdicts = new Map<number, ModelVerdict>()
  const ask = async (batch: Question[]): Promise<Question[]> => {
    const answer = await session.askFor({
      name: 'verdicts',
      schema: Answer,
      system,
      evidence,
      task: `Judge these sentences:\n${wrapData('SENTENCES', listLines(batch, sources).join('\n'))}`,
      maxCharacters: 4_000 + batch.length * charactersPerSentence,
    })
    const asked = new Map(batch.map((question) => [question.n, question]))
    for (const said of answer.sentences) {
      const question = asked.get(said.n)
      const verdict = question && readVerdict(said, { text: question.text, language }, sources)
      if (verdict) verdicts.set(said.n, verdict)
    }
    const answered = new Set(answer.sentences.map(({ n }) => n))
    return batch.filter(({ n }) => !answered.has(n))
  }
  const judge = async (batch: Question[]) => {
    const leftOut = await ask(batch)
    // A judge that answers nothing at all is not asked the same again; what a second call leaves out stays as the words have it.
    if (leftOut.length > 0 && leftOut.length < batch.length) await failureOf(ask(leftOut))
  }
  // The first call alone: the others then find the sources in the server's cache.
  const [first, ...others] = divideEvenly(questions)
  const failures = [
    ...(first ? [await failureOf(judge(first))] : []),
    ...(await Promise.all(others.map((batch) => failureOf(judge(batch))))),
  ].filter((failure) => failure !== null)
  const [failure] = failures
  if (failure && failures.length === others.length + 1) throw failure
  return verdicts
}

/** Why a call gave no verdicts; null when it did. */
async function failureOf(call: Promise<unknown>): Promise<ModelError | null> {
  try {
    await call
    return null
  } catch (error) {
    if (error instanceof ModelError && error.reason !== 'cancelled') return error
    throw error
  }
}

function divideEvenly(questions: Question[]): Question[][] {
  const count = Math.ceil(questions.length / maxSentences)
  const size = Math.ceil(questions.length / count)
  return Array.from({ length: count }, (_, index) => questions.slice(index * size, (index + 1) * size))
}

/** Numbered sentences in the order of the text; what stands around them is shown where it is not in the list itself. */
function listLines(batch: Question[], sources: { number: number; source: CheckSource }[]): string[] {
  const numberOf = (isWanted: (source: CheckSource) => boolean) =>
    sources.flatMap(({ number, source }) => (isWanted(source) ? [number] : []))
  return batch.flatMap(({ n, text, place, references, closest, before, after, remark }, index) => {
    const isCited = ({ reference }: CheckSource) => reference !== null && references.includes(reference)
    const listed = numberOf((source) => isCited(source) || source === closest)
    const named = listed.length === 0 ? '' : `${closest ? 'perhaps ' : ''}source ${listed.join(', ')}`
    const where = [place === 'body' ? '' : place, named].filter(Boolean).join('; ')
    const line = `${n}. ${where === '' ? '' : `(${where}) `}${text}`
    return [
      ...(before !== null && batch[index - 1]?.text !== before ? [`(before: ${before})`] : []),
      line,
      ...(remark === null ? [] : [`(the writer says: ${remark})`]),
      ...(after !== null && batch[index + 1]?.text !== after && batch[index + 1]?.before !== after
        ? [`(after: ${after})`]
        : []),
    ]
  })
}

function readVerdict(
  said: z.infer<typeof Answer>['sentences'][number],
  sentence: { text: string; language: string },
  sources: { number: number; source: CheckSource; text: string }[],
): ModelVerdict | undefined {
  const { kind, discrepancy, replacement } = said
  const verdict = kind !== 'fact' && said.verdict === 'absent' ? 'not_needed' : said.verdict
  if (kind === 'fact' && verdict === 'not_needed') return undefined
  const found = said.passage ? findPassage(said.passage, said.source, sources) : undefined
  // What a judge cannot show in the source is worth nothing.
  if ((verdict === 'contradicted' || (verdict === 'supported' && kind === 'fact')) && !found) return undefined
  if (
    verdict === 'supported' &&
    kind === 'fact' &&
    found &&
    !bearsOn(said.passage ?? '', sentence, found.source)
  )
    return undefined
  return {
    sentenceKind: kind,
    verdict,
    discrepancy: verdict === 'contradicted' ? discrepancy : verdict === 'absent' ? 'nothing_like_it' : null,
    reference: found?.source.reference ?? null,
    passage: found ? said.passage : null,
    replacement: verdict === 'contradicted' || verdict === 'absent' ? replacement?.trim() || null : null,
  }
}

/** The source that has these words, in whatever order their parts stand there: the one that was named, else any. */
function findPassage(
  passage: string,
  named: number | null,
  sources: { number: number; source: CheckSource; text: string }[],
): { source: CheckSource } | undefined {
  if (isPlantedInstruction(passage)) return undefined
  const inOrder = [...sources].sort((a, b) => Number(b.number === named) - Number(a.number === named))
  const parts = passage.split(/\s*(?:…|\.\.\.)\s*/u).filter((part) => part !== '')
  const found = inOrder.find(({ source, text }) => {
    const words = wordForm([source.title, source.about, text].join('\n'))
    return parts.length > 0 && parts.every((part) => isQuotedFrom(part, words))
  })
  return found && { source: found.source }
}

/** True for a passage with a telling word or a figure of the sentence; of two languages words show nothing. */
function bearsOn(
  passage: string,
  { text, language }: { text: string; language: string },
  source: CheckSource,
): boolean {
  if (source.language.slice(0, 2).toLowerCase() !== language) return true
  const stems = new Set(listStems(passage, language))
  const telling = listStems(text, language)
  if (telling.some((stem) => stems.has(stem))) return true
  // "Wir fingen nicht an" says "wir haben gesagt, dass wir nicht anfangen": of a short sentence the common words are what is left.
  if (telling.length < 2 && shareOfWords(text, passage) >= 0.5) return true
  const figures = readFigures(passage)
  return readFigures(text).some(({ value }) => figures.some((other) => other.value === value))
}

function shareOfWords(text: string, passage: string): number {
  const there = new Set(wordForm(passage).split(' '))
  const words = wordForm(text)
    .split(' ')
    .filter((word) => word !== '')
  return words.filter((word) => there.has(word)).length / Math.max(1, words.length)
}
