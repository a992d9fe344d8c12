import { z } from 'zod'
import type { GuardedFetch } from '../../outbound/guarded-fetch.ts'
import { shorten } from '../../text/shorten.ts'
import {
  type DestinationArticle,
  type DestinationEngine,
  DestinationError,
  type RemotePost,
} from './destination.ts'
import { createGhostApi, type Post, Posts } from './ghost-api.ts'
import { lexicalDocument } from './lexical-document.ts'

const Site = z.looseObject({ site: z.looseObject({ title: z.string(), version: z.string() }) })
const Users = z.looseObject({ users: z.array(z.looseObject({ id: z.string(), name: z.string() })) })
const Images = z.looseObject({ images: z.array(z.looseObject({ url: z.string() })).min(1) })

/** Ghost 5 and newer by its Admin API with the key of a custom integration (ghost.org/docs/admin-api). */
export function createGhostDestination(fetch: GuardedFetch, now: () => Date): DestinationEngine {
  const api = createGhostApi(fetch, now)
  return {
    name: 'Ghost',
    async test(connection, signal) {
      const { host } = new URL(connection.url)
      const answer = await api.call(connection, { method: 'GET', path: '/site/', signal })
      const site = answer.status === 200 ? Site.safeParse(answer.body).data?.site : undefined
      if (!site)
        throw new DestinationError(
          'credentials',
          `${host} does not answer as Ghost does: there is no Admin API at ${connection.url}/ghost/. Check the address.`,
        )
      const { users } = await api.ask(connection, Users, {
        method: 'GET',
        path: '/users/',
        query: { limit: '100', fields: 'id,name' },
        signal,
      })
      return {
        account: site.title,
        program: `Ghost ${site.version}`,
        features: [],
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
      const { images } = await api.ask(connection, Images, {
        method: 'POST',
        path: '/images/upload/',
        headers: { 'content-type': encoded.headers.get('content-type') ?? '' },
        bytes: new Uint8Array(await encoded.arrayBuffer()),
        signal,
      })
      return { id: '', url: images[0]?.url ?? '' }
    },

    async create(connection, article, signal) {
      const { posts } = await api.ask(connection, Posts, {
        method: 'POST',
        path: '/posts/',
        json: { posts: [postOf(article)] },
        signal,
      })
      return remotePost(required(posts[0], connection.url))
    },

    async findLost(connection, { marker }, signal) {
      const { posts } = await api.ask(connection, Posts, {
        method: 'GET',
        path: '/posts/',
        query: { filter: `codeinjection_head:~'${marker}'`, limit: '1' },
        signal,
      })
      const found = posts.find(({ codeinjection_head }) => codeinjection_head?.includes(marker))
      return found && remotePost(found)
    },

    async update(connection, id, article, signal) {
      const post = await api.change(connection, id, postOf(article), signal)
      if (!post)
        throw new DestinationError('not_found', `${new URL(connection.url).host} has this post no more.`)
      return remotePost(post)
    },

    async unpublish(connection, { id }, signal) {
      await api.change(connection, id, { status: 'draft' }, signal)
    },

    async read(connection, id, signal) {
      const post = await api.find(connection, id, signal)
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
    custom_excerpt: shorten(article.description, 300) || null,
    meta_description: shorten(article.description, 500) || null,
    status: article.as === 'live' ? 'published' : 'draft',
    ...(article.as === 'live' && { published_at: article.publishedAt.toISOString() }),
    tags: article.tags.map((name) => ({ name })),
    ...(article.authorId !== null && { authors: [{ id: article.authorId }] }),
    canonical_url: article.canonicalUrl,
    ...(cover && { feature_image: cover.url, feature_image_alt: shorten(article.cover?.alt ?? '', 191) }),
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
