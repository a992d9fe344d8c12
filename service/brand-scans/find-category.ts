import type { Sent } from '#contract/always-sent.ts'
import type { BrandCategory } from '#contract/brand-scans.ts'
import type { CompanyProfile } from '#contract/company-profile.ts'
import { asEvidence } from '../articles/find-knowledge-evidence.ts'
import type { AgentContext } from '../core/context.ts'
import { blocksToText } from '../engines/reader/blocks-to-text.ts'
import { findPassages } from '../knowledge/find-passages.ts'
import { shorten } from '../text/shorten.ts'
import { categoryPhrase } from './category-phrase.ts'
import type { FindMentions } from './find-mentions.ts'

const passagesRead = 8
const maxBasis = 300

/**
 * The category for the questions: as given with the scan, else from the company profile, else from a sentence of
 * Knowledge that states it of the brand explicitly. Undefined if no source states it: it is never composed of words
 * that titles share, and the questions then omit it.
 */
export async function findCategory(
  ctx: AgentContext,
  brand: { name: string; given: string | null; find: FindMentions; profile: CompanyProfile },
): Promise<Sent<typeof BrandCategory> | undefined> {
  const { name, find, profile } = brand
  const given = brand.given?.trim()
  if (given) return { name: given, source: 'given' }
  const ofProfile = profile.category ? { name: profile.category, source: 'profile' } : undefined
  if (ofProfile && isOfProfile(profile, find)) return ofProfile

  const documents = asEvidence(await findPassages(ctx, { query: name, limit: passagesRead }))
  for (const { blocks } of documents) {
    const said = categoryPhrase(blocksToText(blocks), find)
    if (said) return { name: said.name, source: 'knowledge', basis: shorten(said.basis, maxBasis) }
  }
  return ofProfile
}

/** The brand is the company itself or one that it competes with; without a name every brand is taken for it. */
function isOfProfile({ name, competitors = [] }: CompanyProfile, find: FindMentions): boolean {
  return !name || [name, ...competitors].some((one) => find(one.normalize('NFC')).length > 0)
}
