import { join } from 'node:path'
import type { Logger } from 'pino'
import { type Config, ConfigError, exposingSetting } from './config/config.ts'
import type { Context, Engines } from './core/context.ts'
import { createRemembered } from './core/process-cache.ts'
import { createChangeFeed } from './db/change-feed.ts'
import { type DatabaseAddress, openDatabase } from './db/client.ts'
import { chooseAnswerPanel } from './engines/answer-panel/choose-answer-panel.ts'
import { createBuiltInCache } from './engines/cache/built-in-cache.ts'
import { failOpenCache } from './engines/cache/fail-open-cache.ts'
import { createRedditCommunity } from './engines/community/reddit-community.ts'
import { createConnector } from './engines/connector/create-connector.ts'
import { createDestinations } from './engines/destination/destinations.ts'
import { chooseEmbeddings } from './engines/embeddings/choose-embeddings.ts'
import { chooseFiles } from './engines/files/choose-files.ts'
import { builtInIllustrator } from './engines/illustrator/built-in-illustrator.ts'
import { createLeadMagnetWriter } from './engines/lead-magnet-writer/create-lead-magnet-writer.ts'
import { createBuiltInCounter } from './engines/limiter/built-in-counter.ts'
import { createLimiter } from './engines/limiter/create-limiter.ts'
import { createOutboxMail } from './engines/mail/outbox-mail.ts'
import { createSmtpMail } from './engines/mail/smtp-mail.ts'
import { createBuiltInMailRecords } from './engines/mail-records/built-in-mail-records.ts'
import { createOllama } from './engines/ollama/create-ollama.ts'
import { chooseModels } from './engines/operator-models/choose-models.ts'
import { builtInPortraitist } from './engines/portraitist/built-in-portraitist.ts'
import { createBuiltInReader } from './engines/reader/built-in-reader.ts'
import { createSiteReader } from './engines/reader/built-in-site-reader.ts'
import { createSearxngSearch } from './engines/search/searxng-search.ts'
import { createGoogleSearchConsole, googleAddresses } from './engines/search-console/google-search-console.ts'
import { createSocialNetworks } from './engines/social/social-networks.ts'
import { chooseSpeech } from './engines/speech/choose-speech.ts'
import { createBuiltInTypesetter } from './engines/typesetter/built-in-typesetter.ts'
import { createWriter } from './engines/writer/create-writer.ts'
import { effectiveRateLimits } from './http/rate-limit.ts'
import { createAddressVetting } from './outbound/address-vetting.ts'
import { createGuardedFetch, type GuardedFetch } from './outbound/guarded-fetch.ts'
import { createGuardedPost } from './outbound/guarded-post.ts'
import { allowanceOfEndpoint } from './outbound/outbound-allowance.ts'
import { type PriceList, readPriceList } from './prices/price-list.ts'
import { createQueue } from './queue/queue.ts'
import { createCountries } from './results/countries.ts'
import { createViewCounter } from './results/create-view-counter.ts'

const publicForum = 'https://www.reddit.com'

export type BuiltContext = {
  ctx: Context
  /** Lets go of everything that was opened, the queue first. */
  close(): Promise<void>
}

/**
 * Chooses each engine by configuration and opens the database and the queue.
 * @param options.patienceMs how long a query may take, see `openDatabase`
 */
export async function buildContext(options: {
  config: Config
  log: Logger
  address: DatabaseAddress
  supervise: boolean
  stopping?: AbortSignal
  patienceMs?: number
}): Promise<BuiltContext> {
  const { config, log, address, supervise, patienceMs, stopping = new AbortController().signal } = options
  const prices: PriceList = readPriceList(config.pricesFile)
  const database = openDatabase(address, {
    connections: 16,
    patienceMs,
    onError: (err) => log.error({ err }, 'database connection lost'),
  })
  const queue = createQueue(address, { log, connections: 6, supervise })
  const changes = createChangeFeed(address)
  const limits = effectiveRateLimits(config)
  const now = () => new Date()
  const redis = config.redisUrl ? await openRedis(config.redisUrl, limits) : undefined
  const guardedFetch = createGuardedFetch({ allow: config.outboundAllow })
  const guardedPost = createGuardedPost({ allow: config.outboundAllow })
  const connector = createConnector({ allow: config.outboundAllow, ollamaUrl: config.ollamaUrl })
  const ollama = createOllama({ url: config.ollamaUrl })
  const communityUrl = config.communityUrl ?? publicForum
  const { searchConsoleUrl } = config
  const communityFetch = forumFetch(config, guardedFetch)
  const engines: Engines = {
    reader: createBuiltInReader(guardedFetch),
    guardedFetch,
    vetAddress: createAddressVetting({ allow: config.outboundAllow }),
    guardedPost,
    siteReader: createSiteReader(guardedFetch),
    mailRecords: createBuiltInMailRecords({ allow: config.outboundAllow }),
    writer: createWriter(),
    models: chooseModels(config),
    connector,
    ollama,
    leadMagnetWriter: createLeadMagnetWriter(),
    typesetter: createBuiltInTypesetter(),
    speech: chooseSpeech(config.speech),
    webSearch: config.searchUrl ? createSearxngSearch(config.searchUrl) : undefined,
    embeddings: chooseEmbeddings(config.embeddings),
    community: createRedditCommunity({
      address: communityUrl,
      credentials: config.community,
      fetch: communityFetch,
    }),
    answerPanel: chooseAnswerPanel(config.answerEngines),
    illustrator: builtInIllustrator(),
    portraitist: builtInPortraitist(),
    social: createSocialNetworks(guardedFetch),
    searchConsole: createGoogleSearchConsole(guardedFetch, now, {
      addresses: searchConsoleUrl
        ? {
            consent: `${searchConsoleUrl}/consent`,
            token: `${searchConsoleUrl}/token`,
            api: searchConsoleUrl,
          }
        : googleAddresses,
      client: config.searchConsoleClient,
    }),
    destinations: createDestinations(guardedFetch),
    ...chooseMail(config),
    files: await chooseFiles({ folder: join(config.dataDir, 'files'), bucket: config.bucket }),
    cache: failOpenCache(redis?.cache ?? createBuiltInCache(database.pool), (err) =>
      log.warn({ err }, 'cache unavailable, rendering without it'),
    ),
    limiter: createLimiter(redis?.counter ?? createBuiltInCounter(database.pool, limits), limits),
  }
  const countries = config.countryDatabase ? createCountries(config.countryDatabase, log) : undefined
  const ctx: Context = {
    config,
    log,
    db: database.db,
    queue,
    engines,
    cached: createRemembered(changes),
    views: createViewCounter({ db: database.db, log, now }, countries),
    prices,
    now,
    stopping,
  }
  return {
    ctx,
    async close() {
      await queue.stop({ graceful: true, timeout: 8000 })
      redis?.connection.disconnect()
      await changes.close()
      for (const engine of [guardedFetch, guardedPost, connector, ollama]) await engine.close()
      if (communityFetch !== guardedFetch) await communityFetch.close()
      await database.close()
    },
  }
}

/** What is kept in Redis. Its libraries load only where one is configured. */
async function openRedis(url: string, limits: ReturnType<typeof effectiveRateLimits>) {
  const [{ connectRedis }, { createRedisCache }, { createRedisCounter }] = await Promise.all([
    import('./engines/redis/connect-redis.ts'),
    import('./engines/cache/redis-cache.ts'),
    import('./engines/limiter/redis-counter.ts'),
  ])
  const connection = connectRedis(url)
  return { connection, cache: createRedisCache(connection), counter: createRedisCounter(connection, limits) }
}

/** A forum that the operator named may live inside; what OUTBOUND_ALLOW says about its host comes last and counts. */
function forumFetch(config: Config, guardedFetch: GuardedFetch): GuardedFetch {
  const { communityUrl, outboundAllow } = config
  if (communityUrl === undefined) return guardedFetch
  return createGuardedFetch({ allow: [allowanceOfEndpoint(communityUrl), outboundAllow] })
}

/**
 * SMTP if configured; else the outbox, which delivers nothing outside and is therefore rejected if outsiders can
 * register.
 */
function chooseMail(config: Config): Pick<Engines, 'mail' | 'outbox'> {
  if (config.smtpUrl)
    return { mail: createSmtpMail({ url: config.smtpUrl, from: config.mailFrom }), outbox: undefined }
  const exposing = exposingSetting(config)
  if (exposing !== undefined) {
    throw new ConfigError(
      `SMTP_URL is missing: with ${exposing} the service is reachable from outside and must send real mail.`,
    )
  }
  const outbox = createOutboxMail({
    folder: join(config.dataDir, 'outbox'),
    from: config.mailFrom,
    now: () => new Date(),
  })
  return { mail: outbox, outbox }
}
