import type { EvidenceSource } from '../../writer.ts'
import { comparable } from '../plain-text.ts'
import type { Byline } from './read-byline.ts'

/** "Inspections made easy | SteelGard Storage Group": pages end their titles with whose they are. */
const afterBar = /\s\|\s+(?<name>\p{Lu}[^|]{1,48})$/u
/** "The science of VaultCan™": a mark that is somebody's. */
const marked = /(?<name>\p{Lu}[\p{L}\p{N}]+)\s?[™®]/u
/** "SkyMetrix One: the centimetre": a coined name that the page goes on to repeat. */
const coined = /(?<!\p{L})(?<name>\p{Lu}\p{Ll}+\p{Lu}\p{Ll}{2,})(?!\p{L})/u
const minRepeated = 3

/** Whose a page is by its title, where the company is known and is somebody else; else empty. */
export function namedInTitle({ title, blocks }: EvidenceSource, company: string | null): string {
  if (company === null) return ''
  const said = blocks.flatMap((block) =>
    block.kind === 'paragraph' || block.kind === 'heading'
      ? [block.text]
      : block.kind === 'list'
        ? block.items
        : [],
  )
  const times = (name: string) => said.join('\n').split(name).length - 1
  const barred = afterBar.exec(title)?.groups?.name
  const brand = marked.exec(title)?.groups?.name ?? coined.exec(title)?.groups?.name
  const name = barred ?? (brand !== undefined && times(brand) >= minRepeated ? brand : '')
  const [first = ''] = comparable(company).split(' ')
  return comparable(name).includes(first) || said.join('\n').includes(company) ? '' : name.trim()
}

/**
 * A document of the tenant's that says that somebody else published it: a stranger's words, which are quoted and of which a
 * part may be quoted, wherever they were found. Any other source as it is.
 */
export function asOthersPaper(
  source: EvidenceSource,
  byline: Byline | null,
  company: string | null,
): EvidenceSource {
  const publisher = source.publisher ?? byline?.publisher ?? namedInTitle(source, company)
  const isOurs = company !== null && comparable(publisher).includes(comparable(company))
  if (!source.own || source.url !== null || source.role !== 'facts' || publisher === '' || isOurs)
    return source
  return { ...source, own: false, publisher }
}
