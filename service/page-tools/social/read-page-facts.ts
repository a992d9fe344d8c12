import type { PageTag } from '#contract/page-reports.ts'
import { shorten } from '../../text/shorten.ts'
import { type MarkupElement, type ParsedMarkup, textOf } from '../markup/parse-markup.ts'
import { readJsonLd } from '../structured-data/read-json-ld.ts'
import type { PageFacts } from './page-facts.ts'
import { readPictures } from './read-pictures.ts'

const maxTags = 300
const maxValueLength = 2000
const social = /^(og|article|product|book|profile|music|video|fb|twitter|al|place):/i
const shownOnce = new Set([
  'og:title',
  'og:description',
  'og:url',
  'og:type',
  'og:site_name',
  'twitter:card',
  'twitter:title',
  'twitter:description',
  'description',
  'robots',
  'viewport',
])

/** Everything that networks and search engines read in the head of a page. */
export function readPageFacts(markup: ParsedMarkup, baseUrl: string): PageFacts {
  const base = baseOf(markup, baseUrl)
  const absolute = (address: string) => URL.parse(address.trim(), base)?.href ?? address.trim()
  const facts: PageFacts = {
    tags: [],
    values: Object.create(null),
    canonicals: [],
    icons: [],
    pictures: [],
    passage: '',
    tagsInBody: [],
    misnamed: [],
    repeated: [],
    cut: markup.cut,
  }
  const tag = (one: PageTag) => {
    if (facts.tags.length < maxTags) facts.tags.push({ ...one, value: one.value.slice(0, maxValueLength) })
    else facts.cut = true
  }
  for (const element of markup.elements) {
    const at = placeOf(markup, element)
    const { name, attributes } = element
    if (name === 'html' && attributes.get('lang')) {
      facts.language = attributes.get('lang')?.slice(0, 60)
      tag({ source: 'html', name: 'lang', value: attributes.get('lang') ?? '', ...at })
    } else if (name === 'title' && facts.title === undefined && !isWithin(element, 'svg')) {
      facts.title = textOf(element, maxValueLength)
      tag({ source: 'title', name: 'title', value: facts.title, ...at })
    } else if (name === 'meta') readMeta(element, facts, tag, at)
    else if (name === 'link') readLink(element, facts, tag, at, absolute)
    else if (name === 'img' && facts.firstPicture === undefined) {
      const source = attributes.get('src') ?? ''
      if (source !== '' && !source.startsWith('data:'))
        facts.firstPicture = absolute(source).slice(0, maxValueLength)
    }
  }
  facts.pictures = readPictures(markup, absolute)
  const body = markup.elements.find(({ name }) => name === 'body')
  facts.passage = firstPassage(markup.elements) ?? (body ? shorten(textOf(body, 600), 300) : '')
  const siteName = siteNameIn(markup)
  if (siteName !== undefined) facts.jsonLdSiteName = siteName
  return facts
}

type Placed = { line?: number }

function readMeta(element: MarkupElement, facts: PageFacts, tag: (one: PageTag) => void, at: Placed): void {
  const { attributes } = element
  const charset = attributes.get('charset')
  const equivalent = attributes.get('http-equiv')?.toLowerCase()
  const content = attributes.get('content') ?? ''
  if (charset !== undefined || (equivalent === 'content-type' && /charset/i.test(content))) {
    facts.charsetAt ??= element.at
    tag({ source: 'meta', name: 'charset', value: charset ?? content, ...at })
    return
  }
  if (equivalent === 'refresh') facts.refresh ??= { value: content.slice(0, 200), ...at }
  const property = attributes.get('property')
  const written = (
    property ??
    attributes.get('name') ??
    (equivalent && `http-equiv:${equivalent}`) ??
    ''
  ).trim()
  if (written === '' || attributes.get('content') === undefined) return
  const key = written.toLowerCase().slice(0, 100)
  tag({ source: 'meta', name: key, value: content.trim(), ...at })
  if (content.trim() !== '' && facts.values[key] === undefined)
    facts.values[key] = content.trim().slice(0, maxValueLength)
  else if (shownOnce.has(key) && facts.values[key] !== undefined) facts.repeated.push({ name: key, ...at })
  if (social.test(key) && isWithin(element, 'body')) facts.tagsInBody.push({ name: key, ...at })
  if (/^(og|article|fb):/.test(key) && property === undefined) facts.misnamed.push({ name: key, ...at })
}

function readLink(
  element: MarkupElement,
  facts: PageFacts,
  tag: (one: PageTag) => void,
  at: Placed,
  absolute: (address: string) => string,
): void {
  const { attributes } = element
  const href = attributes.get('href')?.trim()
  const rels = (attributes.get('rel') ?? '').toLowerCase().split(/\s+/)
  if (
    !href ||
    !rels.some((rel) =>
      /^(canonical|icon|apple-touch-icon|apple-touch-icon-precomposed|mask-icon|manifest|alternate|image_src|amphtml)$/.test(
        rel,
      ),
    )
  )
    return
  const rel = rels.join(' ').trim().slice(0, 100)
  tag({ source: 'link', name: rel, value: href, ...at })
  const url = absolute(href).slice(0, maxValueLength)
  if (rels.includes('canonical')) facts.canonicals.push({ url, ...at })
  if (rels.some((one) => /icon/.test(one)) && facts.icons.length < 20) {
    const sizes = attributes.get('sizes')?.slice(0, 60)
    const type = attributes.get('type')?.slice(0, 60)
    facts.icons.push({ url, rel, ...(sizes && { sizes }), ...(type && { type }) })
  }
}

function baseOf(markup: ParsedMarkup, pageUrl: string): string {
  const href = markup.elements
    .find(({ name, attributes }) => name === 'base' && attributes.has('href'))
    ?.attributes.get('href')
  return (href !== undefined && URL.parse(href, pageUrl)?.href) || pageUrl
}

function firstPassage(elements: readonly MarkupElement[]): string | undefined {
  for (const element of elements) {
    if (element.name !== 'p') continue
    const text = textOf(element, 600)
    if (text.length >= 80) return shorten(text, 300)
  }
  return undefined
}

function siteNameIn(markup: ParsedMarkup): string | undefined {
  const site = readJsonLd(markup.elements).items.find(({ types }) => types.includes('WebSite'))
  const name = site?.properties.get('name')?.values[0]
  return name?.kind === 'text' ? name.value.trim().slice(0, 200) || undefined : undefined
}

function placeOf(markup: ParsedMarkup, element: MarkupElement): Placed {
  const line = markup.lineOf(element.at)
  return line === undefined ? {} : { line }
}

function isWithin(element: MarkupElement, name: string): boolean {
  for (let above = element.parent; above; above = above.parent) if (above.name === name) return true
  return false
}
