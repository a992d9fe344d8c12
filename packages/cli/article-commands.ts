import {
  type Client,
  cancelArticle,
  changeArticle,
  generateArticle,
  getArticle,
  getDraft,
  listArticles,
  type Output,
  publishArticle,
  waitFor,
} from '../client/src/index.ts'
import { agreeOnPrice, creditsOf } from './agree-on-price.ts'
import { columns } from './columns.ts'
import { command } from './command.ts'
import { readLimit } from './read-limit.ts'
import type { Terminal } from './terminal.ts'
import { UnfinishedError, UsageError } from './usage-error.ts'

export type WriteOptions = {
  size?: string
  language?: string
  /** Addresses of pages to write from. */
  source?: string[]
  mode?: string
  persona?: string
  yes?: boolean
  /** Leaves it running once it is accepted. */
  'no-wait'?: boolean
  print?: boolean
  publish?: boolean
}

const usualSize = 'standard'
const modes = ['standard', 'turbo'] as const
const sizes = ['mini', 'standard', 'full', 'pillar'] as const

/** What an article of these options is written by, besides its topic. @throws {UsageError} */
export function articleOptions(
  options: Pick<WriteOptions, 'size' | 'language' | 'source' | 'mode' | 'persona'>,
) {
  const size = sizes.find((one) => one === (options.size ?? usualSize))
  if (!size) throw new UsageError(`--size is ${sizes.join(', ')}.`)
  const mode = modes.find((one) => one === options.mode)
  if (options.mode !== undefined && !mode) throw new UsageError(`--mode is ${modes.join(' or ')}.`)
  return {
    size,
    ...(mode && { mode }),
    ...(options.persona !== undefined && { persona: options.persona }),
    ...(options.source !== undefined && { source_urls: options.source }),
    ...(options.language !== undefined && { language: options.language }),
  }
}

/**
 * Shows the price, asks, writes, and shows what came of it.
 * @throws {UnfinishedError} for what was to be published and stays a draft
 */
export async function write(
  terminal: Terminal,
  client: Client,
  topic: string,
  options: WriteOptions,
): Promise<void> {
  const body = {
    topic,
    ...articleOptions(options),
    wait_for_completion: false,
    auto_publish: options.publish ?? false,
  }
  await agreeOnPrice(
    terminal,
    client,
    { operation: 'generateArticle', input: body },
    { question: 'Write it?', yes: options.yes },
  )
  const accepted = await generateArticle(client, { body })
  const { id } = accepted
  if (options['no-wait'])
    return terminal.show(
      `Article ${id} is being written.\nTo read it: ${command} read ${id}\nTo cancel it: ${command} cancel ${id}`,
      accepted,
    )
  terminal.note(`Article ${id}. Ctrl-C leaves it running; to cancel it: ${command} cancel ${id}`)
  const path = { id }
  const article = await waitFor(
    getArticle,
    client,
    { path },
    {
      everyMs: 250,
      onProgress: ({ status, progress }) => {
        // What made it fail is said by the error that follows.
        if (status !== 'failed')
          terminal.progress(progress ? `${progress.percent} % ${progress.message}` : status)
      },
    },
  )
  const { markdown } = await getDraft(client, { path })
  const isHeldBack = options.publish === true && article.status !== 'published'
  const lines = [
    article.title ?? topic,
    article.article_url &&
      `${article.status === 'published' ? '' : 'Once published: '}${article.article_url}`,
    !options.publish && `To publish it: ${command} publish ${id}`,
    article.credits_used !== undefined && `Charged: ${creditsOf(article.credits_used)}`,
    !isHeldBack && article.message,
    options.print && `\n${markdown}`,
  ]
  terminal.show(lines.filter(Boolean).join('\n'), { ...article, ...(options.print && { markdown }) })
  if (isHeldBack) throw notPublished(id, article)
}

type Draft = Pick<Output<'getArticle'>, 'message' | 'problems'>

/** A brief is no article: what it lacks is added, and it is written again. */
function notPublished(id: string, { message = '', problems = [] }: Draft): UnfinishedError {
  const isBrief = problems.some(({ code }) => code === 'internal_brief')
  const next = isBrief
    ? `To have an article, add what it lacks (${command} upload FILE, or --source URL) and write it again.`
    : `To publish it as it is: ${command} publish ${id}`
  const lines = [`Not published. ${message}`.trim(), `To read it: ${command} read ${id}`, next]
  return new UnfinishedError(lines.join('\n'))
}

/** The newest articles, one a line: when, state, id, title. */
export async function articles(terminal: Terminal, client: Client, limit = '20'): Promise<void> {
  const page = await listArticles(client, { query: { limit: readLimit(limit) } })
  if (page.articles.length === 0)
    terminal.note(`There are no articles yet. To write one: ${command} write "TOPIC"`)
  else terminal.heading(columns(terminal, 'CREATED', 'STATUS', 'ID', 'TITLE'))
  for (const one of page.articles)
    terminal.show(columns(terminal, one.created_at, one.status, one.id, one.title ?? one.topic ?? ''), one)
}

/** Prints the newest text of an article, and nothing else, so that it can go into a file. */
export async function read(terminal: Terminal, client: Client, id: string): Promise<void> {
  const draft = await getDraft(client, { path: { id } })
  terminal.show(draft.markdown, draft)
}

/**
 * Publishes a draft and waits until it is public.
 * @throws {UnfinishedError} for one that did not become it
 */
export async function publish(terminal: Terminal, client: Client, id: string): Promise<void> {
  const path = { id }
  const { warnings = [] } = await publishArticle(client, { path })
  const article = await waitFor(
    getArticle,
    client,
    { path },
    {
      everyMs: 500,
      onProgress: ({ status }) => terminal.progress(status),
    },
  )
  terminal.show(`${article.title ?? id}\n${article.article_url ?? article.status}`, {
    ...article,
    ...(warnings.length > 0 && { warnings }),
  })
  for (const warning of warnings) terminal.note(warning)
  if (article.status !== 'published') throw notPublished(id, article)
}

/** Ends the writing of an article. */
export async function cancel(terminal: Terminal, client: Client, id: string): Promise<void> {
  const article = await cancelArticle(client, { path: { id } })
  terminal.show(article.error ?? 'Cancelled.', article)
}

/** Sets the time at which a draft is published. */
export async function schedule(
  terminal: Terminal,
  client: Client,
  id: string,
  at: string | undefined,
): Promise<void> {
  const time = at === undefined ? Number.NaN : Date.parse(at)
  if (Number.isNaN(time))
    throw new UsageError(`--at is a time, for example: ${command} schedule ${id} --at 2030-01-31T09:00:00Z`)
  const article = await changeArticle(client, {
    path: { id },
    body: { action: 'schedule', at: new Date(time).toISOString() },
  })
  terminal.show(`${article.title ?? id}\nTo be published: ${article.scheduled_at ?? ''}`, article)
}

/** Takes back the time of a draft. */
export async function unschedule(terminal: Terminal, client: Client, id: string): Promise<void> {
  const article = await changeArticle(client, { path: { id }, body: { action: 'unschedule' } })
  terminal.show(`${article.title ?? id}\nA draft without a time.`, article)
}

/** Makes a published article a draft again. */
export async function unpublish(terminal: Terminal, client: Client, id: string): Promise<void> {
  const article = await changeArticle(client, { path: { id }, body: { action: 'unpublish' } })
  terminal.show(`${article.title ?? id}\nIt is a draft again.`, article)
}
