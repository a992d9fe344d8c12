import type { CompanyProfile } from '#contract/company-profile.ts'
import type { CompanyProfileSuggestion, SuggestCompanyProfileInput } from '#contract/settings.ts'
import type { AgentContext } from '../core/context.ts'
import { askModelForProfile } from './ask-model-for-profile.ts'
import { findProfileMembers } from './find-profile-members.ts'
import type { Finding } from './finding.ts'
import { readCompanySite } from './read-company-site.ts'

/** The model is waited for this long; what the pages say in so many words is there by then. */
const modelMs = 60_000
const maxPassage = 300

/**
 * A profile from the company's own site, each field with its source. Saves and charges nothing.
 * @throws {ServiceError} `invalid` for a URL of no company, `conflict` if the site cannot be read
 */
export async function suggestCompanyProfile(
  ctx: AgentContext,
  { url }: SuggestCompanyProfileInput,
  signal: AbortSignal,
): Promise<CompanyProfileSuggestion> {
  const pages = await readCompanySite(ctx, url, signal)
  const read = findProfileMembers(pages)
  const asked = await askModelForProfile(ctx, pages, AbortSignal.any([signal, AbortSignal.timeout(modelMs)]))
  const engineOf = new Map<Finding, string>(asked.findings.map((one) => [one, asked.engine ?? 'built-in']))
  const chosen = new Map<string, Finding>()
  for (const finding of [...asked.findings, ...read])
    if (!chosen.has(finding.member)) chosen.set(finding.member, finding)
  const findings = [...chosen.values()]
  const warnings = asked.warning
    ? [`The model couldn't help, so the profile contains what the pages say word for word. ${asked.warning}`]
    : []
  if (findings.length === 0) warnings.push("The pages don't say enough about the company.")
  return {
    profile: Object.fromEntries(
      findings.map(({ member, value }) => [member, value]),
    ) satisfies CompanyProfile,
    sources: findings.map((finding) => ({
      member: finding.member,
      url: finding.url,
      ...(finding.passage !== undefined && { passage: finding.passage.slice(0, maxPassage) }),
      engine: engineOf.get(finding) ?? 'built-in',
    })),
    pages: pages.map(({ finalUrl }) => finalUrl),
    engine: asked.engine ?? 'built-in',
    warnings,
  }
}
