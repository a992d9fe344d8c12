import { createHmac } from 'node:crypto'
import { type JsonReply, type JsonRequest, startJsonServer } from './json-server.ts'

export type GhostPost = {
  id: string
  title: string
  slug: string
  lexical: string
  status: string
  canonical_url: string | null
  codeinjection_head: string | null
  feature_image: string | null
  tags: { name: string }[]
  authors: { id: string }[]
  updated_at: string
}

/** Ghost's Admin API as version 6 answers, reduced to what a destination calls; its answers were recorded from the program. */
export type LoopbackGhost = {
  url: string
  allow: string
  key: string
  posts: GhostPost[]
  images: string[]
  calls: string[]
  edit(id: string, members: Partial<GhostPost>): void
  remove(id: string): void
  close(): Promise<void>
}

const refusal = (
  status: number,
  type: string,
  message: string,
  context: string | null = null,
): JsonReply => ({
  status,
  body: { errors: [{ message, context, type, code: null }] },
})

export async function startLoopbackGhost(): Promise<LoopbackGhost> {
  const id = '6b0367eff8a4412d8a303b3d'
  const secret = '0f'.repeat(32)
  let clock = Date.UTC(2026, 0, 1)
  const tick = () => {
    clock += 1000
    return new Date(clock).toISOString()
  }
  const desk: LoopbackGhost = {
    url: '',
    allow: '',
    key: `${id}:${secret}`,
    posts: [],
    images: [],
    calls: [],
    edit(postId, members) {
      const post = desk.posts.find((each) => each.id === postId)
      if (post) Object.assign(post, members, { updated_at: tick() })
    },
    remove(postId) {
      desk.posts = desk.posts.filter((each) => each.id !== postId)
    },
    close: async () => {},
  }
  const isSigned = (authorization: string) => {
    const [head = '', claims = '', signature] = authorization.replace(/^Ghost /, '').split('.')
    const expected = createHmac('sha256', Buffer.from(secret, 'hex'))
      .update(`${head}.${claims}`)
      .digest('base64url')
    const header: unknown = head ? JSON.parse(Buffer.from(head, 'base64url').toString()) : {}
    return Object(header).kid === id && signature === expected
  }
  const answerOf = (post: GhostPost) => ({
    ...post,
    url: post.status === 'published' ? `${desk.url}/${post.slug}/` : `${desk.url}/p/${post.id}/`,
  })
  const freeSlug = (slug: string, except: GhostPost) => {
    const taken = (candidate: string) => desk.posts.some((each) => each !== except && each.slug === candidate)
    for (let n = 1; ; n++) {
      const candidate = n === 1 ? slug : `${slug}-${n}`
      if (!taken(candidate)) return candidate
    }
  }

  const reply = ({ method, url, headers, json }: JsonRequest): JsonReply => {
    const path = url.pathname.replace(/^\/ghost\/api\/admin/, '')
    desk.calls.push(`${method} ${path}`)
    if (path === '/site/') return { body: { site: { title: 'Acme Ghost', url: desk.url, version: '6.65' } } }
    if (!isSigned(headers.authorization ?? ''))
      return refusal(401, 'UnauthorizedError', 'Unknown Admin API Key', 'Unknown Admin API Key')
    if (path === '/users/')
      return {
        body: {
          users: [
            { id: '6b036788f8a4412d8a303824', name: 'Ann Owner' },
            { id: '6b036788f8a4412d8a303825', name: 'Ann Author' },
          ],
        },
      }
    if (path === '/images/upload/') {
      desk.images.push(`${desk.url}/content/images/${desk.images.length}.png`)
      return { status: 201, body: { images: [{ url: desk.images.at(-1), ref: null }] } }
    }
    const [sent] = Array.isArray(Object(json).posts) ? Object(json).posts : [undefined]
    if (path === '/posts/' && method === 'GET') {
      const [, marker] = /^codeinjection_head:~'(.*)'$/.exec(url.searchParams.get('filter') ?? '') ?? []
      const limit = Number(url.searchParams.get('limit') ?? 15)
      const found = desk.posts.filter(
        ({ codeinjection_head }) => marker === undefined || codeinjection_head?.includes(marker),
      )
      return { body: { posts: found.slice(0, limit).map(answerOf) } }
    }
    if (path === '/posts/') {
      const post: GhostPost = {
        title: '',
        slug: '',
        lexical: '',
        status: 'draft',
        canonical_url: null,
        codeinjection_head: null,
        feature_image: null,
        tags: [],
        authors: [],
        ...Object(sent),
        id: (desk.posts.length + 1).toString(16).padStart(24, '6'),
        updated_at: tick(),
      }
      post.slug = freeSlug(post.slug, post)
      desk.posts.push(post)
      return { status: 201, body: { posts: [answerOf(post)] } }
    }
    const post = desk.posts.find((each) => path === `/posts/${each.id}/`)
    if (!post)
      return refusal(404, 'NotFoundError', 'Resource not found error, cannot read post.', 'Post not found.')
    if (method === 'GET') return { body: { posts: [answerOf(post)] } }
    if (Object(sent).updated_at !== post.updated_at)
      return refusal(409, 'UpdateCollisionError', 'Saving failed! Someone else is editing this post.')
    Object.assign(post, sent, { updated_at: tick() })
    post.slug = freeSlug(post.slug, post)
    return { body: { posts: [answerOf(post)] } }
  }
  const server = await startJsonServer(reply)
  return Object.assign(desk, server)
}
