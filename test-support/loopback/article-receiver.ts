import { randomBytes } from 'node:crypto'
import { Webhook } from 'standardwebhooks'
import { z } from 'zod'
import { startJsonServer } from './json-server.ts'

const Message = z.looseObject({
  type: z.string(),
  data: z.looseObject({
    article_id: z.string().optional(),
    title: z.string().optional(),
    slug: z.string().optional(),
    state: z.enum(['live', 'draft']).optional(),
  }),
})

/** A system that takes articles by webhook, as the guide asks of one: it verifies each request and knows an article by its id. */
export type ArticleReceiver = {
  url: string
  allow: string
  secret: string
  articles: Map<string, { title: string; state: 'live' | 'draft' }>
  close(): Promise<void>
}

export async function startArticleReceiver(): Promise<ArticleReceiver> {
  const secret = `whsec_${randomBytes(32).toString('base64')}`
  const articles: ArticleReceiver['articles'] = new Map()
  const server = await startJsonServer(({ bytes, headers }) => {
    let message: z.infer<typeof Message>
    try {
      message = Message.parse(new Webhook(secret).verify(bytes.toString('utf8'), headers))
    } catch {
      return { status: 401, body: { message: 'The signature is wrong.' } }
    }
    const { article_id: id = '', title = '', slug = '', state = 'draft' } = message.data
    if (message.type === 'destination.test') return { body: {} }
    articles.set(id, { title, state: message.type === 'article.unpublished' ? 'draft' : state })
    return { body: { id, url: `https://blog.example/${slug}`, state } }
  })
  return { ...server, secret, articles }
}
