import type { PgBoss } from 'pg-boss'
import type { Logger } from 'pino'
import type { Config } from '../config/config.ts'
import type { Database } from '../db/client.ts'
import type { AnswerEngine } from '../engines/answer-panel/answer-panel.ts'
import type { SharedCache } from '../engines/cache/cache.ts'
import type { Community } from '../engines/community/community.ts'
import type { Connector } from '../engines/connector/connector.ts'
import type { Destinations } from '../engines/destination/destinations.ts'
import type { Embeddings } from '../engines/embeddings/embeddings.ts'
import type { Files } from '../engines/files/files.ts'
import type { Illustrator } from '../engines/illustrator/illustrator.ts'
import type { LeadMagnetWriter } from '../engines/lead-magnet-writer/lead-magnet-writer.ts'
import type { Limiter } from '../engines/limiter/limiter.ts'
import type { Mail } from '../engines/mail/mail.ts'
import type { Outbox } from '../engines/mail/outbox.ts'
import type { MailRecords } from '../engines/mail-records/mail-records.ts'
import type { Ollama } from '../engines/ollama/ollama.ts'
import type { OperatorModels } from '../engines/operator-models/choose-models.ts'
import type { Portraitist } from '../engines/portraitist/portraitist.ts'
import type { Reader } from '../engines/reader/reader.ts'
import type { SiteReader } from '../engines/reader/site-reader.ts'
import type { Search } from '../engines/search/search.ts'
import type { SearchConsole } from '../engines/search-console/search-console.ts'
import type { SocialNetworks } from '../engines/social/social.ts'
import type { SpeechEngine } from '../engines/speech/speech.ts'
import type { Typesetter } from '../engines/typesetter/typesetter.ts'
import type { Writer } from '../engines/writer/writer.ts'
import type { AddressVetting } from '../outbound/address-vetting.ts'
import type { GuardedFetch } from '../outbound/guarded-fetch.ts'
import type { GuardedPost } from '../outbound/guarded-post.ts'
import type { PriceList } from '../prices/price-list.ts'
import type { Caller } from './caller.ts'
import type { KeyedRequest } from './keyed-request.ts'
import type { AnswerCache } from './process-cache.ts'
import type { ViewCounter } from './view-counter.ts'

/** External systems, behind interfaces: slow and unreliable. */
export type Engines = {
  reader: Reader
  guardedFetch: GuardedFetch
  /** For every address that somebody gives. */
  vetAddress: AddressVetting
  /** For webhooks: many small concurrent POST requests. */
  guardedPost: GuardedPost
  /** Crawls a whole site, politely. */
  siteReader: SiteReader
  mailRecords: MailRecords
  writer: Writer
  /** Configured by the operator; a tenant's own models take precedence: `findModels`. */
  models: OperatorModels
  /** Connects to the endpoints that tenants configure. */
  connector: Connector
  ollama: Ollama
  leadMagnetWriter: LeadMagnetWriter
  typesetter: Typesetter
  /** Undefined if the built-in voice was left out and no endpoint is configured. */
  speech: SpeechEngine | undefined
  /** If undefined, `enable_search` searches the tenant's own knowledge. */
  webSearch: Search | undefined
  /** If undefined, search uses words and their synonyms. */
  embeddings: Embeddings | undefined
  community: Community
  /** The operator's answer engines, never empty; a tenant's own take precedence: `findAnswerPanel`. */
  answerPanel: readonly AnswerEngine[]
  illustrator: Illustrator
  portraitist: Portraitist
  social: SocialNetworks
  searchConsole: SearchConsole
  /** Where articles are published outside the desk, by kind. */
  destinations: Destinations
  mail: Mail
  /** Set while emails stay on this machine. */
  outbox: Outbox | undefined
  files: Files
  /** Never rejects; every read is a miss while its store is lost. */
  cache: SharedCache
  limiter: Limiter
}

/** What every use case receives. Inside a transaction `db` is the transaction. */
export type Context = {
  config: Config
  log: Logger
  db: Database
  queue: PgBoss
  engines: Engines
  /** Database results that this process caches for a moment. */
  cached: AnswerCache
  /** What readers did, counted in this process until it is added to the rows. */
  views: ViewCounter
  prices: PriceList
  /** The one clock, so that a test can move it. */
  now(): Date
  /** Aborts once this process is told to end: who waits for a job is then answered with the job to poll. */
  stopping: AbortSignal
}

export type AgentContext = Context & {
  caller: Caller
  /** The request that is being answered, if it has an `Idempotency-Key`. */
  request?: KeyedRequest
}

/** For a job, which acts on behalf of its requester. */
export function asAgent(ctx: Context, caller: Caller): AgentContext {
  return { ...ctx, caller }
}
