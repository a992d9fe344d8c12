/** A post of a community forum. All strings are untrusted. */
export type CommunityPost = {
  /** The forum's own id, the same in every search. */
  id: string
  /** The part of the community it belongs to, without `r/`. */
  forum: string
  title: string
  /** Markdown as its author wrote it; empty where the post is only a link. */
  text: string
  /** Absolute address. */
  permalink: string
  /** The address that the post passes on, where it is a link. */
  link: string | null
  createdAt: Date
  votes: number
  comments: number
  /** The id of the post that this one repeats elsewhere. */
  repeats: string | null
  locked: boolean
  /** Why it must not be recommended. */
  unfit: 'adult' | 'removed' | 'advertisement' | null
}

/** A rule of a forum, in its own words. */
export type ForumRule = { title: string; text: string }

/**
 * Why a forum could not be read. The first three concern one forum alone; after the others asking for another forum
 * is in vain.
 */
export type CommunityFailure =
  | 'no_such_forum'
  | 'closed_forum'
  | 'unreadable'
  | 'unreachable'
  | 'refused'
  | 'rate_limited'
  | 'wrong_credentials'

export class CommunityError extends Error {
  readonly failure: CommunityFailure

  constructor(failure: CommunityFailure, message: string) {
    super(message)
    this.name = 'CommunityError'
    this.failure = failure
  }

  /** True when another forum of the same community may well be read. */
  get concernsOneForum(): boolean {
    return ['no_such_forum', 'closed_forum', 'unreadable'].includes(this.failure)
  }
}

export type AskOptions = {
  signal: AbortSignal
  /** Called before the engine pauses, because the community's rate limit requires it. */
  onWait?: (seconds: number) => void
}

/** Reads a community forum. Every method throws {@link CommunityError}, what an abort gives, and nothing else. */
export interface Community {
  /** How it is read: `public-json`, or `oauth` with an account of one's own. */
  readonly name: string
  /** The host that is asked, for example `www.reddit.com`. */
  readonly site: string
  /** At most 100 posts, as the forum's own search ranks them. Without `forum` the whole community is searched. */
  searchPosts(
    search: { query: string; forum?: string; sort: 'relevance' | 'new' },
    options: AskOptions,
  ): Promise<CommunityPost[]>
  readRules(forum: string, options: AskOptions): Promise<ForumRule[]>
}
