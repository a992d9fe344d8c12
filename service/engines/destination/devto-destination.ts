import { createHash } from 'node:crypto'
import { z } from 'zod'
import type { GuardedFetch } from '../../outbound/guarded-fetch.ts'
import { shorten } from '../../text/shorten.ts'
import { callDestination, type DestinationAnswer, readAnswer, theirWords } from './call-destination.ts'
import {
  type DestinationArticle,
  type DestinationConnection,
  type DestinationEngine,
  DestinationError,
  type RemotePost,
} from './destination.ts'
import { foremMarkdown } from './forem-markdown.ts'

const Account = z.looseObject({ username: z.string(), name: z.string().nullish() })
const Article = z.looseObject({
  id: z.int(),
  title: z.string(),
  url: z.string(),
  body_markdown: z.string(),
})
const OwnArticle = Article.extend({ published: z.boolean() })

type Sending = { method: 'GET' | 'POST' | 'PUT'; path: string; json?: unknown; signal: AbortSignal }

/** Of one answer; each article comes with its whole text. */
const pageSize = 50
const maxTitle = 128

/** DEV and other communities on Forem by API v1 with an API key (developers.forem.com/api/v1). */
export function createDevtoDestination(fetch: GuardedFetch): DestinationEngine {
  const call = (connection: DestinationConnection, { path, ...rest }: Sending) =>
    callDestination(fetch, {
      ...rest,
      url: `${connection.url}/api${path}`,
      headers: { accept: 'application/vnd.forem.api-v1+json', 'api-key': connection.secret.api_key ?? '' },
    })
  const ask = async <T extends z.ZodType>(
    connection: DestinationConnection,
    schema: T,
    sending: Sending,
  ): Promise<z.output<T>> => {
    const answer = await call(connection, sending)
    rejectFailure(answer, connection.url)
    return readAnswer(schema, answer, connection.url)
  }
  // Only its owner's list has drafts, and only it says whether one is published.
  const findOwn = async (
    connection: DestinationConnection,
    isIt: (article: z.infer<typeof OwnArticle>) => boolean,
    signal: AbortSignal,
  ): Promise<RemotePost | undefined> => {
    for (let page = 1; ; page++) {
      const path = `/articles/me/all?page=${page}&per_page=${pageSize}`
      const articles = await ask(connection, z.array(OwnArticle), { method: 'GET', path, signal })
      const found = articles.find(isIt)
      if (found) return remotePost(found, found.published ? 'live' : 'draft')
      if (articles.length < pageSize) return undefined
    }
  }

  return {
    name: 'DEV',
    async test(connection, signal) {
      const { host } = new URL(connection.url)
      const answer = await call(connection, { method: 'GET', path: '/users/me', signal })
      if (answer.status !== 401 && answer.status !== 403 && !Account.safeParse(answer.body).success)
        throw new DestinationError(
          'credentials',
          `${host} does not answer as DEV does: there is no Forem API at ${connection.url}/api/. Check the address.`,
        )
      rejectFailure(answer, connection.url)
      const { username, name } = readAnswer(Account, answer, connection.url)
      return {
        account: name ? `${name} (@${username})` : `@${username}`,
        program: null,
        features: [],
        authors: [],
        categories: [],
        apiRoot: null,
      }
    },

    async create(connection, article, signal) {
      // DEV asks that this is told. What somebody there says instead stays said: updates leave it out.
      const disclosure = article.isWrittenByModel ? { ai_disclosure_level: 'fully_autonomous' } : {}
      const json = { article: { ...articleOf(article), ...disclosure } }
      const created = await ask(connection, Article, { method: 'POST', path: '/articles', json, signal })
      return remotePost(created, article.as)
    },

    findLost: (connection, { marker }, signal) =>
      findOwn(connection, ({ body_markdown }) => body_markdown.includes(noteOf(marker)), signal),

    async update(connection, id, article, signal) {
      const json = { article: articleOf(article) }
      const path = `/articles/${id}`
      const answer = await call(connection, { method: 'PUT', path, json, signal })
      const { host } = new URL(connection.url)
      if (answer.status === 404) throw new DestinationError('not_found', `${host} has this article no more.`)
      rejectFailure(answer, connection.url)
      return remotePost(readAnswer(Article, answer, connection.url), article.as)
    },

    async unpublish(connection, { id }, signal) {
      const json = { article: { published: false } }
      const answer = await call(connection, { method: 'PUT', path: `/articles/${id}`, json, signal })
      if (answer.status !== 404) rejectFailure(answer, connection.url)
    },

    read: (connection, id, signal) => findOwn(connection, (article) => String(article.id) === id, signal),
  }
}

function articleOf(article: DestinationArticle) {
  const publicUrls = new Map(article.figures.map(({ file, publicUrl }) => [file, publicUrl ?? undefined]))
  const text = foremMarkdown(article, (file) => publicUrls.get(file))
  return {
    title: shorten(article.title, maxTitle),
    body_markdown: `${text}\n${noteOf(article.marker)}\n`,
    description: article.description,
    published: article.as === 'live',
    tags: tagsOf(article.tags),
    canonical_url: article.canonicalUrl,
    main_image: article.cover?.publicUrl ?? null,
  }
}

/** Forem takes four, of letters and digits alone. */
function tagsOf(tags: readonly string[]): string[] {
  const plain = tags.map((tag) =>
    tag
      .toLowerCase()
      .replace(/[^\p{L}\p{N}]/gu, '')
      .slice(0, 30),
  )
  return [...new Set(plain)].filter((tag) => tag !== '').slice(0, 4)
}

/** A comment at the end of the text, which readers do not see. */
const noteOf = (marker: string) => `<!-- ${marker} -->`

/** Forem names no time of the last edit in its owner's list: the revision is what the editor there can change. */
function remotePost(article: z.infer<typeof Article>, state: RemotePost['state']): RemotePost {
  const revision = createHash('sha256')
    .update(JSON.stringify([article.title.trim(), article.body_markdown.trim()]))
    .digest('hex')
    .slice(0, 32)
  return { id: String(article.id), url: state === 'live' ? article.url : null, state, revision }
}

function rejectFailure({ status, body }: DestinationAnswer, url: string): void {
  if (status < 300) return
  const { host } = new URL(url)
  const said = theirWords(Object(body).error)
  const quoted = said === '' ? '' : `: ${said}`
  if (status === 401)
    throw new DestinationError('credentials', `${host} does not accept this API key${quoted}`)
  if (status === 403)
    throw new DestinationError('credentials', `${host} does not let this account publish${quoted}`)
  throw new DestinationError('refused', `${host} refused it (${status})${quoted}`)
}
