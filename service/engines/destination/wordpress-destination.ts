import { z } from 'zod'
import type { GuardedFetch } from '../../outbound/guarded-fetch.ts'
import { readAnswer, theirWords } from './call-destination.ts'
import {
  type DestinationConnection,
  type DestinationEngine,
  DestinationError,
  type DestinationFacts,
} from './destination.ts'
import { createWordPressApi, isGone, rejectFailure, type WordPressApi } from './wordpress-api.ts'
import { Post, postFields, remotePost, Term, wordPressPostOf } from './wordpress-post.ts'

const User = z.looseObject({
  id: z.int(),
  name: z.string(),
  capabilities: z.record(z.string(), z.boolean()).optional(),
})
/** Of 100 each. */
const maxAuthorPages = 5
const Media = z.looseObject({ id: z.int(), source_url: z.string() })

/** WordPress 5.6 and newer by its REST API with application passwords (developer.wordpress.org/rest-api). */
export function createWordPressDestination(fetch: GuardedFetch): DestinationEngine {
  const api = createWordPressApi(fetch)
  return {
    name: 'WordPress',
    test: (connection, signal) => testConnection(api, connection, signal),

    async upload(connection, picture, signal) {
      // The name of the file becomes the slug of the upload, by which it is found again.
      const name = `${picture.file.replace(/\.\w+$/, '')}-${picture.hash.slice(0, 16)}`
      const query = { _fields: 'id,source_url' }
      const [known] = await api.ask(connection, z.array(Media), {
        method: 'GET',
        path: '/wp/v2/media',
        query: { ...query, slug: name },
        signal,
      })
      const media =
        known ??
        (await api.ask(connection, Media, {
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
        await api.ask(connection, Post, {
          method: 'POST',
          path: '/wp/v2/posts',
          query: { _fields: postFields },
          json: await wordPressPostOf(api, connection, article, signal),
          signal,
        }),
      )
    },

    async findLost(connection, { marker }, signal) {
      const [found] = await api.ask(connection, z.array(Post), {
        method: 'GET',
        path: '/wp/v2/posts',
        query: { search: `masthead-${marker}`, status: 'any', context: 'edit', _fields: postFields },
        signal,
      })
      return found && remotePost(found)
    },

    async update(connection, id, article, signal) {
      const answer = await api.call(connection, {
        method: 'POST',
        path: `/wp/v2/posts/${id}`,
        query: { _fields: postFields },
        json: await wordPressPostOf(api, connection, article, signal),
        signal,
      })
      rejectFailure(answer, connection.url)
      return remotePost(readAnswer(Post, answer, connection.url))
    },

    async unpublish(connection, { id }, signal) {
      // A post in the trash would come back as a draft.
      if (!(await readPost(api, connection, id, signal))) return
      const answer = await api.call(connection, {
        method: 'POST',
        path: `/wp/v2/posts/${id}`,
        query: { _fields: postFields },
        json: { status: 'draft' },
        signal,
      })
      if (!isGone(answer)) rejectFailure(answer, connection.url)
    },

    async read(connection, id, signal) {
      const post = await readPost(api, connection, id, signal)
      return post && remotePost(post)
    },
  }
}

/** Undefined when it was deleted there for good or is in the trash. */
async function readPost(
  api: WordPressApi,
  connection: DestinationConnection,
  id: string,
  signal: AbortSignal,
) {
  const answer = await api.call(connection, {
    method: 'GET',
    path: `/wp/v2/posts/${id}`,
    query: { context: 'edit', _fields: postFields },
    signal,
  })
  if (isGone(answer)) return undefined
  rejectFailure(answer, connection.url)
  const post = readAnswer(Post, answer, connection.url)
  return post.status === 'trash' ? undefined : post
}

/** Whether the account may write there, and what it can choose from. */
async function testConnection(
  api: WordPressApi,
  connection: DestinationConnection,
  signal: AbortSignal,
): Promise<DestinationFacts> {
  const apiRoot = await api.findRoot(connection, signal)
  const found = { ...connection, facts: { ...connection.facts, apiRoot } }
  const user = await api.ask(found, User, {
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
  const footnotes = await api.call(found, {
    method: 'GET',
    path: '/wp/v2/block-types/core/footnotes',
    signal,
  })
  const authors = can('edit_others_posts') ? await listAuthors(api, found, signal) : []
  const categories = await api.ask(found, z.array(Term), {
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
      ...(can('publish_posts') ? [] : ['drafts_only']),
    ],
    authors,
    categories: categories.map(({ id, name }) => ({ id: String(id), name: theirWords(name) })),
    apiRoot,
  }
}

async function listAuthors(api: WordPressApi, connection: DestinationConnection, signal: AbortSignal) {
  const authors: DestinationFacts['authors'] = []
  for (let page = 1; page <= maxAuthorPages; page++) {
    // An editor may list authors, but may not read what else is known of a user.
    const users = await api.ask(connection, z.array(User), {
      method: 'GET',
      path: '/wp/v2/users',
      query: { who: 'authors', per_page: '100', page: String(page), _fields: 'id,name' },
      signal,
    })
    authors.push(...users.map(({ id, name }) => ({ id: String(id), name: theirWords(name) })))
    if (users.length < 100) break
  }
  return authors
}
