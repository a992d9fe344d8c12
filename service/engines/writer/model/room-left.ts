import { countWords, type EditStep, roomOf } from './text-length.ts'
import type { WritingJob } from './writing-job.ts'

/** How many words patches may add or have to cut: what an editor adds is paid for, so that no step makes a text longer than was asked for. */
export function describeRoom({ words, request }: WritingJob, text: string, step: EditStep): string {
  const has = countWords(text)
  const { max } = roomOf(words, request.mode, step)
  const isOver = has > max
  const rule = isOver
    ? `Your patches together cut at least ${has - max} words: the weakest sentences first, no figure that decides.`
    : has >= max
      ? 'Your patches together make it no longer: what one adds, another cuts, or what adds most outside the closing section is left out.'
      : `Your patches together add no more than ${max - has}: what one adds beyond that, another cuts, or what only adds outside the closing section is left out, the last first.`
  return `Length: the text has ${has} words by the count that it is paid by (headings and cells of tables in it, references not); at most ${max} are wanted. ${rule}`
}
