import { type JsonReply, type JsonRequest, startJsonServer } from './json-server.ts'

export type ForemArticle = {
  id: number
  title: string
  slug: string
  body_markdown: string
  description: string
  published: boolean
  tags: string[]
  canonical_url: string | null
  main_image: string | null
}

/**
 * Forem's API v1 as developers.forem.com/api/v1 describes it and its controllers answer, reduced to what a destination calls:
 * drafts are in their owner's list alone, an address is taken once, and an article too soon after the last is refused for a while.
 */
export type LoopbackForem = {
  url: string
  allow: string
  key: string
  articles: ForemArticle[]
  calls: string[]
  /** Seconds that it asks for instead of taking the next article. */
  busySeconds: number | undefined
  edit(id: number, members: Partial<ForemArticle>): void
  remove(id: number): void
  close(): Promise<void>
}

const refusal = (status: number, error: string): JsonReply => ({ status, body: { error, status } })

export async function startLoopbackForem(): Promise<LoopbackForem> {
  let lastId = 1000
  const desk: LoopbackForem = {
    url: '',
    allow: '',
    key: 'aBcDeFgHiJkLmNoPqRsTuVwX',
    articles: [],
    calls: [],
    busySeconds: undefined,
    edit(id, members) {
      const article = desk.articles.find((each) => each.id === id)
      if (article) Object.assign(article, members)
    },
    remove(id) {
      desk.articles = desk.articles.filter((each) => each.id !== id)
    },
    close: async () => {},
  }
  const urlOf = ({ slug }: ForemArticle) => `${desk.url}/acme/${slug}`
  /** One article is answered with its tags the other way round than a list, and without `published`. */
  const one = ({ published, tags, main_image, ...article }: ForemArticle) => ({
    ...article,
    type_of: 'article',
    url: urlOf({ published, tags, main_image, ...article }),
    published_timestamp: published ? '2026-01-01T00:00:00Z' : '',
    cover_image: main_image,
    tag_list: tags.join(', '),
    tags,
  })
  const row = ({ tags, main_image, ...article }: ForemArticle) => ({
    ...article,
    type_of: 'article',
    url: urlOf({ tags, main_image, ...article }),
    cover_image: main_image,
    tag_list: tags,
  })
  const problemOf = (article: ForemArticle): JsonReply | undefined => {
    const others = desk.articles.filter(({ id }) => id !== article.id)
    if (article.title.trim() === '') return refusal(422, "Title can't be blank")
    if (article.tags.length > 4) return refusal(422, 'Tag list exceed the maximum of 4 tags')
    if (article.tags.some((tag) => !/^[\p{L}\p{N}]{1,30}$/u.test(tag)))
      return refusal(422, 'Tag contains non-ASCII or prohibited unicode characters')
    if (/\{%(?!-?\s*(?:end)?raw\b)/.test(article.body_markdown.replace(/\{% raw %\}.*?\{% endraw %\}/gs, '')))
      return refusal(422, 'Body markdown has a Liquid tag that is unknown')
    if (article.canonical_url && others.some((other) => other.canonical_url === article.canonical_url))
      return refusal(422, 'Validation failed: Canonical url has already been taken')
    return undefined
  }
  const store = (article: ForemArticle, sent: object): JsonReply => {
    const changed = { ...article, ...sent }
    const problem = problemOf(changed)
    if (problem) return problem
    const isNew = !desk.articles.includes(article)
    Object.assign(article, changed)
    if (isNew) desk.articles.unshift(article)
    return { status: isNew ? 201 : 200, body: one(article) }
  }

  const reply = ({ method, url, headers, json }: JsonRequest): JsonReply => {
    const path = url.pathname.replace(/^\/api/, '')
    if (path === url.pathname) return { status: 404, body: { error: 'not found', status: 404 } }
    desk.calls.push(`${method} ${path}`)
    if (headers['api-key'] !== desk.key) return refusal(401, 'unauthorized')
    if (path === '/users/me')
      return { body: { type_of: 'user', id: 7, username: 'acme', name: 'Acme Coffee' } }
    if (path === '/articles/me/all') {
      const [page, size] = [Number(url.searchParams.get('page')), Number(url.searchParams.get('per_page'))]
      return { body: desk.articles.slice((page - 1) * size, page * size).map(row) }
    }
    if (desk.busySeconds !== undefined)
      return {
        ...refusal(429, `Rate limit reached, try again in ${desk.busySeconds} seconds`),
        headers: { 'retry-after': String(desk.busySeconds) },
      }
    const sent: object = Object(Object(json).article)
    if (path === '/articles' && method === 'POST') {
      lastId += 1
      const slug = `${String(Object(sent).title)
        .toLowerCase()
        .replace(/[^a-z0-9]+/g, '-')}-${lastId.toString(36)}`
      const empty = { title: '', body_markdown: '', description: '', published: false, tags: [] }
      return store({ id: lastId, slug, ...empty, canonical_url: null, main_image: null }, sent)
    }
    const article = desk.articles.find(({ id }) => path === `/articles/${id}`)
    if (!article || method !== 'PUT') return refusal(404, 'not found')
    return store(article, sent)
  }
  const server = await startJsonServer(reply)
  return Object.assign(desk, server)
}
