import { randomBytes } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { BlockList, isIP, isIPv6 } from 'node:net'
import { join, resolve } from 'node:path'
import { z } from 'zod'
import { isLoopback } from './is-loopback.ts'

const portNumber = z.coerce.number().int().min(1).max(65535)
const port = (fallback: number) => portNumber.default(fallback)
const address = z.url({ protocol: /^https?$/ }).transform((url) => url.replace(/\/+$/, ''))
const json = (value: string, context: z.RefinementCtx) => {
  try {
    return JSON.parse(value) as unknown
  } catch {
    context.addIssue({ code: 'custom', message: 'is not valid JSON' })
    return z.NEVER
  }
}

/** A limit of `RATE_LIMITS`: so many requests in so many seconds. */
const RateLimit = z.strictObject({ limit: z.int().min(1), window_seconds: z.int().min(1) })
export type RateLimit = z.infer<typeof RateLimit>

/** One model of the answer panel (ANSWER_ENGINES). */
const AnswerEngine = z.strictObject({
  id: z.string().regex(/^[a-z0-9][a-z0-9._:/-]{0,99}$/i, 'has an id of other than letters, digits and ._:/-'),
  url: address,
  model: z.string().min(1),
  key: z.string().min(1).optional(),
  label: z.string().min(1).max(100).optional(),
})
const AnswerEngines = z
  .array(AnswerEngine)
  .min(1)
  .max(20)
  .refine((engines) => new Set(engines.map(({ id }) => id)).size === engines.length, 'names one id twice')
  .refine((engines) => engines.every(({ id }) => id !== 'built-in'), 'must not name a model built-in')

/** A number of tokens, from what a small local model has to the largest contexts there are. */
const tokens = z.coerce.number().int().min(500).max(4_000_000)

/** Days for which something is kept; 0 keeps it for ever, which is null here. */
const daysKept = (fallback: number) =>
  z.coerce
    .number()
    .int()
    .min(0)
    .max(36_500)
    .default(fallback)
    .transform((days) => (days === 0 ? null : days))

/** A list as JSON, or the path of a file with one: keys are safer in a file than in an environment. */
const jsonOrFile = (value: string, context: z.RefinementCtx) => {
  if (value.trimStart().startsWith('[')) return json(value, context)
  if (existsSync(value)) return json(readFileSync(value, 'utf8'), context)
  context.addIssue({ code: 'custom', message: 'is neither a JSON list nor the path of a file' })
  return z.NEVER
}

/** IP addresses and networks in CIDR notation, separated by commas: `10.0.0.0/8, 2001:db8::7`. */
const addressList = (value: string, context: z.RefinementCtx) => {
  const list = new BlockList()
  for (const entry of value.split(',').map((one) => one.trim())) {
    if (entry === '') continue
    const [address = '', prefix] = entry.split('/')
    const bits = isIPv6(address) ? 128 : 32
    const length = prefix === undefined ? bits : Number(prefix)
    if (isIP(address) === 0 || !Number.isInteger(length) || length < 0 || length > bits) {
      context.addIssue({
        code: 'custom',
        message: `has "${entry}", which is no address and no network like 10.0.0.0/8`,
      })
      return z.NEVER
    }
    list.addSubnet(address, length, isIPv6(address) ? 'ipv6' : 'ipv4')
  }
  return list
}

const Environment = z.object({
  DATA_DIR: z
    .string()
    .min(1)
    .default('.data')
    .transform((path) => resolve(path)),
  HOST: z.string().min(1).default('127.0.0.1'),
  SERVICE_PORT: port(4000),
  DASHBOARD_PORT: port(3000),
  SERVICE_URL: address.optional(),
  DASHBOARD_URL: address.optional(),
  SECURITY_CONTACT: z
    .string()
    .regex(/^(mailto:|https:\/\/)\S+$/, 'must be a mailto: or https: address')
    .optional(),
  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/ }).optional(),
  DATABASE_POOLING: z.enum(['session', 'transaction']).default('session'),
  REDIS_URL: z.url({ protocol: /^rediss?$/ }).optional(),
  FILES_URL: address.optional(),
  FILES_BUCKET: z.string().min(1).optional(),
  FILES_REGION: z.string().min(1).default('us-east-1'),
  FILES_KEY_ID: z.string().min(1).optional(),
  FILES_SECRET: z.string().min(1).optional(),
  SMTP_URL: z.url({ protocol: /^smtps?$/ }).optional(),
  MAIL_FROM: z.string().min(3).default('Masthead <desk@localhost>'),
  OUTBOUND_ALLOW: z.string().default(''),
  RATE_LIMITS: z.string().transform(json).pipe(z.record(z.string(), RateLimit)).optional(),
  PRICES_FILE: z.string().min(1).optional(),
  WRITER_URL: address.optional(),
  WRITER_MODEL: z.string().min(1).optional(),
  WRITER_KEY: z.string().min(1).optional(),
  WRITER_CONTEXT: tokens.min(2_000).optional(),
  WRITER_EVIDENCE: tokens.optional(),
  WRITER_CONCURRENCY: z.coerce.number().int().min(1).max(64).optional(),
  WRITER_SILENCE: z.coerce.number().int().min(30).max(900).optional(),
  CHECKER_URL: address.optional(),
  CHECKER_MODEL: z.string().min(1).optional(),
  CHECKER_KEY: z.string().min(1).optional(),
  CHECKER_CONTEXT: tokens.min(2_000).optional(),
  CHECKER_ANSWERS: z.enum(['verdicts', 'yes_no']).optional(),
  EMBEDDINGS_URL: address.optional(),
  EMBEDDINGS_MODEL: z.string().min(1).optional(),
  EMBEDDINGS_KEY: z.string().min(1).optional(),
  SPEECH_URL: address.optional(),
  SPEECH_MODEL: z.string().min(1).optional(),
  SPEECH_VOICE: z.string().min(1).optional(),
  SPEECH_KEY: z.string().min(1).optional(),
  OLLAMA_URL: address.default('http://127.0.0.1:11434'),
  SEARCH_URL: address.optional(),
  COMMUNITY_URL: address.optional(),
  COMMUNITY_CLIENT_ID: z.string().min(1).optional(),
  COMMUNITY_CLIENT_SECRET: z.string().min(1).optional(),
  ANSWER_ENGINES: z.string().transform(jsonOrFile).pipe(AnswerEngines).optional(),
  ARTICLES_AT_ONCE: z.coerce.number().int().min(1).max(64).default(2),
  KEEP_DELIVERIES_DAYS: daysKept(90),
  KEEP_ATTEMPT_BODIES_DAYS: daysKept(30),
  KEEP_EVENTS_DAYS: daysKept(90),
  KEEP_VERSIONS_DAYS: daysKept(365),
  KEEP_RUN_LOGS_DAYS: daysKept(180),
  SEARCH_CONSOLE_URL: address.optional(),
  SEARCH_CONSOLE_CLIENT_ID: z.string().min(1).optional(),
  SEARCH_CONSOLE_CLIENT_SECRET: z.string().min(1).optional(),
  COUNTRY_DATABASE: z.string().min(1).optional(),
  TRUSTED_PROXIES: z.string().default('').transform(addressList),
  DRAIN_SECONDS: z.coerce.number().int().min(0).max(300).optional(),
  WORKER_PORT: z.union([z.enum(['auto', 'off']), portNumber]).default('auto'),
  OTEL_EXPORTER_OTLP_ENDPOINT: address.optional(),
  OTEL_SERVICE_NAME: z.string().min(1).default('masthead'),
  OTEL_TRACES_SAMPLER_ARG: z.coerce.number().min(0).max(1).default(1),
  METRICS_TOKEN: z.string().min(8).optional(),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
})

const Secrets = z.looseObject({
  sealing_key: z.string().transform((value) => Buffer.from(value, 'base64')),
  token_key: z.string().transform((value) => Buffer.from(value, 'base64')),
})

/** All external settings of the service; URLs have no trailing slash. */
export type Config = {
  dataDir: string
  host: string
  port: number
  serviceUrl: string
  dashboardUrl: string
  /** Where weaknesses are reported to, for `/.well-known/security.txt`. */
  securityContact: string | undefined
  databaseUrl: string | undefined
  /** `transaction`: a pooler in front of the database gives each transaction another connection. */
  databasePooling: 'session' | 'transaction'
  redisUrl: string | undefined
  /** If set, files are stored in this S3-compatible bucket. */
  bucket: Bucket | undefined
  smtpUrl: string | undefined
  mailFrom: string
  outboundAllow: string
  rateLimits: Record<string, RateLimit>
  pricesFile: string | undefined
  writer: WriterSettings | undefined
  checker: CheckerSettings | undefined
  embeddings: ModelEndpoint | undefined
  /** Undefined: the built-in voice reads aloud. */
  speech: (ModelEndpoint & { voice: string }) | undefined
  /** Where an Ollama is looked for. */
  ollamaUrl: string
  searchUrl: string | undefined
  /** Set: another forum than the default. */
  communityUrl: string | undefined
  community: { clientId: string; clientSecret: string } | undefined
  /** Undefined: the built-in engine answers. */
  answerEngines: z.infer<typeof AnswerEngines> | undefined
  /** Articles that one worker process writes at the same time. */
  articlesAtOnce: number
  /** Days for which each is kept; null is for ever. */
  keepDays: Readonly<Record<Kept, number | null>>
  /** Set: a proxy that speaks for Google's Search Console, its token included. */
  searchConsoleUrl: string | undefined
  searchConsoleClient: { id: string; secret: string } | undefined
  /** A file in the MaxMind format; undefined: countries of readers are not counted. */
  countryDatabase: string | undefined
  /** Machines whose `X-Forwarded-For` is believed. */
  trustedProxies: BlockList
  /** How long the API goes on answering after it was told to end, so that proxies notice and leave. */
  drainMs: number
  /** Where a worker without the API answers /metrics and /health; `auto`: the first free port from 4001 on. */
  workerPort: number | 'auto' | 'off'
  /** If set, spans are sent to this collector; `share` of the traces that begin here, 0 to 1. */
  tracing: { url: string; serviceName: string; share: number } | undefined
  metricsToken: string | undefined
  logLevel: z.infer<typeof Environment>['LOG_LEVEL']
  /** AES-256 key for what must be read again (webhook secrets). */
  sealingKey: Buffer
  /** HMAC key for what must only be compared (claim tokens, codes). */
  tokenKey: Buffer
}

/** What goes by itself when it is old: see .env.example. */
type Kept = 'deliveries' | 'attempt_bodies' | 'events' | 'versions' | 'run_logs'

/** A model behind an OpenAI-compatible API; `url` is the base of the API. */
export type ModelEndpoint = { url: string; model: string; key: string | undefined }

/** What is undefined has a default; `silenceSeconds` is how long a call may go without a sign of life. */
export type WriterSettings = ModelEndpoint & {
  contextTokens: number | undefined
  evidenceTokens: number | undefined
  concurrency: number | undefined
  silenceSeconds: number | undefined
}

/** `answers` is read from the model's name where it is undefined. */
export type CheckerSettings = ModelEndpoint & {
  contextTokens: number | undefined
  answers: 'verdicts' | 'yes_no' | undefined
}

/** An S3-compatible bucket; `url` is its endpoint, without the bucket's name. */
export type Bucket = { url: string; name: string; region: string; keyId: string; secret: string }

/** A setting that is missing or wrong; the message names it. The program refuses to start. */
export class ConfigError extends Error {}

/**
 * Reads the environment once, at start.
 * @throws {ConfigError} naming the variable
 */
export function readConfig(environment: Record<string, string | undefined>): Config {
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''))
  const parsed = Environment.safeParse(given)
  if (!parsed.success) {
    const [issue] = parsed.error.issues
    throw new ConfigError(
      `${issue?.path.join('.') ?? 'A setting'} is wrong: ${issue?.message ?? 'invalid'}. See .env.example.`,
    )
  }
  const env = parsed.data
  if ((env.SEARCH_CONSOLE_CLIENT_ID === undefined) !== (env.SEARCH_CONSOLE_CLIENT_SECRET === undefined)) {
    throw new ConfigError(
      'SEARCH_CONSOLE_CLIENT_ID and SEARCH_CONSOLE_CLIENT_SECRET belong together: one is missing.',
    )
  }
  if ((env.COMMUNITY_CLIENT_ID === undefined) !== (env.COMMUNITY_CLIENT_SECRET === undefined)) {
    throw new ConfigError('COMMUNITY_CLIENT_ID and COMMUNITY_CLIENT_SECRET belong together: one is missing.')
  }
  const secrets = readSecrets(env.DATA_DIR)
  const serviceUrl = env.SERVICE_URL ?? `http://${displayHost(env.HOST)}:${env.SERVICE_PORT}`
  // Without a proxy nobody has to notice.
  const usualDrainSeconds = isLoopback(new URL(serviceUrl).hostname) ? 0 : 5
  return {
    dataDir: env.DATA_DIR,
    host: env.HOST,
    port: env.SERVICE_PORT,
    serviceUrl,
    dashboardUrl: env.DASHBOARD_URL ?? `http://${displayHost(env.HOST)}:${env.DASHBOARD_PORT}`,
    securityContact: env.SECURITY_CONTACT,
    databaseUrl: env.DATABASE_URL,
    databasePooling: env.DATABASE_POOLING,
    redisUrl: env.REDIS_URL,
    bucket: readBucket(env),
    smtpUrl: env.SMTP_URL,
    mailFrom: env.MAIL_FROM,
    outboundAllow: env.OUTBOUND_ALLOW,
    rateLimits: env.RATE_LIMITS ?? {},
    pricesFile: env.PRICES_FILE,
    writer: readWriter(env),
    checker: readChecker(env),
    embeddings: readEndpoint(env, 'EMBEDDINGS'),
    speech: readSpeech(env),
    ollamaUrl: env.OLLAMA_URL,
    searchUrl: env.SEARCH_URL,
    communityUrl: env.COMMUNITY_URL,
    community:
      env.COMMUNITY_CLIENT_ID && env.COMMUNITY_CLIENT_SECRET
        ? { clientId: env.COMMUNITY_CLIENT_ID, clientSecret: env.COMMUNITY_CLIENT_SECRET }
        : undefined,
    answerEngines: env.ANSWER_ENGINES,
    articlesAtOnce: env.ARTICLES_AT_ONCE,
    keepDays: {
      deliveries: env.KEEP_DELIVERIES_DAYS,
      attempt_bodies: env.KEEP_ATTEMPT_BODIES_DAYS,
      events: env.KEEP_EVENTS_DAYS,
      versions: env.KEEP_VERSIONS_DAYS,
      run_logs: env.KEEP_RUN_LOGS_DAYS,
    },
    searchConsoleUrl: env.SEARCH_CONSOLE_URL,
    searchConsoleClient:
      env.SEARCH_CONSOLE_CLIENT_ID && env.SEARCH_CONSOLE_CLIENT_SECRET
        ? { id: env.SEARCH_CONSOLE_CLIENT_ID, secret: env.SEARCH_CONSOLE_CLIENT_SECRET }
        : undefined,
    countryDatabase: env.COUNTRY_DATABASE,
    trustedProxies: env.TRUSTED_PROXIES,
    drainMs: (env.DRAIN_SECONDS ?? usualDrainSeconds) * 1000,
    workerPort: env.WORKER_PORT,
    tracing: env.OTEL_EXPORTER_OTLP_ENDPOINT
      ? {
          url: env.OTEL_EXPORTER_OTLP_ENDPOINT,
          serviceName: env.OTEL_SERVICE_NAME,
          share: env.OTEL_TRACES_SAMPLER_ARG,
        }
      : undefined,
    metricsToken: env.METRICS_TOKEN,
    logLevel: env.LOG_LEVEL,
    sealingKey: secrets.sealing_key,
    tokenKey: secrets.token_key,
  }
}

type EndpointName = 'WRITER' | 'CHECKER' | 'EMBEDDINGS' | 'SPEECH'

/** An endpoint needs its address and the name of its model; the other settings mean nothing without them. */
function readEndpoint(env: z.infer<typeof Environment>, name: EndpointName): ModelEndpoint | undefined {
  const [url, model, key] = [env[`${name}_URL`], env[`${name}_MODEL`], env[`${name}_KEY`]]
  if (url && model) return { url, model, key }
  const other = Object.entries(env).find(([setting, value]) => setting.startsWith(`${name}_`) && value)
  if (url) throw new ConfigError(`${name}_MODEL is missing: ${name}_URL needs the name of a model.`)
  if (other) throw new ConfigError(`${name}_URL is missing: ${other[0]} belongs to an endpoint.`)
  return undefined
}

function readWriter(env: z.infer<typeof Environment>): WriterSettings | undefined {
  const endpoint = readEndpoint(env, 'WRITER')
  return (
    endpoint && {
      ...endpoint,
      contextTokens: env.WRITER_CONTEXT,
      evidenceTokens: env.WRITER_EVIDENCE,
      concurrency: env.WRITER_CONCURRENCY,
      silenceSeconds: env.WRITER_SILENCE,
    }
  )
}

function readChecker(env: z.infer<typeof Environment>): CheckerSettings | undefined {
  const endpoint = readEndpoint(env, 'CHECKER')
  return endpoint && { ...endpoint, contextTokens: env.CHECKER_CONTEXT, answers: env.CHECKER_ANSWERS }
}

/** Defaults to the first voice of OpenAI. */
function readSpeech(env: z.infer<typeof Environment>): Config['speech'] {
  const endpoint = readEndpoint(env, 'SPEECH')
  return endpoint && { ...endpoint, voice: env.SPEECH_VOICE ?? 'alloy' }
}

/** All four that have no default, or none of them. */
function readBucket(env: z.infer<typeof Environment>): Bucket | undefined {
  const { FILES_URL: url, FILES_BUCKET: name, FILES_KEY_ID: keyId, FILES_SECRET: secret } = env
  if (url && name && keyId && secret) return { url, name, region: env.FILES_REGION, keyId, secret }
  const settings = { FILES_URL: url, FILES_BUCKET: name, FILES_KEY_ID: keyId, FILES_SECRET: secret }
  const missing = Object.entries(settings).flatMap(([setting, value]) => (value ? [] : [setting]))
  if (missing.length === Object.keys(settings).length) return undefined
  throw new ConfigError(
    `${missing.join(' and ')} missing: a bucket needs FILES_URL, FILES_BUCKET, FILES_KEY_ID and FILES_SECRET.`,
  )
}

/**
 * The setting by which others reach the service; undefined while nothing outside this machine can. With a public address
 * it is reached through a proxy on this machine, although it listens on loopback alone.
 */
export function exposingSetting(config: Pick<Config, 'host' | 'serviceUrl'>): string | undefined {
  if (!isLoopback(config.host)) return `HOST=${config.host}`
  return isLoopback(new URL(config.serviceUrl).hostname) ? undefined : `SERVICE_URL=${config.serviceUrl}`
}

function displayHost(host: string): string {
  if (host === '0.0.0.0' || host === '::') return 'localhost'
  return host.includes(':') ? `[${host}]` : host
}

/**
 * Created on first use and stored: losing it makes sealed webhook secrets unreadable. Two processes that start together
 * agree on the first file.
 */
function readSecrets(dataDir: string): z.infer<typeof Secrets> {
  const path = join(dataDir, 'secrets.json')
  try {
    mkdirSync(dataDir, { recursive: true, mode: 0o755 })
    if (!existsSync(path)) {
      const key = () => randomBytes(32).toString('base64')
      const secrets = { sealing_key: key(), token_key: key(), nextauth_secret: key() }
      writeFileSync(path, `${JSON.stringify(secrets, null, 2)}\n`, { mode: 0o600, flag: 'wx' })
    }
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) {
      throw new ConfigError(
        `DATA_DIR (${dataDir}) cannot be written: ${error instanceof Error ? error.message : error}`,
      )
    }
  }
  const parsed = Secrets.safeParse(JSON.parse(readFileSync(path, 'utf8')))
  if (!parsed.success) throw new ConfigError(`secrets.json in DATA_DIR is missing a key: ${path}`)
  return parsed.data
}
