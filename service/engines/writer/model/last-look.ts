import { z } from 'zod'
import { ModelError } from '../../chat-model/chat-model.ts'
import { wrapData } from '../../chat-model/wrap-data.ts'
import type { CheckableText } from '../../claim-check/checkable-text.ts'
import type { SentenceChange } from '../writer.ts'
import { tidyGap } from './apply-patches.ts'
import { createBorrowCheck } from './borrowed-references.ts'
import { type FramingLine, findUnkept, readFrame } from './framing-lines.ts'
import { maxDescription, maxTitle } from './headline-step.ts'
import { keepReferencesOf } from './locate-passage.ts'
import { asOneLine } from './one-line.ts'
import { asPlainLine } from './plain-line.ts'
import { systemText } from './system-text.ts'
import { findTakeaways, maxTakeaway, placeTakeaways } from './takeaways.ts'
import { estimateTokens } from './text-length.ts'
import { stripEmptyHeadings } from './tidy-text.ts'
import type { WritingJob } from './writing-job.ts'

const Answer = z.object({
  lines: z.array(z.object({ n: z.number(), after: z.string(), reason: z.string() })),
  more_takeaways: z.array(z.string()),
})
type Answer = z.infer<typeof Answer>

const answerTokens = 1_000
/** A list of fewer is none. */
const minTakeaways = 3

const nothing: Answer = { lines: [], more_takeaways: [] }

export type LookedAt = { text: CheckableText; changes: SentenceChange[] }

/**
 * Compares title, description, headings and takeaways with the text as it is after all changes. The model is asked, once,
 * when sentences were changed since it wrote them or a line has a figure that the text has not; a takeaway that still has
 * one goes.
 * @param facts.hasChanged sentences were changed since the lines were written
 */
export async function takeLastLook(
  job: WritingJob,
  text: CheckableText,
  facts: { takeawaysHeading: string; hasChanged: boolean },
): Promise<LookedAt> {
  const frame = readFrame(text, facts.takeawaysHeading)
  const unkept = findUnkept(frame)
  if (!facts.hasChanged && unkept.length === 0) return { text, changes: [] }
  const { lines: answers, more_takeaways: spare } = await askForLines(job, frame, unkept)
  const isBorrowed = createBorrowCheck(job.sources)
  const edits = frame.lines.flatMap((line, index) => {
    const answer = answers.find(({ n }) => n === index + 1)
    const after = answer && readLine(line, answer.after, isBorrowed)
    if (answer === undefined || after === undefined || after === line.text || !isFit(line, after)) return []
    return [{ line, after, reason: answer.reason.replace(/\s+/g, ' ').trim().slice(0, 300) }]
  })
  const edited = applyEdits(text, edits)
  const again = findUnkept(readFrame(edited.text, facts.takeawaysHeading))
  const dropped = again
    .filter(({ kind }) => kind === 'takeaway')
    .map((line) => ({ line, after: '', reason: 'The text has no such figure.' }))
  const final = applyEdits(edited.text, dropped)
  const filled = fillTakeaways(final.text, facts.takeawaysHeading, spare, countTakeaways(frame))
  return { text: filled.text, changes: [...edited.changes, ...final.changes, ...filled.changes] }
}

/** Title and description are plain; what stands in the text keeps its references. */
function readLine({ kind, text }: FramingLine, after: string, isBorrowed: (line: string) => boolean): string {
  return kind === 'title' || kind === 'description'
    ? asPlainLine(after)
    : keepReferencesOf(text, asOneLine(after), isBorrowed)
}

function countTakeaways({ lines }: ReturnType<typeof readFrame>): number {
  return lines.filter(({ kind }) => kind === 'takeaway').length
}

/** Where takeaways went, others of the model take their place until there are three again; only such as the text keeps. */
function fillTakeaways(
  text: CheckableText,
  heading: string,
  spare: readonly string[],
  had: number,
): LookedAt {
  const wanted = Math.min(had, minTakeaways)
  let filled = text
  const changes: SentenceChange[] = []
  for (const line of spare.map((each) => asOneLine(each.replace(/^\s*[-*•]\s*/, '')))) {
    const has = findTakeaways(filled.markdown, heading)?.lines ?? []
    const { markdown } = filled
    if (has.length >= wanted) break
    const isRepeated = has.some(({ start, end }) => markdown.slice(start, end) === line)
    if (line === '' || isRepeated || !isFit({ kind: 'takeaway' }, line)) continue
    const end = has.at(-1)?.end
    const longer = {
      ...filled,
      markdown:
        end === undefined
          ? placeTakeaways(markdown, heading, [line])
          : `${markdown.slice(0, end)}\n- ${line}${markdown.slice(end)}`,
    }
    if (findUnkept(readFrame(longer, heading)).some(({ text: unkept }) => unkept === line)) continue
    filled = longer
    changes.push({
      before: '',
      after: line,
      reason: 'In the place of a takeaway that the text does not keep.',
    })
  }
  return { text: filled, changes }
}

async function askForLines(
  job: WritingJob,
  { lines, body }: ReturnType<typeof readFrame>,
  unkept: readonly FramingLine[],
): Promise<Answer> {
  const shown = lines.map(({ kind, text }, index) => `${index + 1}. (${kind}) ${text}`).join('\n')
  const numbers = unkept.map((line) => lines.indexOf(line) + 1)
  const task = `${job.brief}

${wrapData('DRAFT', body)}

${wrapData('LINES', shown)}

# Task: compare the lines around the article with its text
LINES stand around the finished text, which was edited after they were written. For each ask: does the text say this, with the same figures, of the same thing, in the same direction, and no less strongly than the line, and does it answer what the line promises? Leave out every line of which that is so.
For the others answer with n, after (the line as the text keeps it, in the language of the article, about as long, with its reference where it is a takeaway that states a fact) and reason (one short sentence in English). A title has at most ${maxTitle} characters and a description at most ${maxDescription}, both without references. A description is not the first sentence of the text again. For a takeaway that the text does not carry, after is another point of the text that decides; it is empty only if there is none.${numbers.length === 0 ? '' : ` A figure of line ${numbers.join(', ')} was not found in the text, its tables included: say these lines with figures as the text writes them. A takeaway of them that you leave out goes.`}
more_takeaways: ${countTakeaways({ lines, body }) === 0 ? 'an empty list.' : 'two other points that decide, as takeaways in the same form, that stand in if one goes.'}`
  if (estimateTokens(systemText) + estimateTokens(task) + answerTokens > job.model.contextTokens)
    return nothing
  try {
    return await job.session.askFor({
      name: 'lines',
      schema: Answer,
      system: systemText,
      task,
      maxCharacters: 8_000,
    })
  } catch (error) {
    // The article is there; what its words show is found without the model.
    if (error instanceof ModelError && error.reason !== 'cancelled') return nothing
    throw error
  }
}

function isFit({ kind }: Pick<FramingLine, 'kind'>, after: string): boolean {
  if (/^(?:#{1,6}|[-*>])\s/.test(after)) return false
  switch (kind) {
    case 'title':
    case 'description':
      return (
        after !== '' &&
        !/\[\d/.test(after) &&
        [...after].length <= (kind === 'title' ? maxTitle : maxDescription)
      )
    case 'heading':
      return after !== '' && [...after].length <= 140
    case 'takeaway':
      return [...after].length <= maxTakeaway
  }
}

type Edit = { line: FramingLine; after: string; reason: string }

function applyEdits(text: CheckableText, edits: readonly Edit[]): LookedAt {
  let edited = text
  const inText = edits.filter(({ line }) => line.kind === 'heading' || line.kind === 'takeaway')
  for (const { line, after } of inText.toSorted((one, other) => other.line.start - one.line.start)) {
    const { markdown } = edited
    edited = { ...edited, markdown: markdown.slice(0, line.start) + after + markdown.slice(line.end) }
  }
  for (const { line, after } of edits) {
    if (line.kind === 'title' || line.kind === 'description') edited = { ...edited, [line.kind]: after }
  }
  const isShorter = inText.some(({ after }) => after === '')
  return {
    text: isShorter ? { ...edited, markdown: stripEmptyHeadings(tidyGap(edited.markdown)) } : edited,
    changes: edits.map(({ line, after, reason }) => ({ before: line.text, after, reason })),
  }
}
