import { foldText } from './fold-text.ts'

export type StructuredArticle = {
  headline: string | null
  description: string | null
  author: string | null
  siteName: string | null
  publishedAt: string | null
}

const articleType = /(Article|BlogPosting|Report|WebPage|Product)$/

/** What the page's JSON-LD says about the article on it (schema.org); all null without any. */
export function structuredArticle(document: Document): StructuredArticle {
  const things = [...document.querySelectorAll('script[type*="ld+json" i]')]
    .slice(0, 10)
    .flatMap((script) => thingsOf(parse(script.textContent ?? '')))
  const isArticle = (thing: Thing) => [thing['@type']].flat().some((type) => articleType.test(String(type)))
  const article = things.find((thing) => isArticle(thing) && thing.headline) ?? things.find(isArticle) ?? {}
  return {
    headline: text(article.headline),
    description: text(article.description),
    author: nameOf(article.author),
    siteName: nameOf(article.publisher),
    publishedAt: text(article.datePublished),
  }
}

type Thing = Record<string, unknown>

function parse(json: string): unknown {
  try {
    return JSON.parse(json)
  } catch {
    // Broken structured data is common and says nothing about the page.
    return null
  }
}

/** A document is one thing, a list of things, or a `@graph` of them. */
function thingsOf(value: unknown): Thing[] {
  const list = Array.isArray(value) ? value : [value]
  return list
    .slice(0, 100)
    .filter(isThing)
    .flatMap((thing) =>
      Array.isArray(thing['@graph']) ? thing['@graph'].slice(0, 100).filter(isThing) : [thing],
    )
}

function isThing(value: unknown): value is Thing {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function nameOf(value: unknown): string | null {
  const names = (Array.isArray(value) ? value.slice(0, 5) : [value]).map((one) =>
    text(isThing(one) ? one.name : one),
  )
  return names.filter((name) => name !== null && !/^https?:/.test(name)).join(', ') || null
}

function text(value: unknown): string | null {
  return typeof value === 'string' ? foldText(value) || null : null
}
