import type { NetworkPreview, PagePicture, ShownText } from '#contract/page-reports.ts'
import { endAtWord } from '../../text/shorten.ts'
import { crawlers, type Network } from './crawlers.ts'
import type { PageFacts } from './page-facts.ts'

export type PreviewSources = {
  facts: PageFacts
  pictures: readonly PagePicture[]
  blocked: readonly Network[]
  robots: string
  finalUrl: string
}

type PictureRule = {
  from: readonly string[]
  formats: readonly string[]
  maxBytes: number
  least: { width: number; height: number }
  /** From this size on it is shown large. */
  large: { width: number; height: number }
}

type NetworkRule = {
  network: Network
  name: string
  title: readonly string[]
  description: readonly string[]
  site: readonly string[]
  titleCharacters: number
  descriptionCharacters: number
  picture?: PictureRule
}

const raster = ['png', 'jpg', 'webp', 'gif'] as const
const megabyte = 1_000_000

/** What each network takes, first choice first, as it documents it or is known to do. */
const rules: readonly NetworkRule[] = [
  {
    network: 'google',
    name: 'Google',
    title: ['title', 'og:title', 'host'],
    description: ['description', 'passage'],
    site: ['json-ld', 'og:site_name', 'host'],
    titleCharacters: 60,
    descriptionCharacters: 160,
  },
  {
    network: 'x',
    name: 'X',
    title: ['twitter:title', 'og:title', 'title'],
    description: ['twitter:description', 'og:description', 'description'],
    site: ['host'],
    titleCharacters: 70,
    descriptionCharacters: 200,
    picture: {
      from: ['twitter:image', 'og:image'],
      formats: raster,
      maxBytes: 5 * megabyte,
      least: { width: 144, height: 144 },
      large: { width: 300, height: 157 },
    },
  },
  {
    network: 'linkedin',
    name: 'LinkedIn',
    title: ['og:title', 'title'],
    description: ['og:description', 'description'],
    site: ['host'],
    titleCharacters: 120,
    descriptionCharacters: 160,
    picture: {
      from: ['og:image', 'image_src'],
      formats: ['png', 'jpg', 'gif', 'webp'],
      maxBytes: 5 * megabyte,
      least: { width: 100, height: 100 },
      large: { width: 401, height: 210 },
    },
  },
  {
    network: 'facebook',
    name: 'Facebook',
    title: ['og:title', 'title'],
    description: ['og:description', 'description'],
    site: ['host'],
    titleCharacters: 88,
    descriptionCharacters: 110,
    picture: {
      from: ['og:image', 'image_src', 'first_picture'],
      formats: raster,
      maxBytes: 8 * megabyte,
      least: { width: 200, height: 200 },
      large: { width: 600, height: 315 },
    },
  },
  {
    network: 'slack',
    name: 'Slack',
    title: ['og:title', 'twitter:title', 'title'],
    description: ['og:description', 'twitter:description', 'description'],
    site: ['og:site_name', 'host'],
    titleCharacters: 150,
    descriptionCharacters: 300,
    picture: {
      from: ['og:image', 'twitter:image'],
      formats: raster,
      maxBytes: 5 * megabyte,
      least: { width: 1, height: 1 },
      large: { width: 300, height: 150 },
    },
  },
]

/** What each of the five networks would show of a page, where it falls back, and why. */
export function previewNetworks(sources: PreviewSources): NetworkPreview[] {
  return rules.map((rule) => preview(rule, sources))
}

function preview(rule: NetworkRule, sources: PreviewSources): NetworkPreview {
  const { network, name } = rule
  const notes: string[] = []
  const shown: Pick<NetworkPreview, 'title' | 'description' | 'site'> = {}
  const title = choose(rule.title, sources, rule.titleCharacters)
  const description = choose(rule.description, sources, rule.descriptionCharacters)
  const site = choose(rule.site, sources, 80)
  if (title) shown.title = title
  if (description) shown.description = description
  if (site) shown.site = site
  if (title?.fallback)
    notes.push(
      `The title comes from ${worded(title.from)} because ${worded(rule.title[0] ?? '')} is missing.`,
    )
  if (description?.fallback)
    notes.push(
      `The description comes from ${worded(description.from)} because ${worded(rule.description[0] ?? '')} is missing.`,
    )
  if (sources.blocked.includes(network)) {
    notes.push(`robots.txt blocks ${crawlers[network]}, so only the URL is shown.`)
    return { network, layout: 'link', ...(site && { site }), notes }
  }
  if (network === 'google') return google(rule, sources, shown, notes)
  if (!title) {
    notes.push(`Without a title ${name} shows no card.`)
    return { network, layout: 'link', ...(site && { site }), notes }
  }
  if (network === 'x' && !sources.facts.values['twitter:card'])
    notes.push('No twitter:card, so X uses the small card.')
  const picture = rule.picture && choosePicture(rule.picture, name, sources, notes)
  const wantsLarge = network !== 'x' || sources.facts.values['twitter:card'] === 'summary_large_image'
  const layout = !picture ? 'text' : picture.large && wantsLarge ? 'large_picture' : 'small_picture'
  if (layout === 'large_picture' && network === 'x')
    notes.push('X shows the title over the image and no description.')
  return {
    network,
    layout,
    ...shown,
    ...(picture && { picture: { url: picture.url, from: picture.from, fallback: picture.fallback } }),
    notes,
  }
}

function google(
  { network }: NetworkRule,
  { robots }: PreviewSources,
  shown: Pick<NetworkPreview, 'title' | 'description' | 'site'>,
  notes: string[],
): NetworkPreview {
  if (/\b(noindex|none)\b/i.test(robots)) {
    notes.push("The page has noindex, so it doesn't appear in results.")
    return { network, layout: 'link', ...shown, notes }
  }
  if (/\bnosnippet\b|max-snippet\s*:\s*0\b/i.test(robots)) {
    notes.push('The page allows no snippet, so no description is shown.')
    const { description: _, ...rest } = shown
    return { network, layout: 'result', ...rest, notes }
  }
  notes.push('Google may choose another title or passage to match the query.')
  return { network, layout: 'result', ...shown, notes }
}

function choose(from: readonly string[], sources: PreviewSources, most: number): ShownText | undefined {
  for (const [place, name] of from.entries()) {
    const value = textAt(name, sources)
    if (!value) continue
    const characters = [...value]
    const cut = characters.length > most
    return {
      value: cut
        ? `${value.slice(0, endAtWord(value, characters.slice(0, most).join('').length)).trimEnd()} …`
        : value,
      from: name,
      fallback: place > 0 && name !== 'host',
      cut,
    }
  }
  return undefined
}

function textAt(name: string, { facts, finalUrl }: PreviewSources): string | undefined {
  if (name === 'title') return facts.title || undefined
  if (name === 'passage') return facts.passage || undefined
  if (name === 'json-ld') return facts.jsonLdSiteName
  if (name === 'host') return new URL(finalUrl).hostname.replace(/^www\./, '')
  return facts.values[name]?.replace(/\s+/g, ' ').trim() || undefined
}

function choosePicture(
  rule: PictureRule,
  name: string,
  { facts, pictures }: PreviewSources,
  notes: string[],
): { url: string; from: string; fallback: boolean; large: boolean } | undefined {
  for (const [place, from] of rule.from.entries()) {
    if (from === 'first_picture') {
      if (!facts.firstPicture) continue
      notes.push(`${name} may use an image from the page because no tag has a usable one.`)
      return undefined
    }
    for (const picture of pictures.filter((one) => one.from === from)) {
      const refusal = refusalOf(picture, rule)
      if (refusal) {
        notes.push(`${from}: ${refusal}`)
        continue
      }
      if (place > 0)
        notes.push(`The image comes from ${from} because ${rule.from[0]} is missing or unusable.`)
      const { width = 0, height = 0 } = picture
      const large = width >= rule.large.width && height >= rule.large.height
      if (!large)
        notes.push(
          `The image is ${width} by ${height}. From ${rule.large.width} by ${rule.large.height} it would be shown large.`,
        )
      return { url: picture.url, from, fallback: place > 0, large }
    }
  }
  notes.push('No image is shown.')
  return undefined
}

function refusalOf(picture: PagePicture, rule: PictureRule): string | undefined {
  if (picture.error) return picture.error
  const { format = '', bytes = 0, width = 0, height = 0 } = picture
  if (!rule.formats.includes(format)) return `${format.toUpperCase()} isn't supported there. Use PNG or JPEG.`
  if (bytes > rule.maxBytes)
    return `It has ${(bytes / megabyte).toFixed(1)} MB. The limit is ${rule.maxBytes / megabyte} MB.`
  if (width < rule.least.width || height < rule.least.height)
    return `It's ${width} by ${height} pixels. The minimum is ${rule.least.width} by ${rule.least.height}.`
  return undefined
}

const words: Readonly<Record<string, string>> = {
  title: 'the <title>',
  description: 'the meta description',
  passage: 'the text of the page',
  'json-ld': 'the WebSite of the structured data',
}

function worded(name: string): string {
  return words[name] ?? name
}
