import { checkClaims } from '../../claim-check/check-claims.ts'
import type { Claim } from '../../claim-check/claim.ts'
import type { EvidenceSource, WrittenArticle } from '../writer.ts'
import { allowAddressesOf } from './allowed-addresses.ts'
import { renumber, writeSourceList } from './cited-sources.ts'
import { listTables } from './comparable-tables.ts'
import type { Passage } from './evidence-passages.ts'
import { isPlantedInstruction } from './planted-instruction.ts'
import { isScarred, makeSafe, withoutScars } from './safe-markdown.ts'
import type { ModelText } from './single-pass.ts'
import { countWords } from './tidy-section.ts'

/** What {@link finishArticle} works out; the writer adds who wrote it and what it cost. */
export type FinishedArticle = Omit<WrittenArticle, 'engine' | 'tokens' | 'message'>

/** Makes the model's text safe, numbers and lists its sources, and checks every claim against all their passages. */
export function finishArticle(
  text: ModelText,
  passages: Passage[],
  evidence: EvidenceSource[],
): FinishedArticle {
  const safe = makeSafe(text.markdown, allowAddressesOf(evidence))
  const { markdown: scarred, sources } = renumber(safe.trim(), passages)
  const body = withoutScars(scarred)
  const references = new Map(sources.map(({ id, reference }) => [id, reference]))
  const checkable = passages.flatMap(({ source, text: passage }) => {
    const reference = references.get(source.id)
    return reference === undefined || isPlantedInstruction(passage) ? [] : [{ reference, text: passage }]
  })
  // A title is evidence of the names and dates in it.
  const titles = sources
    .filter(({ title }) => !isPlantedInstruction(title))
    .map(({ reference, title }) => ({ reference, text: title }))
  const headed = `# ${text.title}\n\n## ${text.description}\n\n${scarred}`
  const claims = checkClaims(headed, [...checkable, ...titles]).map(doubtScarred)
  const list = writeSourceList(text.sourcesHeading, sources)
  return {
    form: 'article',
    writtenLanguage: null,
    isOnTopic: true,
    changes: [],
    title: text.title,
    description: text.description,
    markdown: [body, list].filter(Boolean).join('\n\n').concat('\n'),
    tags: text.tags,
    sources,
    claims,
    tables: listTables(body),
    wordCount: countWords(body),
    trustLevel: judge(claims, sources.length),
  }
}

/** A sentence that lost a link was written to carry it; nothing vouches for it any more. */
function doubtScarred(claim: Claim): Claim {
  if (!isScarred(claim.text)) return claim
  return { ...claim, text: withoutScars(claim.text), supported: false, reference: null, passage: null }
}

function judge(claims: Claim[], sources: number): WrittenArticle['trustLevel'] {
  if (sources === 0) return 'unsourced'
  return claims.every(({ supported }) => supported) ? 'sourced' : 'mixed'
}
