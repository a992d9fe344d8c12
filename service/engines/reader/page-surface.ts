import { parseHTML } from 'linkedom'
import { boundMarkup } from './bound-markup.ts'
import { foldText } from './fold-text.ts'
import { resourceAddresses } from './resource-addresses.ts'
import { structuredThings, type Thing } from './structured-things.ts'

/** A mail address that a page shows, with the words around it. */
export type PublishedAddress = { address: string; context: string; linked: boolean }

/** What a page shows besides its text: where it leads, what it is made with, whom it names. */
export type PageSurface = {
  /** Absolute, without fragments, each once, in page order. */
  links: { url: string; text: string }[]
  feeds: string[]
  /** `hreflang` of its other versions. */
  languages: string[]
  /** The things of its JSON-LD (schema.org), graphs flattened. */
  things: Thing[]
  /** Item types of its microdata. */
  microdata: string[]
  addresses: PublishedAddress[]
  /** Absolute addresses of scripts, frames and styles. */
  resources: string[]
  generator: string | null
  hasSocialPreview: boolean
  hasDescription: boolean
}

const maxLinks = 600
const maxAddresses = 60
const maxContextLength = 260

/** Reads the surface of any markup. Linear in its length; call it on the extraction thread. */
export function readSurface(html: string, address: string): PageSurface {
  const { document } = parseHTML(boundMarkup(html))
  const base = URL.parse(document.querySelector('base[href]')?.getAttribute('href') ?? '', address) ?? address
  const meta = (name: string) =>
    foldText(
      document.querySelector(`meta[property="${name}" i], meta[name="${name}" i]`)?.getAttribute('content') ??
        '',
    ) || null
  return {
    links: linksOf(document, base),
    feeds: [...document.querySelectorAll('link[rel~=alternate][href]')]
      .filter((link) => /(rss|atom)\+xml|feed\+json/i.test(link.getAttribute('type') ?? ''))
      .flatMap((link) => webAddress(link.getAttribute('href'), base) ?? [])
      .slice(0, 10),
    languages: [...document.querySelectorAll('link[rel~=alternate][hreflang]')]
      .map((link) => link.getAttribute('hreflang')?.trim().toLowerCase() ?? '')
      .filter((tag) => /^[a-z]{2}(-[a-z0-9]{2,8})?$/.test(tag))
      .slice(0, 60),
    things: structuredThings(document),
    microdata: [...document.querySelectorAll('[itemtype]')]
      .slice(0, 50)
      .map((element) => (element.getAttribute('itemtype') ?? '').slice(0, 120)),
    addresses: addressesOf(document),
    resources: resourceAddresses(html, base),
    generator: meta('generator')?.slice(0, 120) ?? null,
    hasSocialPreview: meta('og:title') !== null && meta('og:image') !== null,
    hasDescription: meta('description') !== null,
  }
}

function linksOf(document: Document, base: URL | string): PageSurface['links'] {
  const links = new Map<string, string>()
  for (const anchor of document.querySelectorAll('a[href]')) {
    if (links.size >= maxLinks) break
    const url = webAddress(anchor.getAttribute('href'), base)
    if (url === null) continue
    const text = foldText(anchor.textContent ?? '') || foldText(anchor.getAttribute('aria-label') ?? '')
    if (!links.get(url)) links.set(url, text.slice(0, 160))
  }
  return [...links].map(([url, text]) => ({ url, text }))
}

function webAddress(href: string | null | undefined, base: URL | string): string | null {
  const url = href ? URL.parse(href, base) : null
  if (!url || !/^https?:$/.test(url.protocol) || url.username !== '' || url.href.length > 2000) return null
  url.hash = ''
  return url.href
}

const addressPattern = /[a-z0-9][a-z0-9._%+-]{0,63}@[a-z0-9](?:[a-z0-9-]{0,62}\.)+[a-z]{2,24}/gi

function addressesOf(document: Document): PublishedAddress[] {
  const found = new Map<string, PublishedAddress>()
  const add = (text: string, context: string, linked: boolean) => {
    const address = text.trim().toLowerCase()
    if (address.length > 254 || found.size >= maxAddresses || found.has(address)) return
    found.set(address, { address, context: context.slice(0, maxContextLength), linked })
  }
  for (const anchor of document.querySelectorAll('a[href^="mailto:" i]')) {
    const target = (anchor.getAttribute('href') ?? '').slice('mailto:'.length).split('?')[0] ?? ''
    for (const match of decoded(target).matchAll(addressPattern)) add(match[0], contextOf(anchor), true)
  }
  const text = foldText(spacedText(document.body).slice(0, 400_000))
  for (const match of text.matchAll(addressPattern))
    add(match[0], text.slice(Math.max(0, match.index - 120), match.index + match[0].length + 40), false)
  return [...found.values()]
}

/** The words of the smallest part of the page that says more than the link itself. */
function contextOf(anchor: Element): string {
  let context = foldText(spacedText(anchor))
  let level = 0
  for (let element = anchor.parentElement; element && level < 30; element = element.parentElement) {
    level += 1
    if (/^(HTML|BODY|MAIN)$/.test(element.tagName)) break
    const text = foldText(spacedText(element))
    if (text.length > maxContextLength) break
    context = text
  }
  return context
}

const running = new Set('A ABBR B BDI BDO CODE EM FONT I MARK S SMALL SPAN STRONG SUB SUP U WBR'.split(' '))
const unseen = new Set(['SCRIPT', 'STYLE', 'TEMPLATE', 'NOSCRIPT'])

/** The text below an element; separate blocks are set apart, as they are on screen. */
function spacedText(element: Element | null): string {
  const parts: string[] = []
  // A stack of its own: hostile markup nests deeper than calls can.
  const open: (Node | string)[] = element ? [element] : []
  for (let node = open.pop(); node !== undefined; node = open.pop()) {
    if (typeof node === 'string') parts.push(node)
    else if (node.nodeType === 3) parts.push(node.textContent ?? '')
    else if (node.nodeType === 1 && !unseen.has(node.nodeName)) {
      const gap = running.has(node.nodeName) ? '' : ' '
      parts.push(gap)
      open.push(gap)
      for (const child of [...node.childNodes].toReversed()) open.push(child)
    }
  }
  return parts.join('')
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}
