import type { ParsedMarkup } from '../markup/parse-markup.ts'
import type { WrittenPicture } from './page-facts.ts'

const maxPictures = 10

/**
 * The pictures that social tags name, in their order. The properties that follow `og:image` belong to it (The Open
 * Graph protocol, Structured Properties, Arrays).
 */
export function readPictures(markup: ParsedMarkup, absolute: (address: string) => string): WrittenPicture[] {
  const pictures: WrittenPicture[] = []
  let current: WrittenPicture | undefined
  for (const { name, attributes, at } of markup.elements) {
    const line = markup.lineOf(at)
    const place = line === undefined ? {} : { line }
    if (
      name === 'link' &&
      /(^|\s)image_src(\s|$)/i.test(attributes.get('rel') ?? '') &&
      attributes.get('href')
    )
      pictures.push(picture('image_src', attributes.get('href') ?? ''))
    if (name !== 'meta') continue
    const key = (attributes.get('property') ?? attributes.get('name') ?? '').trim().toLowerCase()
    const content = (attributes.get('content') ?? '').trim()
    if (content === '') continue
    if (
      key === 'og:image' ||
      key === 'og:image:url' ||
      key === 'twitter:image' ||
      key === 'twitter:image:src'
    ) {
      if (key === 'og:image:url' && current?.written === content) continue
      current = picture(key.replace(/:(url|src)$/, ''), content)
      pictures.push(current)
    } else if (current && key === 'og:image:width' && /^\d{1,5}$/.test(content))
      current.width = Number(content)
    else if (current && key === 'og:image:height' && /^\d{1,5}$/.test(content))
      current.height = Number(content)
    else if (current && key === 'og:image:type') current.type = content.slice(0, 60)
    else if (key === 'og:image:alt' || key === 'twitter:image:alt') {
      const owner = pictures.findLast(({ from }) => key.startsWith(from)) ?? current
      if (owner) owner.alt = content.slice(0, 500)
    }
    function picture(from: string, written: string): WrittenPicture {
      return { url: absolute(written).slice(0, 2000), written: written.slice(0, 2000), from, ...place }
    }
  }
  return pictures.slice(0, maxPictures)
}
