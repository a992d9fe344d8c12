import type { ArticleClaim } from '#contract/drafts.ts'

/** How far the sources support a claim. Advice, definitions and transitions need none. */
export type ClaimVerdict = 'supported' | 'contradicted' | 'absent' | 'not_needed'

/** Articles of earlier versions and of other servers only say whether a claim is supported. */
export function claimVerdict({ verdict, supported }: ArticleClaim): ClaimVerdict {
  if (verdict === 'not_needed') return verdict
  if (supported) return 'supported'
  return verdict === 'contradicted' ? verdict : 'absent'
}

const discrepancies: Readonly<Record<string, string>> = {
  number: 'The number differs.',
  unit: 'The unit differs.',
  direction: 'The direction differs: one rises and the other falls.',
  negation: 'One of them is negated.',
  quantity: 'The quantity differs, for example all instead of some.',
  comparison: 'The comparison differs: different things are compared.',
  modality: 'The text is more certain than its source.',
  name: 'The name differs.',
  date: 'The date differs.',
  quotation: "The quotation isn't word for word.",
}

/** What is at odds with the source, in a sentence; undefined when that is not known. */
export function discrepancySentence({ discrepancy }: ArticleClaim): string | undefined {
  return discrepancy === undefined ? undefined : discrepancies[discrepancy]
}

const places: Readonly<Record<string, string>> = {
  title: 'in the title',
  description: 'in the description',
  heading: 'in a heading',
}

/** Where a claim is, unless that is the body. */
export function claimPlace({ place }: ArticleClaim): string | undefined {
  return place === undefined ? undefined : places[place]
}

/** True for what is marked in the body: title and description are not part of it. */
export function isInBody({ place }: ArticleClaim): boolean {
  return place === undefined || place === 'body' || place === 'heading'
}
