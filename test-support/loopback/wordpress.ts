import { type JsonReply, type JsonRequest, startJsonServer } from './json-server.ts'

export type WordPressPost = {
  id: number
  title: string
  slug: string
  content: string
  excerpt: string
  status: string
  tags: number[]
  categories: number[]
  author: number
  featured_media: number
  meta: Record<string, unknown>
  modified: number
}

/** WordPress as 6.1 and 6.3 answer, reduced to what a destination calls; its answers were recorded from the program. */
export type LoopbackWordPress = {
  url: string
  allow: string
  posts: WordPressPost[]
  media: { id: number; slug: string; alt: string; bytes: number }[]
  tags: string[]
  calls: string[]
  /** The application password that it takes; another one is refused. */
  password: string
  /** Whether the site offers them. */
  applicationPasswords: boolean
  /** Answered instead of doing what is asked, while it is set. */
  failure: { status: number; body: unknown } | undefined
  /** The user's capabilities. */
  capabilities: Record<string, boolean>
  /** What an editor does there. */
  edit(id: number, members: Partial<WordPressPost>): void
  close(): Promise<void>
}

const refusal = (status: number, code: string, message: string): JsonReply => ({
  status,
  body: { code, message, data: { status } },
})

export async function startLoopbackWordPress(
  options: { footnotes?: boolean } = {},
): Promise<LoopbackWordPress> {
  const { footnotes = false } = options
  let clock = Date.UTC(2026, 0, 1)
  const tick = () => {
    clock += 1000
    return clock
  }
  const desk: LoopbackWordPress = {
    url: '',
    allow: '',
    posts: [],
    media: [],
    tags: [],
    calls: [],
    password: 'abcd EFGH 1234 ijkl',
    applicationPasswords: true,
    failure: undefined,
    capabilities: {
      edit_posts: true,
      publish_posts: true,
      upload_files: true,
      edit_others_posts: true,
      unfiltered_html: true,
    },
    edit(id, members) {
      const post = desk.posts.find((each) => each.id === id)
      if (post) Object.assign(post, members, { modified: tick() })
    },
    close: async () => {},
  }
  const answerOf = (post: WordPressPost) => ({
    id: post.id,
    link: post.status === 'publish' ? `${desk.url}/${post.slug}/` : `${desk.url}/?p=${post.id}`,
    status: post.status,
    author: post.author,
    title: { raw: post.title, rendered: post.title },
    modified_gmt: new Date(post.modified).toISOString().slice(0, 19),
  })
  const write = (post: WordPressPost, sent: object) => {
    const { content = post.content, ...members } = Object(sent)
    Object.assign(post, members, { content, modified: tick() })
    return answerOf(post)
  }
  const user = (id: number, name: string) => ({ id, name, capabilities: desk.capabilities })

  const reply = ({ method, url, headers, json, bytes }: JsonRequest): JsonReply => {
    const path = url.pathname.replace(/^\/wp-json/, '')
    desk.calls.push(`${method} ${path}`)
    if (!url.pathname.startsWith('/wp-json')) return { status: 404, body: 'Not found' }
    if (path === '/')
      return {
        body: {
          name: 'Acme Blog',
          namespaces: ['oembed/1.0', 'wp/v2'],
          authentication: desk.applicationPasswords
            ? { 'application-passwords': { endpoints: { authorization: `${desk.url}/wp-admin/` } } }
            : [],
        },
      }
    if (desk.failure) return desk.failure
    const given = Buffer.from((headers.authorization ?? '').replace('Basic ', ''), 'base64').toString()
    if (given !== `admin:${desk.password}`)
      return refusal(401, 'rest_not_logged_in', 'You are not currently logged in.')
    if (path === '/wp/v2/users/me') return { body: user(1, 'Ada Admin') }
    if (path === '/wp/v2/users')
      // Only an administrator may read more of a user than everybody does.
      return url.searchParams.get('context') === 'edit' && !desk.capabilities.list_users
        ? refusal(403, 'rest_forbidden_context', 'Sorry, you are not allowed to edit users.')
        : {
            body: [
              { id: 1, name: 'Ada Admin' },
              { id: 2, name: 'Ann Author' },
            ],
          }
    if (path === '/wp/v2/categories')
      return {
        body: [
          { id: 1, name: 'Uncategorized' },
          { id: 2, name: 'Guides &amp; more' },
        ],
      }
    if (path === '/wp/v2/block-types/core/footnotes')
      return footnotes
        ? { body: { name: 'core/footnotes' } }
        : refusal(404, 'rest_block_type_invalid', 'Invalid block type.')
    if (path === '/wp/v2/tags') {
      const name = String(Object(json).name)
      const known = desk.tags.indexOf(name)
      if (known >= 0)
        return {
          status: 400,
          body: {
            code: 'term_exists',
            message: 'A term with the name provided already exists.',
            data: { status: 400, term_id: known + 10 },
          },
        }
      desk.tags.push(name)
      return { status: 201, body: { id: desk.tags.length + 9, name } }
    }
    if (path === '/wp/v2/media') {
      const slug = url.searchParams.get('slug') ?? ''
      const stored = (medium: { id: number; slug: string }) => ({
        id: medium.id,
        source_url: `${desk.url}/wp-content/uploads/${medium.slug}.png`,
      })
      if (method === 'GET') return { body: desk.media.filter((each) => each.slug === slug).map(stored) }
      const medium = {
        id: 100 + desk.media.length,
        slug,
        alt: url.searchParams.get('alt_text') ?? '',
        bytes: bytes.length,
      }
      desk.media.push(medium)
      return { status: 201, body: stored(medium) }
    }
    if (path === '/wp/v2/posts' && method === 'GET') {
      const search = url.searchParams.get('search') ?? ''
      return {
        body: desk.posts
          .filter(({ content, status }) => content.includes(search) && status !== 'trash')
          .map(answerOf),
      }
    }
    if (path === '/wp/v2/posts') {
      const post: WordPressPost = {
        id: 1000 + desk.posts.length,
        title: '',
        slug: '',
        content: '',
        excerpt: '',
        status: 'draft',
        tags: [],
        categories: [1],
        author: 1,
        featured_media: 0,
        meta: {},
        modified: 0,
      }
      desk.posts.push(post)
      return { status: 201, body: write(post, Object(json)) }
    }
    const post = desk.posts.find(({ id }) => path === `/wp/v2/posts/${id}`)
    if (!post) return refusal(404, 'rest_post_invalid_id', 'Invalid post ID.')
    const sent = Object(json)
    if (sent.status === 'publish' && !desk.capabilities.publish_posts)
      return refusal(
        403,
        'rest_cannot_publish',
        'Sorry, you are not allowed to publish posts in this post type.',
      )
    return { body: method === 'GET' ? answerOf(post) : write(post, Object(json)) }
  }
  const server = await startJsonServer(reply)
  return Object.assign(desk, server)
}
