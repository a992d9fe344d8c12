import { ModelError } from '../../chat-model/chat-model.ts'
import { wrapData } from '../../chat-model/wrap-data.ts'
import { WriteError } from '../writer.ts'
import { askForText } from './ask-for-text.ts'
import { countWords } from './text-length.ts'
import { tidyText } from './tidy-text.ts'
import type { WritingJob } from './writing-job.ts'

/** What a model answers that sees nothing to change. */
const nothingToDo = 'NOTHING TO ADD'

export type Revision = {
  /** Null when the text stays as it is. */
  text: string | null
  /** The model saw nothing to change; else it did not manage to. */
  isDeclined: boolean
}

const failed: Revision = { text: null, isDeclined: false }

/** Asks for the whole text again with one thing changed. An answer that is of no use changes nothing. */
export async function reviseText(job: WritingJob, draft: string, instruction: string): Promise<Revision> {
  try {
    const answer = await askForText(job, {
      words: Math.max(job.words, countWords(draft)) * 2,
      task: `${wrapData('DRAFT', draft)}

# Task: revise the draft
${instruction}
Keep the references in square brackets with what they belong to. Answer with the whole text from its first line to its last, and with nothing else. If there is nothing to change, answer only: ${nothingToDo}`,
    })
    const text = tidyText(answer)
    const isDeclined = answer.trim().toUpperCase().startsWith(nothingToDo)
    return { text: text === '' || isDeclined ? null : text, isDeclined }
  } catch (error) {
    if (error instanceof WriteError && error.reason === 'cut_off') return failed
    if (error instanceof ModelError && ['empty', 'refused', 'too_long'].includes(error.reason)) return failed
    throw error
  }
}
