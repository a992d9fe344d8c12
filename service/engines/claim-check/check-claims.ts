import type { CheckSource } from './check-source.ts'
import { createTextCheck } from './check-text.ts'
import type { Claim } from './claim.ts'

/** A piece of evidence and the reference under which the text cites it; several pieces may share one reference. */
export type CheckablePassage = { reference: number; text: string }

/** Checks a Markdown text against passages of evidence; see `checkText`. */
export function checkClaims(markdown: string, passages: CheckablePassage[]): Claim[] {
  return createClaimCheck(passages)(markdown)
}

/** The same for many texts over one body of evidence, which is read once. */
export function createClaimCheck(passages: CheckablePassage[]): (markdown: string) => Claim[] {
  const texts = Map.groupBy(passages, ({ reference }) => reference)
  const check = createTextCheck(
    [...texts].map(
      ([reference, pieces]): CheckSource => ({
        reference,
        title: '',
        text: pieces.map(({ text }) => text).join('\n\n'),
        language: '',
        own: false,
      }),
    ),
  )
  return (markdown) => check({ title: '', description: '', markdown })
}
