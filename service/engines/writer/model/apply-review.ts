import type { SentenceChange } from '../writer.ts'
import { applyPatches } from './apply-patches.ts'
import { type Headline, maxDescription, maxTitle } from './headline-step.ts'

export type ReviewedText = { text: string; headline: Headline; applied: SentenceChange[] }

/** Title, description and takeaways are edited together with the text. A title that a patch would make too long stays. */
export function applyReview(
  text: string,
  headline: Headline,
  patches: readonly SentenceChange[],
): ReviewedText {
  const { title, description, takeaways } = headline
  const all: Record<string, string> = { title, description, text }
  for (const [index, line] of takeaways.entries()) all[`takeaway ${index}`] = line
  const { texts, applied } = applyPatches(all, patches)
  const fits = (line: string | undefined, max: number) =>
    line !== undefined && line !== '' && [...line].length <= max
  const kept = {
    title: fits(texts.title, maxTitle) ? (texts.title ?? title) : title,
    description: fits(texts.description, maxDescription) ? (texts.description ?? description) : description,
  }
  const isKept = ({ after }: SentenceChange) =>
    ![texts.title, texts.description].some((line) => line?.includes(after)) ||
    [kept.title, kept.description].some((line) => line.includes(after))
  return {
    text: texts.text ?? text,
    headline: {
      ...headline,
      ...kept,
      takeaways: takeaways.map((line, index) => texts[`takeaway ${index}`] ?? line).filter(Boolean),
    },
    applied: applied.filter(isKept),
  }
}
