import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'

/** A post as the forum keeps it; the rest of a `t3` is filled in. */
export type ForumPost = {
  name: string
  subreddit: string
  title: string
  selftext?: string
  is_self?: boolean
  url?: string
  ageDays?: number
  score?: number
  num_comments?: number
  over_18?: boolean
  locked?: boolean
  promoted?: boolean
  removed_by_category?: string
  crosspost_parent?: string
}

export type ForumRequest = {
  path: string
  search: URLSearchParams
  authorization: string | undefined
  body: string
}

/** Answers a request itself when it returns true. */
export type ForumFault = (request: ForumRequest, response: ServerResponse) => boolean

/** A community forum on loopback that speaks Reddit's JSON, by its public addresses and by OAuth. */
export type Forum = {
  address: string
  /** What OUTBOUND_ALLOW must say so that the service may reach it under `address`. */
  allow: string
  posts: ForumPost[]
  /** Rules by forum; a forum without posts and rules does not exist. */
  rules: Map<string, { short_name: string; description: string; kind: string }[]>
  requests: ForumRequest[]
  /** Asked first about every request. */
  fault: ForumFault | undefined
  close(): Promise<void>
}

const host = 'forum.example'
export const forumClient = { clientId: 'desk', clientSecret: 'a secret of the desk' }
const token = 'token-of-the-desk'
const daySeconds = 86_400

export async function startForum(posts: readonly ForumPost[] = coffeePosts): Promise<Forum> {
  const server = createServer((request, response) => {
    readText(request).then((body) => {
      const { pathname, searchParams } = new URL(request.url ?? '/', `http://${host}`)
      const { authorization } = request.headers
      const seen = { path: pathname, search: searchParams, authorization, body }
      forum.requests.push(seen)
      if (!forum.fault?.(seen, response)) respond(forum, seen, response)
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('A TCP server has a port.')
  const forum: Forum = {
    address: `http://${host}`,
    allow: `${host}=127.0.0.1:${address.port}`,
    posts: [...posts],
    rules: new Map(coffeeRules),
    requests: [],
    fault: undefined,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
  return forum
}

export function sendJson(response: ServerResponse, status: number, body: unknown, headers = {}): true {
  const limits = { 'x-ratelimit-used': '1', 'x-ratelimit-remaining': '99.0', 'x-ratelimit-reset': '300' }
  response.writeHead(status, { 'content-type': 'application/json; charset=UTF-8', ...limits, ...headers })
  response.end(JSON.stringify(body))
  return true
}

function respond(forum: Forum, request: ForumRequest, response: ServerResponse): void {
  const { path, search, authorization } = request
  if (path === '/api/v1/access_token') {
    const basic = Buffer.from(`${forumClient.clientId}:${forumClient.clientSecret}`).toString('base64')
    if (authorization !== `Basic ${basic}`) sendJson(response, 401, { message: 'Unauthorized', error: 401 })
    else
      sendJson(response, 200, { access_token: token, token_type: 'bearer', expires_in: 86_400, scope: '*' })
    return
  }
  const open = path.endsWith('.json') || authorization === `bearer ${token}`
  if (!open) {
    sendJson(response, 401, { message: 'Unauthorized', error: 401 })
    return
  }
  const [, name, part] = /^\/r\/(\w+)\/(search|about\/rules)(?:\.json)?$/.exec(path) ?? []
  const inForum = forum.posts.filter(
    ({ subreddit }) => !name || subreddit.toLowerCase() === name.toLowerCase(),
  )
  const exists = !name || inForum.length > 0 || forum.rules.has(name.toLowerCase())
  if (part === 'about/rules' && name) {
    if (!exists) sendJson(response, 404, { message: 'Not Found', error: 404 })
    else sendJson(response, 200, { rules: forum.rules.get(name.toLowerCase()) ?? [], site_rules: ['Spam'] })
  } else if (!exists) {
    // The forum leads whoever asks for what it does not have to a search for its like.
    response.writeHead(302, { location: `http://${host}/subreddits/search?q=${name}` }).end()
  } else if (part === 'search' || /^\/search(\.json)?$/.test(path)) {
    const words = (search.get('q') ?? '')
      .toLowerCase()
      .split(/\W+/)
      .filter((word) => word.length > 2)
    const found = inForum.filter(({ title, selftext = '' }) =>
      words.some((word) => `${title} ${selftext}`.toLowerCase().includes(word)),
    )
    const children = found.slice(0, Number(search.get('limit') ?? 25)).map(asChild)
    const data = { after: null, before: null, dist: children.length, modhash: '', geo_filter: '', children }
    sendJson(response, 200, { kind: 'Listing', data })
  } else sendJson(response, 404, { message: 'Not Found', error: 404 })
}

function asChild(post: ForumPost) {
  const { ageDays = 3, selftext = '', ...rest } = post
  const permalink = `/r/${post.subreddit}/comments/${post.name.slice(3)}/a_post/`
  const created_utc = Math.floor(Date.now() / 1000 - ageDays * daySeconds)
  const usual = {
    author: 'somebody',
    is_self: true,
    score: 12,
    num_comments: 8,
    over_18: false,
    locked: false,
  }
  return { kind: 't3', data: { ...usual, selftext, permalink, created_utc, stickied: false, ...rest } }
}

async function readText(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk)
  return Buffer.concat(chunks).toString('utf8')
}

const coffeeRules: [string, { short_name: string; description: string; kind: string }[]][] = [
  [
    'coffee',
    [
      { kind: 'all', short_name: 'Be kind', description: 'Talk as you would over a cup.' },
      {
        kind: 'link',
        short_name: 'No self-promotion',
        description: 'Advertising, shop links and affiliate links are not allowed here.',
      },
    ],
  ],
  [
    'espresso',
    [
      {
        kind: 'all',
        short_name: 'Self-promotion only in the weekly thread',
        description: 'Shops and makers may post in the Friday thread after asking the moderators.',
      },
    ],
  ],
]

/** What people say about grinders: something of every kind, twice the same, and what nobody should be sent to. */
export const coffeePosts: readonly ForumPost[] = [
  {
    name: 't3_aa1',
    subreddit: 'Coffee',
    title: 'Looking for a quiet grinder for a small coffee bar, budget of $900',
    selftext:
      'We open at six and the neighbours complain. Which grinder should I buy? I am ready to buy this week and happy to pay more for a quiet one.',
    ageDays: 2,
    score: 64,
    num_comments: 91,
  },
  {
    name: 't3_aa2',
    subreddit: 'Coffee',
    title: 'My new grinder is a nightmare to clean',
    selftext:
      'I have been struggling with this grinder for months. Every single time I open it, grounds go everywhere and I waste hours. It is so frustrating!! What do you all do about static?',
    ageDays: 9,
    score: 210,
    num_comments: 143,
  },
  {
    name: 't3_aa3',
    subreddit: 'espresso',
    title: 'Conical vs flat burr grinder: is it worth switching from conical?',
    selftext:
      'I wonder about the difference between the two. Is a flat burr grinder better than a conical one for light roasts?',
    ageDays: 20,
    score: 33,
    num_comments: 58,
  },
  {
    name: 't3_aa4',
    subreddit: 'espresso',
    title: 'I wish my grinder had an app that counts the doses',
    selftext: 'It would be great if the makers could add a counter. Please add it.',
    ageDays: 40,
    score: 17,
    num_comments: 12,
  },
  {
    name: 't3_aa5',
    subreddit: 'Coffee',
    title: 'Terrible customer service, the grinder broke after a week',
    selftext:
      'The worst purchase I ever made. They refuse a refund. Avoid this maker, what a waste of money.',
    ageDays: 5,
    score: 320,
    num_comments: 88,
  },
  {
    name: 't3_aa6',
    subreddit: 'espresso',
    title: 'Terrible customer service, the grinder broke after a week',
    selftext:
      'The worst purchase I ever made. They refuse a refund. Avoid this maker, what a waste of money.',
    ageDays: 4,
    score: 11,
    num_comments: 3,
    crosspost_parent: 't3_aa5',
  },
  {
    name: 't3_aa7',
    subreddit: 'Coffee',
    title: '<b>Grinder</b> photo of the day',
    selftext: 'Here is my bench with the grinder on it. <script>alert(1)</script>',
    ageDays: 300,
    score: 2,
    num_comments: 0,
  },
  { name: 't3_aa8', subreddit: 'Coffee', title: 'Grinder after hours', over_18: true },
  { name: 't3_aa9', subreddit: 'Coffee', title: 'A grinder question', selftext: '[removed]' },
  { name: 't3_ab1', subreddit: 'Coffee', title: 'The grinder everybody wants', promoted: true },
]
