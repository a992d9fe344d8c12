import type { CompanyProfile } from '#contract/company-profile.ts'
import { isOnWebsite } from '#contract/own-website.ts'
import type { SourceHead } from '../evidence/source-head.ts'
import { speaksAsWe } from '../evidence/speaks-as-we.ts'
import type { EvidenceSource } from '../writer.ts'
import { renderBlock } from './evidence-markdown.ts'

/** Shorter names stand in too many addresses by chance. */
const minName = 4

type Speaker = Pick<EvidenceSource, 'url' | 'role' | 'kind' | 'title' | 'blocks' | 'language'> & {
  head?: SourceHead
}

/**
 * Whose words a document of the tenant is. `company`: its articles, its internal documents, those that show its voice, what
 * its own site says, by its websites, its call to action or its name, and what names it as its author or in its title or first lines.
 * `stranger`: a page added from another address, which stays its publisher's word. `supplied`: a text that was typed or uploaded,
 * which may be anybody's.
 */
export function whoSpeaks(
  { url, role, kind, head, ...text }: Speaker,
  { name, callToAction, websites = [] }: CompanyProfile,
): 'company' | 'stranger' | 'supplied' {
  if (kind !== 'knowledge' || role !== 'facts') return 'company'
  const known = letters(name ?? '')
  if (url === null || !URL.canParse(url)) {
    const named = [head?.author, head?.publisher].map((said) => letters(said ?? ''))
    if (known !== '' && named.includes(known)) return 'company'
    return named.every((said) => said === '') && bearsName(text, name ?? '') ? 'company' : 'supplied'
  }
  if (isOnWebsite(url, websites)) return 'company'
  const host = hostOf(url)
  const own = callToAction ? hostOf(callToAction.url) : ''
  if (own !== '' && (`.${host}`.endsWith(`.${own}`) || `.${own}`.endsWith(`.${host}`))) return 'company'
  return known.length >= minName && letters(host).includes(known) ? 'company' : 'stranger'
}

/** Of a text's head, and of its foot. */
const edgeBlocks = 3
/** A longer line says something of somebody; a shorter one says whose text it is. */
const maxLineWords = 16

/** True for a text with the name in its title or first lines, or in the first person with the name at its head or foot. */
function bearsName(
  { title, blocks, language }: Pick<Speaker, 'title' | 'blocks' | 'language'>,
  name: string,
): boolean {
  const has = createNameSearch(name)
  const lines = blocks.map(renderBlock)
  const first = lines.slice(0, edgeBlocks)
  const short = first.filter((line) => line.split(/\s+/).length <= maxLineWords)
  if ([title, ...short].some(has)) return true
  return [...first, ...lines.slice(-edgeBlocks)].some(has) && speaksAsWe(lines.join('\n'), language)
}

/** Finds a name as whole words; one of a single word may be a common word, and is only found with its capitals. */
function createNameSearch(name: string): (text: string) => boolean {
  const plain = (text: string) => text.normalize('NFKD').replace(/\p{M}/gu, '')
  const words = plain(name).match(/[\p{L}\p{N}]+/gu) ?? []
  if (letters(name).length < minName) return () => false
  const pattern = new RegExp(
    `(?<![\\p{L}\\p{N}])${words.join('[^\\p{L}\\p{N}]+')}(?:['’]?s)?(?![\\p{L}\\p{N}])`,
    words.length > 1 ? 'iu' : 'u',
  )
  return (text) => pattern.test(plain(text))
}

function hostOf(url: string): string {
  return URL.canParse(url) ? new URL(url).hostname.replace(/^www\./, '') : ''
}

function letters(text: string): string {
  return text
    .toLowerCase()
    .normalize('NFKD')
    .replace(/[^\p{L}\p{N}]/gu, '')
}
