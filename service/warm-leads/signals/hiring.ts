import type { CompanyProfile } from '#contract/company-profile.ts'
import { shorten } from '../../text/shorten.ts'
import { sellsContent } from '../drafts/find-offer.ts'
import { pageKind } from '../page-kind.ts'
import { pagesOf, type SurveyedPage } from '../survey/survey.ts'
import { hasType, textOf } from '../thing-values.ts'
import { fitsOffer } from './fits-offer.ts'
import type { FoundSignal, SignalRule } from './signal.ts'

const roleWords =
  /\b(manager|engineer|developer|designer|marketer|marketing|editor|writer|copywriter|strategist|specialist|analyst|head of|director|lead|vp|vice president|chief|officer|associate|assistant|coordinator|consultant|executive|representative|architect|scientist|intern|recruiter|accountant|redakteur(?:in)?|entwickler(?:in)?|leiter(?:in)?|berater(?:in)?|responsable|charg[ée]e? de|ingenieur|ingénieur|gerente|analista)\b/i
const content =
  /\b(content|seo|geo|editor|writer|copywriter|redakteur|marketing|marketer|demand|brand|communications|social media)\b/i
const growth =
  /\b(growth|sales|account executive|business development|partnership|revenue|customer success)\b/i
const jobBoards =
  /(greenhouse\.io|lever\.co|ashbyhq\.com|workable\.com|personio\.(de|com)|teamtailor\.com|recruitee\.com|smartrecruiters\.com|breezy\.hr|bamboohr\.com)/
const maxRoles = 5

type Role = { title: string; postedAt: Date | null; page: SurveyedPage; passage: string }

/** Open roles. Those that work on what the tenant sells say most. */
export const findHiring: SignalRule = ({ survey, seller }) => {
  const pages = pagesOf(survey, 'careers', 'job')
  if (pages.length === 0) return null
  const roles = [...uniqueRoles(pages.flatMap((page) => [...structuredRoles(page), ...linkedRoles(page)]))]
  return roles
    .map(
      (role): FoundSignal => ({
        kind: 'hiring',
        title: `Hiring: ${role.title}`,
        ...(roles.length > 1 && { detail: `One of ${roles.length} open roles seen.` }),
        publishedAt: role.postedAt,
        isStanding: role.postedAt === null,
        strength: strengthOf(role, seller),
        url: role.page.finalUrl,
        pageTitle: role.page.title,
        passage: role.passage,
        claim: `I saw your open role: “${role.title}”.`,
      }),
    )
    .toSorted((a, b) => b.strength - a.strength)
    .slice(0, maxRoles)
}

/** Content roles count for whoever sells content, and while it is not known what is sold. */
function strengthOf({ title }: Role, seller: CompanyProfile): number {
  if (fitsOffer({ title }, seller)) return 1
  const isContent = sellsContent(seller) || !(seller.sells || seller.category)
  if (isContent && content.test(title)) return 1
  return growth.test(title) ? 0.7 : 0.35
}

function structuredRoles(page: SurveyedPage): Role[] {
  return page.surface.things
    .filter((thing) => hasType(thing, 'JobPosting'))
    .flatMap((thing) => {
      const title = textOf(thing.title, 120)
      if (!title) return []
      const posted = Date.parse(textOf(thing.datePosted, 40) ?? '')
      const passage = [title, textOf(thing.description, 260)].filter(Boolean).join('. ')
      return [
        {
          title,
          postedAt: Number.isNaN(posted) ? null : new Date(posted),
          page,
          passage: shorten(passage, 300),
        },
      ]
    })
}

function linkedRoles(page: SurveyedPage): Role[] {
  if (page.kind !== 'careers') return []
  return page.surface.links.flatMap(({ url, text }) => {
    const leadsToJob = pageKind(url) === 'job' || jobBoards.test(url)
    const title = (text.split(/\s[·|–—]\s|\s-\s|\s{2,}/)[0] ?? '').trim()
    if (!leadsToJob || !roleWords.test(title) || title.length > 90) return []
    return [{ title, postedAt: null, page, passage: `Open role on the careers page: ${text}` }]
  })
}

/** A role with a date beats the same role without. */
function uniqueRoles(roles: Role[]): Iterable<Role> {
  const byTitle = new Map<string, Role>()
  for (const role of roles) {
    const key = role.title
      .toLowerCase()
      .replace(/\s*\((?:[mwfdx]\/?)+\)|[^\p{L}\p{N}]+/gu, ' ')
      .trim()
    const kept = byTitle.get(key)
    if (!kept || (kept.postedAt === null && role.postedAt !== null)) byTitle.set(key, role)
  }
  return byTitle.values()
}
