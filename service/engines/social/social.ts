import type { Counting } from '#contract/post-length.ts'

/** What is sealed with an account: credentials and tokens by the network's own names. */
export type SocialSecret = Readonly<Record<string, string>>

/** An account as its network knows it. */
export type SocialIdentity = {
  /** The network's own id: names change, this does not. */
  identity: string
  handle: string
  displayName: string | null
  url: string | null
  /** Of one post, as `counting` counts. */
  charLimit: number
  secret: SocialSecret
}

export type SocialAccount = { server: string; identity: string; handle: string; secret: SocialSecret }

/** One post of a thread, or the only one. `ref` is what a reply to it must name, opaque to other code. */
export type PostedPart = { id: string; url: string | null; ref: string }

export type SocialPost = {
  /** One for each post, in order; each but the first replies to the one before. */
  parts: readonly string[]
  /** ISO 639-1. */
  language: string
  /** Names this post for good: a second try under the same key never posts twice. */
  key: string
  createdAt: Date
  /** Drawn under the part that has its address in it, where the network does not draw it by itself. */
  card: { url: string; title: string; description: string } | null
  /** Parts that an earlier try has posted. */
  done: readonly PostedPart[]
  /** True if an earlier attempt may have posted a part without recording it. */
  isRetry: boolean
  /** Called after each part, before the next. */
  report(part: PostedPart): Promise<void>
  /** Called when tokens changed, before they are used. */
  storeSecret(secret: SocialSecret): Promise<void>
  signal: AbortSignal
}

/** How readers answered a post, as its network counts. */
export type PostCounts = { likes: number; replies: number; reposts: number }

/** What became of a part, by its id. */
export type CountedPart = { id: string; found: PostCounts | 'gone' }

export type SocialRequest = Pick<SocialPost, 'storeSecret' | 'signal'>

/** `credentials`: connect it again. `rate_limited`: later. `refused`: this text, or this account. */
export type SocialFailure = 'credentials' | 'rate_limited' | 'refused' | 'unreachable'

/** Why the network failed, as a message that may quote it. */
export class SocialError extends Error {
  readonly failure: SocialFailure
  readonly retryAfterSeconds: number

  constructor(failure: SocialFailure, message: string, retryAfterSeconds = 60) {
    super(message)
    this.name = 'SocialError'
    this.failure = failure
    this.retryAfterSeconds = retryAfterSeconds
  }
}

/** One network; a further one is a further implementation. All calls throw {@link SocialError} and nothing else. */
export interface SocialNetwork {
  /** As a person calls it. */
  readonly name: string
  readonly counting: Counting
  /** Verifies credentials and returns their account. */
  connect(server: string, credentials: SocialSecret, signal: AbortSignal): Promise<SocialIdentity>
  /** Posts what is not done yet. Answers all parts. */
  post(account: SocialAccount, post: SocialPost): Promise<PostedPart[]>
  /** Deletes parts of a post, the last first; one that is gone already is no failure. */
  remove(account: SocialAccount, parts: readonly PostedPart[], request: SocialRequest): Promise<void>
  /** Each part as soon as the network answered; one that it says nothing about is left out. */
  count(
    account: SocialAccount,
    parts: readonly PostedPart[],
    request: SocialRequest,
  ): AsyncIterable<CountedPart>
}

export type SocialNetworks = Readonly<Record<'mastodon' | 'bluesky', SocialNetwork>>
