import { z } from 'zod'
import type { GuardedFetch } from '../../outbound/guarded-fetch.ts'
import {
  callDestination,
  type DestinationAnswer,
  type DestinationCall,
  readAnswer,
  theirWords,
} from './call-destination.ts'
import {
  type DestinationArticle,
  type DestinationConnection,
  type DestinationEngine,
  DestinationError,
  type DestinationFacts,
  type RemotePost,
} from './destination.ts'
import { gutenbergBlocks } from './gutenberg-blocks.ts'

const Index = z.looseObject({
  name: z.string(),
  namespaces: z.array(z.string()),
  authentication: z.union([z.record(z.string(), z.unknown()), z.array(z.unknown())]).optional(),
})
const User = z.looseObject({
  id: z.int(),
  name: z.string(),
  capabilities: z.record(z.string(), z.boolean()).optional(),
})
const Term = z.looseObject({ id: z.int(), name: z.string() })
const Media = z.looseObject({ id: z.int(), source_url: z.string() })
const Post = z.looseObject({
  id: z.int(),
  link: z.string(),
  status: z.string(),
  modified_gmt: z.string(),
})
const Failure = z.looseObject({
  code: z.string(),
  message: z.string().optional(),
  data: z.looseObject({ term_id: z.int().optional() }).nullish(),
})

const postFields = 'id,link,status,modified_gmt'

/** WordPress 5.6 and newer by its REST API with application passwords (developer.wordpress.org/rest-api). */
export function createWordPressDestination(fetch: GuardedFetch): DestinationEngine {
  const call = async (
    connection: DestinationConnection,
    request: Omit<DestinationCall, 'url'> & { path: string; query?: Record<string, string> },
  ): Promise<DestinationAnswer> => {
    const { username = '', app_password = '' } = connection.secret
    const { path, query = {}, ...rest } = request
    return callDestination(fetch, {
      ...rest,
      url: apiUrl(connection, path, query),
      headers: {
        authorization: `Basic ${Buffer.from(`${username}:${app_password}`).toString('base64')}`,
        ...rest.headers,
      },
    })
  }
  const ask = async <T extends z.ZodType>(
    connection: DestinationConnection,
    schema: T,
    request: Parameters<typeof call>[1],
  ): Promise<z.output<T>> => {
    const answer = await call(connection, request)
    rejectFailure(answer, connection.url)
    return readAnswer(schema, answer, connection.url)
  }

  return {
    name: 'WordPress',
    async test(connection, signal) {
      const apiRoot = await findApi(fetch, connection, signal)
      const found = { ...connection, facts: { ...connection.facts, apiRoot } }
      const user = await ask(found, User, {
        method: 'GET',
        path: '/wp/v2/users/me',
        query: { context: 'edit' },
        signal,
      })
      const can = (capability: string) => user.capabilities?.[capability] === true
      if (!can('edit_posts') || !can('upload_files'))
        throw new DestinationError(
          'credentials',
          `${user.name} may not write posts and upload pictures there. Use an account with the role Author or higher.`,
        )
      const footnotes = await call(found, {
        method: 'GET',
        path: '/wp/v2/block-types/core/footnotes',
        signal,
      })
      const authors = can('edit_others_posts') ? await listAuthors(found, signal) : []
      const categories = await ask(found, z.array(Term), {
        method: 'GET',
        path: '/wp/v2/categories',
        query: { per_page: '100', orderby: 'count', order: 'desc', _fields: 'id,name' },
        signal,
      })
      return {
        account: user.name,
        program: 'WordPress',
        features: [
          ...(footnotes.status === 200 ? ['footnotes'] : []),
          ...(can('unfiltered_html') ? ['scripts'] : []),
          ...(can('publish_posts') ? ['live'] : []),
        ],
        authors,
        categories: categories.map(({ id, name }) => ({ id: String(id), name: theirWords(name) })),
        apiRoot,
      } satisfies DestinationFacts
    },

    async upload(connection, picture, signal) {
      // The name of the file becomes the slug of the upload, by which it is found again.
      const name = `${picture.file.replace(/\.\w+$/, '')}-${picture.hash.slice(0, 16)}`
      const query = { _fields: 'id,source_url' }
      const [known] = await ask(connection, z.array(Media), {
        method: 'GET',
        path: '/wp/v2/media',
        query: { ...query, slug: name },
        signal,
      })
      const media =
        known ??
        (await ask(connection, Media, {
          method: 'POST',
          path: '/wp/v2/media',
          query: { ...query, alt_text: picture.alt, caption: picture.caption, slug: name },
          headers: {
            'content-type': 'image/png',
            'content-disposition': `attachment; filename="${name}.png"`,
          },
          bytes: picture.bytes,
          signal,
        }))
      return { id: String(media.id), url: media.source_url }
    },

    async create(connection, article, signal) {
      return remotePost(
        await ask(connection, Post, {
          method: 'POST',
          path: '/wp/v2/posts',
          query: { _fields: postFields },
          json: await postOf(connection, article, signal),
          signal,
        }),
      )
    },

    async findLost(connection, { marker }, signal) {
      const [found] = await ask(connection, z.array(Post), {
        method: 'GET',
        path: '/wp/v2/posts',
        query: { search: `masthead-${marker}`, status: 'any', context: 'edit', _fields: postFields },
        signal,
      })
      return found && remotePost(found)
    },

    async update(connection, id, article, signal) {
      const answer = await call(connection, {
        method: 'POST',
        path: `/wp/v2/posts/${id}`,
        query: { _fields: postFields },
        json: await postOf(connection, article, signal),
        signal,
      })
      rejectFailure(answer, connection.url)
      return remotePost(readAnswer(Post, answer, connection.url))
    },

    async unpublish(connection, { id }, signal) {
      const answer = await call(connection, {
        method: 'POST',
        path: `/wp/v2/posts/${id}`,
        query: { _fields: postFields },
        json: { status: 'draft' },
        signal,
      })
      if (!isGone(answer)) rejectFailure(answer, connection.url)
    },

    async read(connection, id, signal) {
      const answer = await call(connection, {
        method: 'GET',
        path: `/wp/v2/posts/${id}`,
        query: { context: 'edit', _fields: postFields },
        signal,
      })
      if (isGone(answer)) return undefined
      rejectFailure(answer, connection.url)
      const post = readAnswer(Post, answer, connection.url)
      return post.status === 'trash' ? undefined : remotePost(post)
    },
  }

  async function listAuthors(connection: DestinationConnection, signal: AbortSignal) {
    const users = await ask(connection, z.array(User), {
      method: 'GET',
      path: '/wp/v2/users',
      query: { context: 'edit', per_page: '100', _fields: 'id,name,capabilities' },
      signal,
    })
    return users
      .filter(({ capabilities }) => capabilities?.edit_posts === true)
      .map(({ id, name }) => ({ id: String(id), name: theirWords(name) }))
  }

  /** Tags have ids: each is looked up by creating it, which answers the id of the one that exists. */
  async function tagId(
    connection: DestinationConnection,
    name: string,
    signal: AbortSignal,
  ): Promise<number> {
    const answer = await call(connection, { method: 'POST', path: '/wp/v2/tags', json: { name }, signal })
    const failure = Failure.safeParse(answer.body).data
    if (failure?.code === 'term_exists' && failure.data?.term_id !== undefined) return failure.data.term_id
    rejectFailure(answer, connection.url)
    return readAnswer(Term, answer, connection.url).id
  }

  async function postOf(connection: DestinationConnection, article: DestinationArticle, signal: AbortSignal) {
    const { features } = connection.facts
    const { content, footnotes } = gutenbergBlocks(article, {
      footnotes: features.includes('footnotes'),
      scripts: features.includes('scripts'),
    })
    const tags: number[] = []
    for (const tag of article.tags) tags.push(await tagId(connection, tag, signal))
    const cover = article.cover && article.uploads.get(article.cover.file)
    return {
      title: article.title,
      slug: article.slug,
      content,
      excerpt: article.description,
      status: article.as === 'live' ? 'publish' : 'draft',
      tags,
      ...(article.as === 'live' && { date_gmt: article.publishedAt.toISOString().slice(0, 19) }),
      ...(article.categoryIds.length > 0 && { categories: article.categoryIds.map(Number) }),
      ...(article.authorId !== null && { author: Number(article.authorId) }),
      ...(cover && { featured_media: Number(cover.id) }),
      meta: {
        ...(features.includes('footnotes') && { footnotes: JSON.stringify(footnotes) }),
        // WordPress ignores what no plugin has registered.
        ...(article.canonicalUrl !== null && {
          _yoast_wpseo_canonical: article.canonicalUrl,
          rank_math_canonical_url: article.canonicalUrl,
        }),
      },
    }
  }
}

/** A site without permalinks answers its API at a query parameter. */
async function findApi(
  fetch: GuardedFetch,
  { url }: DestinationConnection,
  signal: AbortSignal,
): Promise<string> {
  const { host } = new URL(url)
  for (const root of [`${url}/wp-json`, `${url}/?rest_route=`]) {
    const answer = await callDestination(fetch, { method: 'GET', url: `${root}/`, signal })
    const index = answer.status === 200 ? Index.safeParse(answer.body).data : undefined
    if (!index?.namespaces.includes('wp/v2')) continue
    if (!Object.hasOwn(Object(index.authentication), 'application-passwords'))
      throw new DestinationError(
        'credentials',
        `${host} is WordPress, but has application passwords switched off. They need WordPress 5.6 and https.`,
      )
    return root
  }
  throw new DestinationError(
    'credentials',
    `${host} does not answer as WordPress does: there is no REST API at ${url}/wp-json/. Check the address, and whether a plugin blocks the API.`,
  )
}

function apiUrl({ url, facts }: DestinationConnection, path: string, query: Record<string, string>): string {
  const address = new URL(`${facts.apiRoot ?? `${url}/wp-json`}${path}`)
  for (const [name, value] of Object.entries(query)) address.searchParams.set(name, value)
  return address.href
}

function remotePost(post: z.infer<typeof Post>): RemotePost {
  // A post in the future is live there at its time.
  const isLive = post.status === 'publish' || post.status === 'future'
  return {
    id: String(post.id),
    url: isLive ? post.link : null,
    state: isLive ? 'live' : 'draft',
    revision: post.modified_gmt,
  }
}

function isGone({ status, body }: DestinationAnswer): boolean {
  return (status === 404 || status === 410) && Failure.safeParse(body).data?.code === 'rest_post_invalid_id'
}

function rejectFailure(answer: DestinationAnswer, url: string): void {
  const { status, body } = answer
  if (status < 300) return
  const { host } = new URL(url)
  const failure = Failure.safeParse(body).data
  const said = theirWords(failure?.message)
  const quoted = said === '' ? '' : `: ${said}`
  // WordPress says the same of a wrong password and of one that never reached it.
  if (status === 401 && failure?.code === 'rest_not_logged_in')
    throw new DestinationError(
      'credentials',
      `${host} does not accept this user name and application password. If they are right, its web server does not pass the Authorization header on to WordPress.`,
    )
  if (status === 401)
    throw new DestinationError(
      'credentials',
      `${host} does not accept this user name and application password${quoted}`,
    )
  if (status === 403)
    throw new DestinationError('credentials', `${host} does not let this account do it${quoted}`)
  if (isGone(answer)) throw new DestinationError('not_found', `${host} has this post no more.`)
  if (status === 404)
    throw new DestinationError('unreachable', `${host} has no WordPress API at this address any more.`)
  throw new DestinationError('refused', `${host} refused it (${status})${quoted}`)
}
