import { createHash } from 'node:crypto'
import type { Site } from './site-article.ts'

/** Path of the site's home, without a trailing slash but where every page has one. */
export function homePath(site: Site, page = 1): string {
  if (site.isStatic) return folder(site.root, page)
  return `${site.root || '/'}${page > 1 ? `?page=${page}` : ''}`
}

export function articlePath(site: Site, slug: string): string {
  return `${site.root}/${encodeURIComponent(slug)}${site.isStatic ? '/' : ''}`
}

/** A file of an article. */
export function articleFilePath(site: Site, slug: string, file: string): string {
  return `${articlePath(site, slug).replace(/\/$/, '')}/${file}`
}

/** The article as Markdown. */
export function markdownPath(site: Site, slug: string): string {
  return site.isStatic ? `${articlePath(site, slug)}index.md` : `${articlePath(site, slug)}.md`
}

/** A file has no query, so later pages of a list are folders. */
function folder(path: string, page: number): string {
  return page > 1 ? `${path}/page/${page}/` : `${path}/`
}

export function tagPath(site: Site, tag: string, page = 1): string {
  // A lone surrogate makes encodeURIComponent throw, and tags are untrusted.
  const name = encodeURIComponent(site.isStatic ? tagFolder(tag) : tag.toWellFormed())
  if (site.isStatic) return folder(`${site.root}/tags/${name}`, page)
  return `${site.root}/tags/${name}${page > 1 ? `?page=${page}` : ''}`
}

/** The feed of one tag's articles. */
export function tagFeedPath(site: Site, tag: string): string {
  return `${tagPath(site, tag).replace(/\/$/, '')}/feed.xml`
}

/** A tag as the name of a folder, on any file system. */
export function tagFolder(tag: string): string {
  return tag.toWellFormed().replace(/[/\\:*?"<>|\p{Cc}]|^\.+/gu, '-')
}

export function feedPath(site: Site): string {
  return `${site.root}/feed.xml`
}

export function atomPath(site: Site): string {
  return `${site.root}/atom.xml`
}

export function jsonFeedPath(site: Site): string {
  return `${site.root}/feed.json`
}

/** Counts the ways in which such pictures were drawn: a browser keeps what is at an address for ever. */
const artVersion = 2

/** The picture of an article that has none of its own, in the colours of the brand; named by all that it is drawn from. */
export function artPath(site: Site, slug: string): string {
  const digest = createHash('sha256')
    .update([artVersion, slug, site.brand.accent, site.brand.paper].join('\n'))
    .digest('hex')
  return articleFilePath(site, slug, `art-${digest.slice(0, 8)}.svg`)
}

/** The path of a lead magnet's page; it answers 404 until that is published. */
export function landingPath(root: string, slug: string): string {
  return `${root}/guides/${slug}`
}

/** Where a picture of the branding is. */
export function brandPicturePath(site: Site, file: string): string {
  return `${site.root}/_brand/${file}`
}

export function podcastPath(site: Site): string {
  return `${site.root}/podcast.xml`
}

/** Makes a path of this service absolute. */
export function absoluteUrl(site: Site, path: string): string {
  return `${site.baseUrl}${path}`
}
