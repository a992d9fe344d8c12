import { createHmac } from 'node:crypto'
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
  type RemotePost,
} from './destination.ts'
import { lexicalDocument } from './lexical-document.ts'

const Site = z.looseObject({ site: z.looseObject({ title: z.string(), version: z.string() }) })
const Users = z.looseObject({ users: z.array(z.looseObject({ id: z.string(), name: z.string() })) })
const Post = z.looseObject({
  id: z.string(),
  url: z.string(),
  status: z.string(),
  updated_at: z.string(),
  codeinjection_head: z.string().nullish(),
})
const Posts = z.looseObject({ posts: z.array(Post) })
const Images = z.looseObject({ images: z.array(z.looseObject({ url: z.string() })).min(1) })
const Failure = z.looseObject({
  errors: z
    .array(
      z.looseObject({
        message: z.string().optional(),
        context: z.string().nullish(),
        code: z.string().nullish(),
        type: z.string().optional(),
      }),
    )
    .min(1),
})

/** Ghost 5 and newer by its Admin API with the key of a custom integration (ghost.org/docs/admin-api). */
export function createGhostDestination(fetch: GuardedFetch, now: () => Date): DestinationEngine {
  const call = (
    connection: DestinationConnection,
    request: Omit<DestinationCall, 'url'> & { path: string; query?: Record<string, string> },
  ): Promise<DestinationAnswer> => {
    const { path, query = {}, ...rest } = request
    const url = new URL(`${connection.url}/ghost/api/admin${path}`)
    for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value)
    return callDestination(fetch, {
      ...rest,
      url: url.href,
      headers: {
        authorization: `Ghost ${token(connection, now())}`,
        'accept-version': 'v5.0',
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
  const find = async (connection: DestinationConnection, id: string, signal: AbortSignal) => {
    const answer = await call(connection, { method: 'GET', path: `/posts/${id}/`, signal })
    if (answer.status === 404) return undefined
    rejectFailure(answer, connection.url)
    return readAnswer(Posts, answer, connection.url).posts[0]
  }
  /** Ghost refuses an update that does not name the newest state, so it is read first. */
  const change = async (
    connection: DestinationConnection,
    id: string,
    members: object,
    signal: AbortSignal,
  ): Promise<z.infer<typeof Post> | undefined> => {
    const current = await find(connection, id, signal)
    if (!current) return undefined
    const { posts } = await ask(connection, Posts, {
      method: 'PUT',
      path: `/posts/${id}/`,
      json: { posts: [{ ...members, updated_at: current.updated_at }] },
      signal,
    })
    return posts[0]
  }

  return {
    name: 'Ghost',
    async test(connection, signal) {
      const { host } = new URL(connection.url)
      const answer = await call(connection, { method: 'GET', path: '/site/', signal })
      const site = answer.status === 200 ? Site.safeParse(answer.body).data?.site : undefined
      if (!site)
        throw new DestinationError(
          'credentials',
          `${host} does not answer as Ghost does: there is no Admin API at ${connection.url}/ghost/. Check the address.`,
        )
      const { users } = await ask(connection, Users, {
        method: 'GET',
        path: '/users/',
        query: { limit: '100', fields: 'id,name' },
        signal,
      })
      return {
        account: site.title,
        program: `Ghost ${site.version}`,
        features: ['live'],
        authors: users.map(({ id, name }) => ({ id, name })),
        categories: [],
        apiRoot: null,
      }
    },

    async upload(connection, picture, signal) {
      const form = new FormData()
      form.set(
        'file',
        new Blob([Buffer.from(picture.bytes)], { type: 'image/png' }),
        `${picture.hash.slice(0, 16)}-${picture.file}`,
      )
      form.set('ref', picture.file)
      const encoded = new Response(form)
      const { images } = await ask(connection, Images, {
        method: 'POST',
        path: '/images/upload/',
        headers: { 'content-type': encoded.headers.get('content-type') ?? '' },
        bytes: new Uint8Array(await encoded.arrayBuffer()),
        signal,
      })
      return { id: '', url: images[0]?.url ?? '' }
    },

    async create(connection, article, signal) {
      const { posts } = await ask(connection, Posts, {
        method: 'POST',
        path: '/posts/',
        json: { posts: [postOf(article)] },
        signal,
      })
      return remotePost(required(posts[0], connection.url))
    },

    async findLost(connection, { marker, slug }, signal) {
      // Ghost appends a number to a slug that is taken.
      const { posts } = await ask(connection, Posts, {
        method: 'GET',
        path: '/posts/',
        query: { filter: `slug:~^'${slug}'`, limit: '100' },
        signal,
      })
      const found = posts.find(({ codeinjection_head }) => codeinjection_head?.includes(marker))
      return found && remotePost(found)
    },

    async update(connection, id, article, signal) {
      const post = await change(connection, id, postOf(article), signal)
      if (!post)
        throw new DestinationError('not_found', `${new URL(connection.url).host} has this post no more.`)
      return remotePost(post)
    },

    async unpublish(connection, { id }, signal) {
      await change(connection, id, { status: 'draft' }, signal)
    },

    async read(connection, id, signal) {
      const post = await find(connection, id, signal)
      return post && remotePost(post)
    },
  }
}

function postOf(article: DestinationArticle) {
  const cover = article.cover && article.uploads.get(article.cover.file)
  const data = JSON.stringify({ ...article.structuredData, identifier: article.marker }).replaceAll(
    '<',
    '\\u003c',
  )
  return {
    title: article.title,
    slug: article.slug,
    lexical: lexicalDocument(article),
    custom_excerpt: article.description.slice(0, 300) || null,
    meta_description: article.description.slice(0, 500) || null,
    status: article.as === 'live' ? 'published' : 'draft',
    ...(article.as === 'live' && { published_at: article.publishedAt.toISOString() }),
    tags: article.tags.map((name) => ({ name })),
    ...(article.authorId !== null && { authors: [{ id: article.authorId }] }),
    canonical_url: article.canonicalUrl,
    ...(cover && { feature_image: cover.url, feature_image_alt: article.cover?.alt.slice(0, 191) ?? '' }),
    codeinjection_head: `<script type="application/ld+json">${data}</script>`,
  }
}

function remotePost({ id, url, status, updated_at }: z.infer<typeof Post>): RemotePost {
  const isLive = status === 'published' || status === 'scheduled' || status === 'sent'
  return { id, url: isLive ? url : null, state: isLive ? 'live' : 'draft', revision: updated_at }
}

function required<T>(post: T | undefined, url: string): T {
  if (post === undefined)
    throw new DestinationError('unreachable', `${new URL(url).host} answered without the post.`)
  return post
}

/** A token of five minutes, signed with the secret part of the key (RFC 7519; Ghost, "Token authentication"). */
function token({ secret }: DestinationConnection, at: Date): string {
  const [id = '', key = ''] = (secret.admin_key ?? '').split(':')
  const seconds = Math.floor(at.getTime() / 1000)
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')
  const signed = `${part({ alg: 'HS256', typ: 'JWT', kid: id })}.${part({ iat: seconds, exp: seconds + 300, aud: '/admin/' })}`
  return `${signed}.${createHmac('sha256', Buffer.from(key, 'hex')).update(signed).digest('base64url')}`
}

function rejectFailure({ status, body }: DestinationAnswer, url: string): void {
  if (status < 300) return
  const { host } = new URL(url)
  const [failure] = Failure.safeParse(body).data?.errors ?? []
  const said = theirWords(failure?.context) || theirWords(failure?.message)
  const quoted = said === '' ? '' : `: ${said}`
  if (status === 401)
    throw new DestinationError('credentials', `${host} does not accept this Admin API key${quoted}`)
  if (status === 403)
    throw new DestinationError('credentials', `${host} does not let this integration do it${quoted}`)
  if (status === 409)
    throw new DestinationError('unreachable', `Somebody is editing this post at ${host} right now.`)
  throw new DestinationError('refused', `${host} refused it (${status})${quoted}`)
}
