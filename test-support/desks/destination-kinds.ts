import type { DestinationKind } from '#contract/destinations.ts'
import type { DestinationSecret } from '#service/engines/destination/destination.ts'
import { startArticleReceiver } from '../loopback/article-receiver.ts'
import { startLoopbackForem } from '../loopback/forem.ts'
import { startLoopbackGhost } from '../loopback/ghost.ts'
import { startLoopbackShopify } from '../loopback/shopify.ts'
import { startLoopbackWebflow } from '../loopback/webflow.ts'
import { startLoopbackWordPress } from '../loopback/wordpress.ts'

/** A destination beside its engine: what it takes, and what people see and do there. */
export type RunningDestination = {
  url: string
  /** What the outbound guard must let through. */
  allow: string
  secret: DestinationSecret
  /** Well-formed, and refused there. */
  wrongSecret: DestinationSecret
  /** Every post there, oldest first. */
  posts(): { title: string; isLive: boolean }[]
  /** What an editor there does to the newest post. */
  edit(): void
  remove(): void
  close(): Promise<void>
}

/** One kind of destination under the tests that all of them pass. */
export type TestedKind = {
  start(): Promise<RunningDestination>
  takesDrafts: boolean
  /** Whether it can be asked what became of a post. */
  tellsState: boolean
}

export const destinationKinds: Readonly<Record<DestinationKind, TestedKind>> = {
  wordpress: { start: startWordPress, takesDrafts: true, tellsState: true },
  ghost: { start: startGhost, takesDrafts: true, tellsState: true },
  devto: { start: startForem, takesDrafts: true, tellsState: true },
  shopify: { start: startShopify, takesDrafts: true, tellsState: true },
  webflow: { start: startWebflow, takesDrafts: true, tellsState: true },
  webhook: { start: startWebhook, takesDrafts: true, tellsState: false },
}

async function startWordPress(): Promise<RunningDestination> {
  const wordpress = await startLoopbackWordPress()
  const newest = () => wordpress.posts.at(-1)?.id ?? 0
  return {
    url: wordpress.url,
    allow: wordpress.allow,
    secret: { username: 'admin', app_password: wordpress.password },
    wrongSecret: { username: 'admin', app_password: 'wxyz STUV 5678 mnop' },
    posts: () => wordpress.posts.map(({ title, status }) => ({ title, isLive: status === 'publish' })),
    edit: () => wordpress.edit(newest(), { title: 'Their title' }),
    remove: () => wordpress.edit(newest(), { status: 'trash' }),
    close: wordpress.close,
  }
}

async function startGhost(): Promise<RunningDestination> {
  const ghost = await startLoopbackGhost()
  const newest = () => ghost.posts.at(-1)?.id ?? ''
  return {
    url: ghost.url,
    allow: ghost.allow,
    secret: { admin_key: ghost.key },
    wrongSecret: { admin_key: `${'a'.repeat(24)}:${'b'.repeat(64)}` },
    posts: () => ghost.posts.map(({ title, status }) => ({ title, isLive: status === 'published' })),
    edit: () => ghost.edit(newest(), { title: 'Their title' }),
    remove: () => ghost.remove(newest()),
    close: ghost.close,
  }
}

async function startForem(): Promise<RunningDestination> {
  const forem = await startLoopbackForem()
  // Its list begins with the newest.
  const newest = () => forem.articles[0]?.id ?? 0
  return {
    url: forem.url,
    allow: forem.allow,
    secret: { api_key: forem.key },
    wrongSecret: { api_key: 'zYxWvUtSrQpOnMlKjIhGfEdC' },
    posts: () => forem.articles.map(({ title, published }) => ({ title, isLive: published })).reverse(),
    edit: () => forem.edit(newest(), { title: 'Their title' }),
    remove: () => forem.remove(newest()),
    close: forem.close,
  }
}

async function startShopify(): Promise<RunningDestination> {
  const shopify = await startLoopbackShopify()
  const newest = () => shopify.articles.at(-1)?.id ?? ''
  return {
    url: shopify.url,
    allow: shopify.allow,
    secret: { client_id: shopify.clientId, client_secret: shopify.clientSecret },
    wrongSecret: { client_id: 'f'.repeat(32), client_secret: 'shpss_zYxWvUtSrQpOnMlKjIhGfEdC' },
    posts: () => shopify.articles.map(({ title, isPublished }) => ({ title, isLive: isPublished })),
    edit: () => shopify.edit(newest(), { title: 'Their title' }),
    remove: () => shopify.remove(newest()),
    close: shopify.close,
  }
}

async function startWebflow(): Promise<RunningDestination> {
  const webflow = await startLoopbackWebflow()
  const newest = () => webflow.items.at(-1)?.id ?? ''
  return {
    url: webflow.url,
    allow: webflow.allow,
    secret: { site_token: webflow.token },
    wrongSecret: { site_token: 'f'.repeat(64) },
    posts: () =>
      webflow.items.map(({ fieldData, isDraft, lastPublished }) => ({
        title: String(fieldData.name),
        isLive: !isDraft && lastPublished !== null,
      })),
    edit: () => webflow.edit(newest(), { name: 'Their title' }),
    remove: () => webflow.remove(newest()),
    close: webflow.close,
  }
}

async function startWebhook(): Promise<RunningDestination> {
  const receiver = await startArticleReceiver()
  return {
    url: receiver.url,
    allow: receiver.allow,
    secret: { secret: receiver.secret },
    wrongSecret: { secret: `whsec_${Buffer.alloc(32, 9).toString('base64')}` },
    posts: () =>
      [...receiver.articles.values()].map(({ title, state }) => ({ title, isLive: state === 'live' })),
    edit: () => {},
    remove: () => {},
    close: receiver.close,
  }
}
