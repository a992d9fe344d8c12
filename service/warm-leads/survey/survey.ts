import type { DomainRecords } from '../../engines/mail-records/mail-records.ts'
import type { FeedItem } from '../../engines/reader/feed-items.ts'
import type { RobotsRules } from '../../engines/reader/robots-rules.ts'
import type { SitePage, Unread } from '../../engines/reader/site-reader.ts'
import type { PageKind } from '../page-kind.ts'

export type SurveyedPage = SitePage & { kind: PageKind }

/** A post of the company's blog or newsroom; dates are as the feed or the page has them. */
export type SurveyedPost = FeedItem & { url: string; foundOn: string }

/** Everything that one polite visit found out. What could not be read is unknown, which is not the same as absent. */
export type Survey = {
  host: string
  registrable: string
  origin: string
  pages: SurveyedPage[]
  home: SurveyedPage
  /** Newest first; those without a date last. */
  posts: SurveyedPost[]
  feedUrl: string | null
  /** How many addresses the sitemap lists; null where none was read. */
  siteMap: { url: string; pages: number } | null
  records: DomainRecords
  robots: RobotsRules
  unread: readonly Unread[]
  tally: { requests: number; bytes: number }
  readAt: Date
}

export function pagesOf(survey: Survey, ...kinds: readonly PageKind[]): SurveyedPage[] {
  return survey.pages.filter(({ kind }) => kinds.includes(kind))
}
