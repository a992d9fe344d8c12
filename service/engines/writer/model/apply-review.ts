import type { SentenceChange } from '../writer.ts'
import { applyPatches } from './apply-patches.ts'
import { type Headline, maxDescription, maxTitle } from './headline-step.ts'
import { asPlainLine } from './plain-line.ts'

export type ReviewedText = {
  text: string
  headline: Headline
  applied: SentenceChange[]
  missed: SentenceChange[]
}

/** Title and description are edited together with the text. One that a patch would make too long stays. */
export function applyReview(
  text: string,
  headline: Headline,
  patches: readonly SentenceChange[],
  isBorrowed: (line: string) => boolean,
): ReviewedText {
  const { title, description } = headline
  const { texts, applied, missed } = applyPatches({ title, description, text }, patches, isBorrowed)
  const fits = (line: string, max: number) => line !== '' && [...line].length <= max
  const lines = { title: asPlainLine(texts.title), description: asPlainLine(texts.description) }
  const kept = {
    title: fits(lines.title, maxTitle) ? lines.title : title,
    description: fits(lines.description, maxDescription) ? lines.description : description,
  }
  const isKept = ({ after }: SentenceChange) =>
    ![texts.title, texts.description].some((line) => line.includes(after)) ||
    [kept.title, kept.description].some((line) => line.includes(after))
  return {
    text: texts.text,
    headline: { ...headline, ...kept },
    applied: applied.filter(isKept),
    missed: [...missed, ...applied.filter((change) => !isKept(change))],
  }
}
