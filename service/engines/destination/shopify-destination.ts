import { createHash } from 'node:crypto'
import { z } from 'zod'
import type { GuardedFetch } from '../../outbound/guarded-fetch.ts'
import { escapeHtml } from '../../text/escape-html.ts'
import { theirWords } from './call-destination.ts'
import {
  type DestinationArticle,
  type DestinationConnection,
  type DestinationEngine,
  DestinationError,
  type RemotePost,
} from './destination.ts'
import { htmlBody } from './html-body.ts'
import { createShopifyApi } from './shopify-api.ts'

const Shop = z.looseObject({
  shop: z.looseObject({ name: z.string() }),
  currentAppInstallation: z.looseObject({
    accessScopes: z.array(z.looseObject({ handle: z.string() })),
  }),
  blogs: z.looseObject({ nodes: z.array(z.looseObject({ id: z.string(), title: z.string() })) }),
})
const Article = z.looseObject({
  id: z.string(),
  title: z.string(),
  handle: z.string(),
  body: z.string(),
  isPublished: z.boolean(),
  blog: z.looseObject({ handle: z.string() }),
  metafield: z.looseObject({ value: z.string() }).nullish(),
})
const ShopAddress = z.looseObject({ primaryDomain: z.looseObject({ url: z.string() }) })
const OneArticle = z.looseObject({ shop: ShopAddress, article: Article.nullish() })
const Articles = z.looseObject({
  shop: ShopAddress,
  articles: z.looseObject({
    nodes: z.array(Article),
    pageInfo: z.looseObject({ hasNextPage: z.boolean(), endCursor: z.string().nullish() }),
  }),
})
const Changed = z.looseObject({
  changed: z.looseObject({
    article: z.looseObject({ id: z.string() }).nullish(),
    userErrors: z.array(z.looseObject({ code: z.string().nullish(), message: z.string() })),
  }),
})

const marker = { namespace: 'masthead', key: 'marker' }
const fields = `id title handle body isPublished blog { handle } metafield(namespace: "${marker.namespace}", key: "${marker.key}") { value }`
const queries = {
  shop: '{ shop { name } currentAppInstallation { accessScopes { handle } } blogs(first: 100) { nodes { id title } } }',
  article: `query ($id: ID!) { shop { primaryDomain { url } } article(id: $id) { ${fields} } }`,
  articles: `query ($after: String) { shop { primaryDomain { url } } articles(first: 50, after: $after, sortKey: UPDATED_AT, reverse: true) { nodes { ${fields} } pageInfo { hasNextPage endCursor } } }`,
  create:
    'mutation ($article: ArticleCreateInput!) { changed: articleCreate(article: $article) { article { id } userErrors { code message } } }',
  update:
    'mutation ($id: ID!, $article: ArticleUpdateInput!) { changed: articleUpdate(id: $id, article: $article) { article { id } userErrors { code message } } }',
}

/** Either is enough (shopify.dev/docs/api/admin-graphql/latest/mutations/articleCreate). */
const writingScopes = ['write_content', 'write_online_store_pages']
const maxTags = 250

/**
 * The blogs of a Shopify store, by the Admin API with the client ID and secret of an app of the store's own. Blogs are
 * told as its categories: the first that is chosen takes the articles. Themes write the canonical address themselves.
 */
export function createShopifyDestination(fetch: GuardedFetch, now: () => Date): DestinationEngine {
  const api = createShopifyApi(fetch, now)

  const find = async (connection: DestinationConnection, id: string, signal: AbortSignal) => {
    const { shop, article } = await api.ask(connection, OneArticle, queries.article, { id }, signal)
    return article ? remotePost(article, shop.primaryDomain.url) : undefined
  }
  const change = async (
    connection: DestinationConnection,
    query: string,
    variables: object,
    signal: AbortSignal,
  ): Promise<RemotePost> => {
    const { changed } = await api.ask(connection, Changed, query, variables, signal)
    const { host } = new URL(connection.url)
    const [problem] = changed.userErrors
    if (problem?.code === 'NOT_FOUND')
      throw new DestinationError('not_found', `${host} has this article no more.`)
    if (problem) throw new DestinationError('refused', `${host} refused it: ${theirWords(problem.message)}`)
    const post = changed.article && (await find(connection, changed.article.id, signal))
    if (!post) throw new DestinationError('unreachable', `${host} answered without the article.`)
    return post
  }

  return {
    name: 'Shopify',
    async test(connection, signal) {
      const found = await api.ask(connection, Shop, queries.shop, {}, signal)
      const { host } = new URL(connection.url)
      const scopes = found.currentAppInstallation.accessScopes.map(({ handle }) => handle)
      if (!writingScopes.some((scope) => scopes.includes(scope)))
        throw new DestinationError(
          'credentials',
          `The app may not write articles at ${host}. Give it the scopes read_content and write_content, and install it again.`,
        )
      if (found.blogs.nodes.length === 0)
        throw new DestinationError(
          'credentials',
          `${host} has no blog yet. Add one in Shopify: Content, Blog posts, Manage blogs.`,
        )
      return {
        account: found.shop.name,
        program: null,
        features: [],
        authors: [],
        categories: found.blogs.nodes.map(({ id, title }) => ({ id, name: title })),
        apiRoot: null,
      }
    },

    create(connection, article, signal) {
      const blogId = article.categoryIds[0] ?? connection.facts.categories[0]?.id
      const input = { ...articleOf(connection, article), blogId, handle: article.slug }
      return change(connection, queries.create, { article: input }, signal)
    },

    async findLost(connection, article, signal) {
      let after: string | null = null
      for (;;) {
        const page: z.infer<typeof Articles> = await api.ask(
          connection,
          Articles,
          queries.articles,
          { after },
          signal,
        )
        const { nodes, pageInfo } = page.articles
        const found = nodes.find(({ metafield }) => metafield?.value === article.marker)
        if (found) return remotePost(found, page.shop.primaryDomain.url)
        after = pageInfo.endCursor ?? null
        if (!pageInfo.hasNextPage || after === null) return undefined
      }
    },

    update: (connection, id, article, signal) =>
      change(connection, queries.update, { id, article: articleOf(connection, article) }, signal),

    async unpublish(connection, { id }, signal) {
      try {
        await change(connection, queries.update, { id, article: { isPublished: false } }, signal)
      } catch (error) {
        if (!(error instanceof DestinationError) || error.failure !== 'not_found') throw error
      }
    },

    read: find,
  }
}

/** Its address is given once: whoever changes it there keeps it. */
function articleOf({ facts }: DestinationConnection, article: DestinationArticle) {
  const publicUrls = new Map(article.figures.map(({ file, publicUrl }) => [file, publicUrl ?? undefined]))
  const author = theirWords(Object(article.structuredData.author).name) || facts.account
  const text = (key: string, type: string, value: string) => ({ namespace: 'global', key, type, value })
  return {
    title: article.title,
    body: htmlBody(article, (file) => publicUrls.get(file)),
    summary: `<p>${escapeHtml(article.description)}</p>`,
    isPublished: article.as === 'live',
    author: { name: author ?? 'Editors' },
    tags: article.tags.slice(0, maxTags),
    ...(article.cover?.publicUrl && {
      image: { url: article.cover.publicUrl, altText: article.cover.alt },
    }),
    metafields: [
      { ...marker, type: 'single_line_text_field', value: article.marker },
      text('title_tag', 'single_line_text_field', article.title),
      text('description_tag', 'multi_line_text_field', article.description),
    ],
  }
}

/** Comments change the time of the last update: the revision is what an editor there can change. */
function remotePost(article: z.infer<typeof Article>, shopUrl: string): RemotePost {
  const { id, title, body, handle, blog, isPublished } = article
  const revision = createHash('sha256')
    .update(JSON.stringify([title, body, handle]))
    .digest('hex')
    .slice(0, 32)
  const url = isPublished ? `${shopUrl.replace(/\/$/, '')}/blogs/${blog.handle}/${handle}` : null
  return { id, url, state: isPublished ? 'live' : 'draft', revision }
}
