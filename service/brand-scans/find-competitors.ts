import type { CompanyProfile } from '#contract/company-profile.ts'
import { brandNames } from './brand-names.ts'
import { createFindMentions, type FindMentions } from './find-mentions.ts'

/** A brand to compare with, and how it is recognised in an answer. */
export type Competitor = { name: string; find: FindMentions }

const maxCompetitors = 5

/**
 * The brands that the profile names, without the one that is scanned. Where that one is a competitor, the company takes
 * its place among them.
 */
export function findCompetitors(
  { name, competitors = [] }: CompanyProfile,
  find: FindMentions,
): Competitor[] {
  const isScanned = (one: string) => find(one.normalize('NFC')).length > 0
  const isOwn = !name || isScanned(name)
  if (!isOwn && !competitors.some(isScanned)) return []
  const others = [...(isOwn || !name ? [] : [name]), ...competitors].filter((one) => !isScanned(one))
  return others
    .slice(0, maxCompetitors)
    .map((one) => ({ name: one, find: createFindMentions(brandNames(one, [])) }))
}
