import { ModelError } from '../../chat-model/chat-model.ts'
import { wrapData } from '../../chat-model/wrap-data.ts'
import { readReferences } from '../../claim-check/references.ts'
import { WriteError } from '../writer.ts'
import { askForTidyText } from './ask-for-text.ts'
import type { Memo } from './editors-memo.ts'
import { systemText } from './system-text.ts'
import { countWords, type EditStep, estimateTokens, maxWords, tokensOfWords } from './text-length.ts'
import type { WritingJob } from './writing-job.ts'

/** A draft with fewer of the references of the one before has lost its sources. */
const minShareOfReferences = 0.5
/** One that is much shorter was cut off. */
const minShareOfWords = 0.6

/** What a memo leads to: the second draft is a new text, the third is the second with some passages new. */
type DraftStep = Extract<EditStep, 'second' | 'third'>

/**
 * The text written again by an editor's memo, whole: an answer that is put right sentence by sentence reads like its
 * corrections. The draft as it was where the memo asks for nothing, the context does not hold the question, or the next one
 * is of no use.
 * @throws {ModelError} when it was cancelled or cannot be reached
 */
export async function writeNextDraft(
  job: WritingJob,
  draft: string,
  { memo, step }: { memo: Memo; step: DraftStep },
): Promise<string> {
  if (memo.length === 0) return draft
  const task = describeTask(job, draft, { memo, step })
  if (!fitsContext(job, task)) return draft
  try {
    const next = await askForTidyText(job, { words: Math.round(job.words * 1.5), task })
    return isFit(draft, next) ? next : draft
  } catch (error) {
    if (error instanceof WriteError && error.reason === 'cut_off') return draft
    if (
      error instanceof ModelError &&
      ['empty', 'malformed', 'refused', 'timed_out', 'too_long'].includes(error.reason)
    )
      return draft
    throw error
  }
}

const taskOf: Record<DraftStep, string> = {
  second: `# Task: write the second draft
MEMO is what an editor found who read DRAFT, your first one, with the sources open. Write the whole article again, as a piece that never was another one. It reads easier than the first.`,
  third: `# Task: write the third draft
MEMO is what an editor found who read DRAFT, your second one, with the sources open. Write the passages again that it is about, and give the whole article as it then stands.`,
}

const roomFor: Record<DraftStep, string> = {
  second:
    'First take out, then put in: for what comes in something weaker goes as a whole, an aside, a second example, a case that hardly a reader is in, a figure that decides nothing.',
  third:
    'Sentences stay whole: where there is no room, a point goes and not the words that make it readable.',
}

function describeTask(
  { words, request }: WritingJob,
  draft: string,
  { memo, step }: { memo: Memo; step: DraftStep },
): string {
  const notes = memo.map(
    ({ place, fault, change, goes }) =>
      `- ${place.replace(/^[\s\-*#>]+/, '')}: ${fault} -> ${change}${goes.trim() === '' ? '' : ` (for it goes: ${goes})`}`,
  )
  return `${wrapData('DRAFT', draft)}

${wrapData('MEMO', notes.join('\n'))}

${taskOf[step]}
- Do what the memo asks where the sources bear it out, at its root: a rule, limit or figure that changes does so in opening, headings, sums and ending alike, and what rested on the old one goes. Where the memo is wrong, what the draft says stays.
- Length: the draft has ${countWords(draft)} words (headings and cells of tables counted, references and marks not); at most ${maxWords(words, request.mode, step)} are wanted. ${roomFor[step]}
- What is good stays as it is, with its references and its link. ${step === 'second' ? 'What was hard to read is said in plainer sentences, two where it was one.' : 'A passage that no note touches stays word for word; one that is new is as easy to read as those around it and follows from the sentence before it.'} No sentence is there for the editor.
- Before you answer, read it once as its reader, and take the reader of the opening, one with more and one with less through the ending. Then answer with the text alone, from its first line to its last.`
}

function fitsContext({ brief, evidence, model, words, request }: WritingJob, task: string): boolean {
  const asked = [systemText, evidence ?? '', brief, task].reduce((sum, text) => sum + estimateTokens(text), 0)
  return asked + tokensOfWords(words * 1.5, request.language) <= model.contextTokens
}

function isFit(draft: string, next: string): boolean {
  return (
    countWords(next) >= countWords(draft) * minShareOfWords &&
    readReferences(next).length >= readReferences(draft).length * minShareOfReferences
  )
}
