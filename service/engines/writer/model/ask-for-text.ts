import { ModelError } from '../../chat-model/chat-model.ts'
import { WriteError } from '../writer.ts'
import { systemText } from './system-text.ts'
import { stripCodeFence, tidyText } from './tidy-text.ts'
import type { WritingJob } from './writing-job.ts'

/** A text that never stops is cut there, and the cut is not taken for an end. */
export function maxCharactersOf(words: number): number {
  return words * 20 + 2_000
}

/**
 * Asks for a piece of the article in Markdown.
 * @throws {ModelError} `malformed` when the answer was JSON, also after it was asked again
 * @throws {WriteError} `cut_off` when the answer ended by its length, also after it was asked to go on
 */
export async function askForText(
  job: WritingJob,
  { task, words, evidence = job.evidence }: { task: string; words: number; evidence?: string | undefined },
): Promise<string> {
  const { session, brief, model } = job
  const maxCharacters = maxCharactersOf(words)
  const ask = (added = '') =>
    session.ask({ system: systemText, evidence, task: `${brief}\n\n${task}${added}`, maxCharacters })
  const first = await ask()
  // Small models take a task with a plan in it for the task to plan.
  const { text, isWhole } = isJson(first.text)
    ? await ask('\n\nYour last answer was JSON. Answer in Markdown, with the text alone.')
    : first
  if (isJson(text)) {
    throw new ModelError(
      'malformed',
      `The model "${model.model}" answered with data where a text was asked for, twice. Try again, or use another model.`,
    )
  }
  if (!isWhole) {
    throw new WriteError(
      'cut_off',
      text.length >= maxCharacters
        ? `The model "${model.model}" wrote far more than asked and did not come to an end. Try again, or use another model.`
        : `The answers of the model "${model.model}" end before the text does. Ask for a shorter article, or use a model that may answer at more length.`,
    )
  }
  return text
}

/** The same with what models put around a text taken away. */
export async function askForTidyText(
  job: WritingJob,
  call: { task: string; words: number; evidence?: string | undefined },
): Promise<string> {
  return tidyText(await askForText(job, call))
}

function isJson(answer: string): boolean {
  const text = stripCodeFence(answer.replace(/^\s*```json/i, '```md')).trim()
  if (!/^[{[]/.test(text)) return false
  try {
    return typeof JSON.parse(text) === 'object'
  } catch {
    return false
  }
}
