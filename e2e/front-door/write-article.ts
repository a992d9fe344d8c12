import { need } from './answer.ts'
import { bodyOf, type DescribedApi } from './described-api.ts'
import type { Stranger } from './stranger.ts'

export type Written = { id: string; title: string; url: string; estimated: number; charged: number }

/** Asks the price, has an article written, and follows `Location` until it is a draft. */
export async function write(stranger: Stranger, api: DescribedApi, key: string): Promise<Written> {
  const input = {
    topic: 'Choosing a coffee grinder',
    source_urls: [stranger.pageUrl],
    size: 'mini',
    wait_for_completion: false,
    auto_publish: false,
  }
  const estimate = await bodyOf(
    await api.call('estimate', key, { body: { operation: 'generateArticle', input } }),
  )
  const accepted = await api.call('generateArticle', key, { body: input })
  const { id } = await bodyOf(accepted.clone())
  const draft = await poll(stranger, key, accepted, 'generated')
  return {
    id: String(id),
    title: String(draft.title),
    url: String(draft.article_url),
    estimated: Number(estimate.credits_required),
    charged: Number(draft.credits_used),
  }
}

/** Publishes it, and returns the page as a reader gets it. */
export async function publish(
  stranger: Stranger,
  api: DescribedApi,
  key: string,
  { id, url }: Written,
): Promise<string> {
  const accepted = await api.call('publishArticle', key, { path: { id } })
  await bodyOf(accepted.clone())
  for (let asked = 0; asked < 300; asked++) {
    const { status } = await bodyOf(await api.call('getArticle', key, { path: { id } }))
    if (status === 'published') return (await fetch(url)).text()
    await stranger.wait(1)
  }
  throw new Error('Stuck: the article is not published.')
}

async function poll(stranger: Stranger, key: string, accepted: Response, until: string) {
  const url = new URL(need(accepted.headers.get('location'), 'Location'), accepted.url)
  const seconds = Number(need(accepted.headers.get('retry-after'), 'Retry-After'))
  for (let asked = 0; asked < 300; asked++) {
    await stranger.wait(seconds)
    const now = await bodyOf(await fetch(url, { headers: { authorization: `Bearer ${key}` } }))
    if (now.status === until) return now
    if (now.status === 'failed') throw new Error(`Stuck: ${JSON.stringify(now)}`)
  }
  throw new Error(`Stuck: it does not become ${until}.`)
}
