import type { Block } from './block.ts'

/** Credentials by the vendor's own names; sealed where they are stored. */
export type DestinationSecret = Readonly<Record<string, string>>

/** What a test found out about a destination and later calls need. */
export type DestinationFacts = {
  /** Who the credentials belong to, as the destination says it; null where it has no accounts. */
  account: string | null
  /** The program and its version; null where it does not tell. */
  program: string | null
  /** What it can do that others of its kind cannot, by names that its own engine gives. */
  features: string[]
  authors: { id: string; name: string }[]
  categories: { id: string; name: string }[]
  /** Base of its API where that is not known from its address. */
  apiRoot: string | null
}

export type DestinationConnection = {
  /** Without a trailing slash. */
  url: string
  secret: DestinationSecret
  facts: DestinationFacts
  /** Where an article can be read whose destination does not answer its address; `{slug}` stands for its slug. */
  addressPattern: string | null
}

export type DestinationPicture = {
  file: string
  role: 'cover' | 'figure'
  alt: string
  caption: string
  widthPx: number
  heightPx: number
  bytes: Uint8Array
  /** SHA-256 of the bytes in hex. */
  hash: string
  /** Where the desk's own site shows it to everybody; null while it does not. */
  publicUrl: string | null
}

/** A picture as the destination keeps it; `id` is empty where it names pictures by address alone. */
export type UploadedPicture = { id: string; url: string }

export type DestinationSource = { reference: number; title: string; url: string | null }

/** An article ready to be sent. All strings are plain text. */
export type DestinationArticle = {
  /** The same for one article at one destination: by it a post is found again whose answer was lost. */
  marker: string
  as: 'live' | 'draft'
  title: string
  slug: string
  description: string
  /** BCP 47 tag. */
  language: string
  tags: string[]
  /** Ids of the destination. */
  categoryIds: string[]
  authorId: string | null
  publishedAt: Date
  updatedAt: Date
  /** The address under which search engines should list it; null where this destination is that address. */
  canonicalUrl: string | null
  blocks: Block[]
  sources: DestinationSource[]
  /** What the list of sources is called in the article's language. */
  sourcesTitle: string
  /** GitHub-flavoured, with `[n]` for its sources. */
  markdown: string
  cover: DestinationPicture | null
  figures: DestinationPicture[]
  /** By file name; empty where the destination takes no uploads. */
  uploads: ReadonlyMap<string, UploadedPicture>
  /** False for one that was imported: people wrote it elsewhere. */
  isWrittenByModel: boolean
  /** schema.org `Article`. */
  structuredData: Record<string, unknown>
}

/** A post as its destination has it. */
export type RemotePost = {
  id: string
  /** Null while it has none. */
  url: string | null
  state: 'live' | 'draft'
  /** Changes with every edit there; opaque. Null where the destination cannot tell. */
  revision: string | null
}

/**
 * `credentials`: connect it again. `refused`: this article, as it is. `rate_limited` and `unreachable`: later.
 * `not_found`: the post is gone.
 */
export type DestinationFailure = 'credentials' | 'refused' | 'rate_limited' | 'unreachable' | 'not_found'

/** Why a destination failed, as a sentence that may quote it and never contains a secret. */
export class DestinationError extends Error {
  readonly failure: DestinationFailure
  readonly retryAfterSeconds: number

  constructor(failure: DestinationFailure, message: string, retryAfterSeconds = 60) {
    super(message)
    this.name = 'DestinationError'
    this.failure = failure
    this.retryAfterSeconds = retryAfterSeconds
  }
}

/** One kind of place to publish at. All calls throw {@link DestinationError} for what the other side does, and nothing else. */
export interface DestinationEngine {
  /** As a person calls it. */
  readonly name: string
  /** Verifies address and credentials, and learns what later calls need. */
  test(connection: DestinationConnection, signal: AbortSignal): Promise<DestinationFacts>
  /** Stores a picture, or finds it if it is stored. Undefined for a destination that takes pictures in no other way than with the article. */
  upload?(
    connection: DestinationConnection,
    picture: DestinationPicture,
    signal: AbortSignal,
  ): Promise<UploadedPicture>
  create(
    connection: DestinationConnection,
    article: DestinationArticle,
    signal: AbortSignal,
  ): Promise<RemotePost>
  /** The post that an earlier {@link create} made whose answer was lost. */
  findLost(
    connection: DestinationConnection,
    article: Pick<DestinationArticle, 'marker' | 'slug' | 'title'>,
    signal: AbortSignal,
  ): Promise<RemotePost | undefined>
  /** Replaces what is there. `not_found` if it was deleted there. */
  update(
    connection: DestinationConnection,
    id: string,
    article: DestinationArticle,
    signal: AbortSignal,
  ): Promise<RemotePost>
  /** Takes a post off the public site and keeps it there as a draft; one that is gone already is no failure. */
  unpublish(
    connection: DestinationConnection,
    post: { id: string; article: Pick<DestinationArticle, 'marker' | 'slug' | 'title'> },
    signal: AbortSignal,
  ): Promise<void>
  /** Undefined when it was deleted there. Undefined as a function where the destination cannot be asked. */
  read?(connection: DestinationConnection, id: string, signal: AbortSignal): Promise<RemotePost | undefined>
}
