import type { ArticleClaim } from '#contract/drafts.ts'
import type { CheckSource } from '../engines/claim-check/check-source.ts'
import { createTextCheck } from '../engines/claim-check/check-text.ts'
import { claimJson } from './claim-json.ts'
import type { ArticleRow } from './get-article-row.ts'

export type CheckedClaims = { claims: ArticleClaim[]; trustLevel: string | null }

type EditedText = { title: string; description: string; markdown: string }
type EditedRow = Pick<ArticleRow, 'claims' | 'title' | 'description' | 'markdown' | 'sources' | 'trustLevel'>

/**
 * The claim ledger of an edited text: removes claims whose words are gone, keeps the result for unchanged sentences,
 * and compares every new sentence with `evidence`, all text that was read for the article. Articles of earlier versions
 * stored none: theirs are compared with the passages in the ledger. An unchanged sentence is compared again where the
 * edit gave it another reference.
 * @param cited what the edit cites for the first time
 */
export function recheckClaims(
  row: EditedRow,
  edited: EditedText,
  evidence: CheckSource[],
  cited: readonly CheckSource[] = [],
): CheckedClaims {
  const read = evidence.length > 0 ? evidence : listPassages(row)
  const checkBefore = createTextCheck(read, { isTyped: true })
  const check = cited.length > 0 ? createTextCheck([...read, ...cited], { isTyped: true }) : checkBefore
  const now = check(edited)
  const said = new Set(now.map(keyOf))
  const text = folded([edited.title, edited.description, edited.markdown].join('\n'))
  let statement = { words: '', isSaid: true }
  const kept = row.claims.filter((claim) => {
    const { kind } = claim
    const words = folded(claim.text).replace(/[.。।!?]+$/, '')
    // A row of a table is told with the heads of its columns, which the text has elsewhere.
    const isSaid = text.includes(words) || said.has(keyOf(claim))
    if (kind === 'statement') statement = { words, isSaid }
    // A figure follows its statement in the ledger and goes with it: its result does not hold in another sentence.
    else if (statement.words.includes(words)) return isSaid && statement.isSaid
    return isSaid
  })
  const { title, description, markdown } = row
  const before = checkBefore({ title: title ?? '', description: description ?? '', markdown: markdown ?? '' })
  // Unchanged text was already checked by its writer.
  const known = new Set([...kept, ...before].map(keyOf))
  const resultBefore = new Map(before.map((claim) => [keyOf(claim), resultOf(claim)]))
  const changed = new Map(
    now
      .filter((claim) => (resultBefore.get(keyOf(claim)) ?? resultOf(claim)) !== resultOf(claim))
      .map((claim) => [keyOf(claim), claim]),
  )
  const settled = kept.map((claim) => {
    const again = changed.get(keyOf(claim))
    return again && !claim.supported ? { ...claimJson(again), id: claim.id } : claim
  })
  const ids = new Set(row.claims.map(({ id }) => id))
  let isNewStatement = false
  const added = now.flatMap((claim): ArticleClaim[] => {
    if (claim.kind === 'statement') isNewStatement = !known.has(keyOf(claim))
    // A figure that the text had elsewhere is a new claim in a new sentence.
    const isNew = claim.kind === 'statement' ? isNewStatement : isNewStatement || !known.has(keyOf(claim))
    return isNew ? [{ ...claimJson(claim), id: newId(ids) }] : []
  })
  const claims = [...settled, ...added]
  return { claims, trustLevel: trustOf(row, claims) }
}

function listPassages({ claims, sources }: EditedRow): CheckSource[] {
  const passages = Map.groupBy(
    claims.filter(({ reference, passage }) => reference !== undefined && passage !== undefined),
    ({ reference }) => reference,
  )
  return [...passages].flatMap(([reference = 0, resting]) => {
    const source = sources.find((each) => each.reference === reference)
    const text = [...new Set(resting.map(({ passage }) => passage))].join('\n\n')
    return [{ reference, title: source?.title ?? '', text, language: source?.language ?? '', own: false }]
  })
}

function keyOf({ kind, text }: { kind: string; text: string }): string {
  return `${kind} ${folded(text)}`
}

function resultOf({ verdict, reference }: { verdict: string; reference: number | null }): string {
  return `${verdict} ${reference}`
}

function newId(taken: Set<string>): string {
  for (let n = taken.size + 1; ; n++) {
    const id = `c${n}`
    if (taken.has(id)) continue
    taken.add(id)
    return id
  }
}

/** For comparing: without markup, references, quotation marks and differences of case and spacing. */
function folded(text: string): string {
  return text
    .replace(/\[\d{1,3}\](?:\([^)]*\))?/g, '')
    .replace(/\]\([^)]*\)/g, ']')
    .replace(/[\\*_`~[\]<>|#"“”„«»]/g, '')
    .replace(/\s+([.,;:!?])/g, '$1')
    .replace(/\s+/g, ' ')
    .trim()
    .toLowerCase()
}

/** A text without sources stays unsourced; one new claim that nothing supports makes a sourced text mixed. */
function trustOf(row: EditedRow, claims: ArticleClaim[]): string | null {
  if (row.sources.length === 0 || row.trustLevel === 'unsourced') return row.trustLevel
  return claims.every(({ supported }) => supported) ? 'sourced' : 'mixed'
}
