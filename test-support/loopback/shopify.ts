import { type JsonReply, type JsonRequest, startJsonServer } from './json-server.ts'

export type ShopifyArticle = {
  id: string
  title: string
  handle: string
  body: string
  summary: string
  isPublished: boolean
  author: string
  tags: string[]
  image: { url: string; altText: string } | null
  blogId: string
  /** By `namespace.key`. */
  metafields: Record<string, string>
}

/**
 * The part of Shopify's Admin API that a destination calls, with the answers that shopify.dev shows: a token by the
 * client credentials grant, which lasts a day, and mutations whose refusals are `userErrors` beside 200.
 */
export type LoopbackShopify = {
  url: string
  allow: string
  clientId: string
  clientSecret: string
  scopes: string[]
  blogs: { id: string; title: string; handle: string }[]
  articles: ShopifyArticle[]
  calls: string[]
  /** The next query is answered as one that has to wait. */
  isThrottled: boolean
  /** Every token that was given stops working, as when the app is installed again. */
  revokeTokens(): void
  edit(id: string, members: Partial<ShopifyArticle>): void
  remove(id: string): void
  close(): Promise<void>
}

type Metafield = { namespace: string; key: string; value: string }
type Given = Partial<Omit<ShopifyArticle, 'author' | 'metafields'>> & {
  author?: { name: string }
  metafields?: Metafield[]
}

export async function startLoopbackShopify(): Promise<LoopbackShopify> {
  let lastId = 600_000_000
  let tokens = new Set<string>()
  const desk: LoopbackShopify = {
    url: '',
    allow: '',
    clientId: '0123456789abcdef0123456789abcdef',
    clientSecret: 'shpss_aBcDeFgHiJkLmNoPqRsTuVwXyZ012345',
    scopes: ['read_content', 'write_content'],
    blogs: [
      { id: 'gid://shopify/Blog/1', title: 'News', handle: 'news' },
      { id: 'gid://shopify/Blog/2', title: 'Guides', handle: 'guides' },
    ],
    articles: [],
    calls: [],
    isThrottled: false,
    revokeTokens() {
      tokens = new Set()
    },
    edit(id, members) {
      const article = desk.articles.find((each) => each.id === id)
      if (article) Object.assign(article, members)
    },
    remove(id) {
      desk.articles = desk.articles.filter((each) => each.id !== id)
    },
    close: async () => {},
  }
  const shop = { name: 'Acme Coffee', primaryDomain: { url: 'https://shop.acme.example' } }
  const node = ({ metafields, blogId, ...article }: ShopifyArticle) => ({
    ...article,
    blog: { handle: desk.blogs.find(({ id }) => id === blogId)?.handle },
    metafield: metafields['masthead.marker'] ? { value: metafields['masthead.marker'] } : null,
  })
  const store = (article: ShopifyArticle, given: Given): object => {
    const refused = (code: string, message: string) => ({ article: null, userErrors: [{ code, message }] })
    const { author, metafields = [], ...members } = given
    if (members.title?.trim() === '') return refused('BLANK', "Title can't be blank")
    const handle = members.handle ?? article.handle
    if (desk.articles.some((other) => other !== article && other.handle === handle))
      return refused('TAKEN', 'Handle has already been taken')
    if (members.blogId && !desk.blogs.some(({ id }) => id === members.blogId))
      return refused('NOT_FOUND', 'Must reference an existing blog.')
    Object.assign(article, members, author && { author: author.name })
    for (const { namespace, key, value } of metafields) article.metafields[`${namespace}.${key}`] = value
    return { article: { id: article.id }, userErrors: [] }
  }
  const create = (given: Given): object => {
    lastId += 1
    const article: ShopifyArticle = {
      id: `gid://shopify/Article/${lastId}`,
      title: '',
      handle: `untitled-${lastId}`,
      body: '',
      summary: '',
      isPublished: false,
      author: '',
      tags: [],
      image: null,
      blogId: '',
      metafields: {},
    }
    const answer = store(article, given)
    if ('article' in answer && answer.article) desk.articles.push(article)
    return answer
  }
  const update = (id: string, given: Given): object => {
    const article = desk.articles.find((each) => each.id === id)
    return article
      ? store(article, given)
      : { article: null, userErrors: [{ code: 'NOT_FOUND', message: 'Article does not exist' }] }
  }
  const page = (after: string | null) => {
    const newest = desk.articles.toReversed()
    const from = after === null ? 0 : newest.findIndex(({ id }) => id === after) + 1
    const nodes = newest.slice(from, from + 50)
    const hasNextPage = newest.length > from + 50
    return { nodes: nodes.map(node), pageInfo: { hasNextPage, endCursor: nodes.at(-1)?.id ?? null } }
  }
  const dataOf = (query: string, variables: Record<string, unknown>): object => {
    const id = String(variables.id)
    // What a mutation is given, as the engine under test sends it.
    const given = Object(variables.article) as Given
    if (query.includes('articleCreate')) return { changed: create(given) }
    if (query.includes('articleUpdate')) return { changed: update(id, given) }
    if (query.includes('accessScopes')) {
      const accessScopes = desk.scopes.map((handle) => ({ handle }))
      return { shop, currentAppInstallation: { accessScopes }, blogs: { nodes: desk.blogs } }
    }
    if (query.includes('articles(')) return { shop, articles: page(Object(variables).after ?? null) }
    const article = desk.articles.find((each) => each.id === id)
    return { shop, article: article ? node(article) : null }
  }

  const reply = ({ method, url, headers, json }: JsonRequest): JsonReply => {
    const { query = '', variables = {}, ...grant } = Object(json)
    desk.calls.push(`${method} ${url.pathname}`)
    if (url.pathname === '/admin/oauth/access_token') {
      const isOurs = grant.client_id === desk.clientId && grant.client_secret === desk.clientSecret
      if (!isOurs || grant.grant_type !== 'client_credentials')
        return { status: 400, body: { error: 'invalid_client', error_description: 'Client is not known' } }
      const token = `shpat_${tokens.size}${Math.random().toString(36).slice(2)}`
      tokens.add(token)
      return { body: { access_token: token, scope: desk.scopes.join(','), expires_in: 86_399 } }
    }
    if (!/^\/admin\/api\/\d{4}-\d\d\/graphql\.json$/.test(url.pathname))
      return { status: 404, body: { errors: 'Not Found' } }
    if (!tokens.has(headers['x-shopify-access-token'] ?? ''))
      return { status: 401, body: { errors: '[API] Invalid API key or access token' } }
    if (desk.isThrottled) {
      desk.isThrottled = false
      const throttleStatus = { maximumAvailable: 2000, currentlyAvailable: 20, restoreRate: 100 }
      return {
        body: {
          errors: [{ message: 'Throttled', extensions: { code: 'THROTTLED' } }],
          extensions: { cost: { requestedQueryCost: 320, actualQueryCost: null, throttleStatus } },
        },
      }
    }
    return { body: { data: dataOf(String(query), Object(variables)) } }
  }
  return Object.assign(desk, await startJsonServer(reply))
}
