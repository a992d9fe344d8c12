import { createClaimCheck } from './check-claims.ts'
import type { CheckSource } from './check-source.ts'
import type { Claim } from './claim.ts'

/** What is checked. An empty title or description says nothing. */
export type CheckableText = { title: string; description: string; markdown: string }

/**
 * Checks every statement of a text, and the numbers, dates, names and quotations in it, against the sources that it
 * cites. Pure and without a model: the same text and sources always give the same claims.
 */
export function checkText(text: CheckableText, sources: CheckSource[]): Claim[] {
  return createTextCheck(sources)(text)
}

/** The same for many texts over one set of sources, which is read once. */
export function createTextCheck(sources: CheckSource[]): (text: CheckableText) => Claim[] {
  const check = createClaimCheck(
    sources.flatMap(({ reference, title, text }) =>
      [title, ...text.split(/\n\s*\n/)].map((passage) => ({ reference: reference ?? 0, text: passage })),
    ),
  )
  return ({ title, description, markdown }) => {
    const places: [Claim['place'], string][] = [
      ['title', `## ${title}`],
      ['description', description],
      ['body', markdown],
    ]
    return places
      .flatMap(([place, piece]) => check(piece).map((claim) => ({ ...claim, place })))
      .map((claim, index) => ({ ...claim, id: `c${index + 1}`, reference: claim.reference || null }))
  }
}
