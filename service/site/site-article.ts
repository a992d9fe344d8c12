import type { SiteBranding } from '#contract/site.ts'

/** A published site: one for each tenant. All strings are plain text and untrusted. */
export type Site = {
  /** The site's name in addresses of this service; `^[a-z0-9-]+$`. */
  handle: string
  /** What every path of the site begins with: `/{handle}`, or nothing where the site has a domain of its own. */
  root: string
  /** A copy for any host of files: each page is the index of a folder. */
  isStatic?: boolean
  title: string
  /** What the site is about, in a sentence; empty if not set. */
  description: string
  /** Scheme and host under which readers find the site, without a trailing slash. */
  baseUrl: string
  /** BCP 47 tag of the site's own labels. */
  language: string
  /** IANA time zone of who publishes it: where its language is written in several ways, it says how days are. */
  timeZone?: string | undefined
  brand: SiteBranding
  /** What readers are asked to do next, by the company profile; null without one. */
  nextStep: { text: string; url: string; line: string } | null
}

/** What the article cites as `[reference]`. */
export type SiteSource = {
  reference: number
  title: string
  /** Null for a document that only the tenant can read. */
  url: string | null
  /** Who published it and when, as the text's own list says: "The Churn Institute, 2025". */
  origin?: string
}

/** A picture that belongs to the article. Markdown may show it by its file name. */
export type SiteFigure = {
  /** Path on this service, for example `/acme/winter-cities/figure-1.png`. */
  path: string
  /** The same as a document that follows the reader's choice of light or dark; null for what is only pixels. */
  vectorPath: string | null
  alt: string
  caption: string
  widthPx: number
  heightPx: number
}

/** What a list of articles needs to know of each. */
export type SiteArticleSummary = {
  title: string
  /** `^[a-z0-9]+(-[a-z0-9]+)*$` */
  slug: string
  description: string
  tags: string[]
  /** BCP 47 tag. */
  language: string
  publishedAt: Date
  updatedAt: Date
  wordCount: number
  /** File of a picture of somebody's own, which stands for the article instead of a drawn one. */
  ownCover: string | null
  /** Which of the site's authors signs, by name; null: the first. */
  author: string | null
  /** True of an internal brief, which search engines are asked to leave out. */
  isBrief?: true
}

/** A published article. All strings are untrusted: a model or a person wrote them. */
export type SiteArticle = SiteArticleSummary & {
  /** The body in GitHub-flavoured Markdown, without the title; `[n]` refers to a source. */
  markdown: string
  /**
   * `sourced`: every fact has a source of the list; `unlisted`: some have one that only the tenant can read; `digest`: every
   * statement is taken from a source; `mixed`: some have none; `unsourced`: none has.
   */
  sourcing: 'sourced' | 'unlisted' | 'digest' | 'mixed' | 'unsourced'
  sources: SiteSource[]
  /** True of an evidence digest, edited or not. */
  isDigest?: true
  /** The lettered picture for link previews, 1200 x 630. Path on this service; null when none was drawn. */
  coverPath: string | null
  coverAlt: string
  /** The picture without lettering at the top of the page, 1200 x 300; null when the article has no illustrations. */
  bannerPath: string | null
  figures: SiteFigure[]
  /** What the page's script names it by; absent where the page has no script. */
  readerKey?: string
  /** The text read aloud; null where it was not, or was changed since. */
  audio: SiteAudio | null
  /** The address where it was first, if that is not here. */
  canonicalUrl: string | null
}

export type SiteAudio = {
  /** Path on this service. */
  path: string
  bytes: number
  seconds: number
  isDraftVoice: boolean
}

/** A link to another article. */
export type SiteArticleLink = { title: string; slug: string }
