import { createHash } from 'node:crypto'
import { version } from '../config/version.ts'
import type { Context } from '../core/context.ts'
import type { Encoding } from './choose-encoding.ts'
import { encodeText } from './encode-text.ts'
import type { TenantSite } from './find-site.ts'
import { siteCode } from './site-code.ts'
import { makeSiteDocument, type WantedDocument } from './site-document.ts'

/** The key makes an entry right; this only frees its place. */
const keptSeconds = 3600
/** What is larger than this as it is sent is made each time. A sitemap of 50,000 addresses is smaller, compressed. */
const maxBytes = 2_000_000

type Bytes = Uint8Array | undefined

/** Documents that are being found in this process, by its cache: however many ask for one, it is found once. */
const inProgress = new WeakMap<Context['engines']['cache'], Map<string, Promise<Bytes>>>()

/**
 * The bytes of a document that lists a site's articles, from the cache if present; undefined for a page or tag that
 * does not exist. Misses are not cached, because there is no end of invalid URLs.
 */
export async function findSiteDocument(
  ctx: Context,
  site: TenantSite,
  wanted: WantedDocument & { encoding: Encoding },
): Promise<Bytes> {
  const key = keyOf(site, wanted)
  const finding = inProgress.get(ctx.engines.cache) ?? new Map<string, Promise<Bytes>>()
  inProgress.set(ctx.engines.cache, finding)
  const found = finding.get(key) ?? readOrMake(ctx, { key, site, wanted }).finally(() => finding.delete(key))
  finding.set(key, found)
  return found
}

async function readOrMake(
  ctx: Context,
  { key, site, wanted }: { key: string; site: TenantSite; wanted: WantedDocument & { encoding: Encoding } },
): Promise<Bytes> {
  const { cache } = ctx.engines
  const kept = await cache.get(key)
  if (kept) return kept
  const text = await makeSiteDocument(ctx, site, wanted)
  if (text === undefined) return undefined
  const bytes = await encodeText(text, wanted.encoding)
  // Not awaited, since storing it may take longer and the cache never rejects.
  if (bytes.byteLength <= maxBytes) void cache.set(key, bytes, keptSeconds)
  return bytes
}

/**
 * All inputs of a document: the revision of the site's articles with the site's settings, the request, and the code
 * that renders it. Nothing is ever cached under the key of another state, so nothing needs invalidation.
 */
function keyOf(site: TenantSite, wanted: WantedDocument & { encoding: Encoding }): string {
  const made = createHash('sha256').update(JSON.stringify([version, siteCode, site, wanted]))
  return `site/${site.tenantId}/${made.digest('base64url')}`
}
