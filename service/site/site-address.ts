import type { Site } from './site-article.ts'

/** Path of the site's home, without a trailing slash. */
export function homePath(site: Site, page = 1): string {
  return `/${encodeURIComponent(site.handle)}${page > 1 ? `?page=${page}` : ''}`
}

export function articlePath(site: Site, slug: string): string {
  return `${homePath(site)}/${encodeURIComponent(slug)}`
}

export function tagPath(site: Site, tag: string, page = 1): string {
  // A lone surrogate makes encodeURIComponent throw, and tags are untrusted.
  const name = encodeURIComponent(tag.toWellFormed())
  return `${homePath(site)}/tags/${name}${page > 1 ? `?page=${page}` : ''}`
}

export function feedPath(site: Site): string {
  return `${homePath(site)}/feed.xml`
}

export function podcastPath(site: Site): string {
  return `${homePath(site)}/podcast.xml`
}

/** Makes a path of this service absolute. */
export function absoluteUrl(site: Site, path: string): string {
  return `${site.baseUrl}${path}`
}
