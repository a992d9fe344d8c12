import { withoutAdverts } from '../../../../reader/labelled-advert.ts'
import type { EvidenceSource } from '../../../writer.ts'
import { sourceLines } from '../../source-text.ts'
import { findAnswerWords } from '../answer-words/find-answer-words.ts'
import { readByline } from '../read-byline.ts'
import { findVerdicts } from '../rule-words/find-verdicts.ts'
import { allSellingWords } from './all-selling-words.ts'
import { isPublicBody } from './is-public-body.ts'
import { offersItself, offersOwn } from './offers-own.ts'
import type { SellingWords } from './selling-words.ts'

const looked = 60_000
const asksWeight = 2
const min = 4
/** A page that names its publisher so often in its text is about it; a short one has no room for more than once. */
const minNamed = 3
const shortPage = 300
const namedWeight = 2
/** On a short page a price is no seller's by itself; so many signs beside it are. */
const minSigns = 3

/** A page may be in another language than its shop's buttons. Words of languages without spaces have no edges. */
const anywhere = (
  part: 'asks' | 'sells' | 'deals' | 'praises' | 'promises' | 'rests' | 'institutions' | 'press' | 'earns',
) => {
  const spaced = allSellingWords.flatMap((words) => (isSpaced(words) ? (words[part] ?? []) : [])).join('|')
  const unspaced = allSellingWords.flatMap((words) => (isSpaced(words) ? [] : (words[part] ?? []))).join('|')
  return new RegExp(`(?<!\\p{L})(?:${spaced})(?!\\p{L})${unspaced === '' ? '' : `|${unspaced}`}`, 'giu')
}
const isSpaced = ({ language }: SellingWords) => language !== 'ja' && language !== 'zh'
const asks = anywhere('asks')
const sells = anywhere('sells')
const deals = anywhere('deals')
const praises = anywhere('praises')
const promises = anywhere('promises')
const rests = anywhere('rests')
const institutions = anywhere('institutions')
const press = anywhere('press')
const earns = anywhere('earns')
const quoted = /“[^”]*”|"[^"]*"|„[^“”]*[“”]|«[^»]*»|「[^」]*」/gu
const price = /[€$£¥]\s?\p{N}|\p{N}\s?(?:€|£|euros?(?!\p{L})|chf|円|元)/iu

/** True for a page that sells what it writes about: what it says of it is a seller's claim, and said to be one. */
export function isSeller(source: EvidenceSource): boolean {
  if (source.own || source.kind === 'article' || isPublicBody(source)) return false
  // What others advertise on a page says nothing of who writes it.
  const blocks = withoutAdverts(source.blocks)
  const lines = sourceLines({ ...source, blocks })
  const text = lines.join('\n').slice(0, looked)
  const found = (pattern: RegExp) =>
    new Set((text.match(pattern) ?? []).map((match) => match.toLowerCase())).size
  const asked = found(asks) * asksWeight
  const weight = asked + found(praises)
  const brand = brandOf(source.publisher ?? '')
  const speaking = lines.filter((line) => !isImprint(line)).map((line) => withoutDateline(line, brand))
  const named = brand === '' ? 0 : speaking.join('\n').slice(0, looked).split(brand).length - 1
  // An association names itself and its fees, and a test the prices of others; only a shop asks to buy.
  if (asked === 0 && weight < min && isInstitution(source)) return false
  const isShort = text.split(/\s+/u).length < shortPage
  const isNamed = named >= (isShort ? 1 : minNamed)
  if (price.test(text) && offersOwn(source, text, asked > 0)) return true
  if (weight >= min || (asked > 0 && isNamed && weight + namedWeight >= min)) return true
  // "Some bars sold coffee for 1 euro" is no price of the paper that signs the page.
  const isPriced =
    weight > 0 || speaking.some((line, at) => line.includes(brand) && isBesidePrice(speaking, at))
  return isShort && isOffer(source, text, weight, isNamed && isPriced)
}

/**
 * True for a page whose publisher has something of its own to offer its readers, whether or not the page is about it: a
 * scan, a trial, customers, a practice. What it says of other things is no promise, and said with that interest.
 */
export function isProvider(source: EvidenceSource): boolean {
  if (source.own || source.kind === 'article' || isPublicBody(source)) return false
  if (isInstitution(source)) return false
  const lines = sourceLines({ ...source, blocks: withoutAdverts(source.blocks) })
  const text = lines.join('\n').slice(0, looked)
  return (
    offersItself(
      source,
      lines.filter((line) => !isImprint(line)),
    ) ||
    (finds(asks, text) && offersOwn(source, text, true)) ||
    isTrader(source)
  )
}

/** True for a page with a price or a call to buy on it. */
export function namesPrice(source: EvidenceSource): boolean {
  const text = sourceLines(source).join('\n').slice(0, looked)
  return price.test(text) || finds(asks, text)
}

/** True for a page that says that it earns on what its readers buy. */
export function earnsOnLinks(source: EvidenceSource): boolean {
  return sourceLines(source).some(saysThatItEarns)
}

/** True for the line that says so: "We may earn a commission." */
export function saysThatItEarns(line: string): boolean {
  return finds(earns, line.slice(0, looked))
}

/** A footer, and what a paper says of its readers and subscriptions: a name there sells nothing. */
function isImprint(line: string): boolean {
  return line.includes('©') || finds(press, line)
}

/** "(Telefinanza) - Coffee is dearer", "Telefinanza – Coffee is dearer": an agency signs its reports so. */
function withoutDateline(line: string, brand: string): string {
  if (brand === '') return line
  const open = line.slice(0, 60)
  if (open.includes(`(${brand})`)) return line.replace(`(${brand})`, '')
  const isDateline = line.startsWith(brand) && /^\s*[-–—]\s/u.test(line.slice(brand.length))
  return isDateline && !price.test(line) ? line.slice(brand.length) : line
}

function isBesidePrice(lines: readonly string[], at: number): boolean {
  return lines.slice(Math.max(0, at - 1), at + 2).some((line) => price.test(line))
}

/**
 * True for a page whose publisher says that it has a shop, a factory or customers, in a sentence of its own: in no menu, and
 * in no quotation, where somebody else says "our customers". What it says of buying is said of its own offer; how to do a
 * thing is not.
 */
export function isTrader(source: EvidenceSource): boolean {
  if (source.own || source.kind === 'article' || isPublicBody(source)) return false
  if (isInstitution(source)) return false
  return withoutAdverts(source.blocks).some((block) => {
    const lines = block.kind === 'paragraph' ? [block.text] : block.kind === 'list' ? block.items : []
    return lines.some((line) => isSentence(line) && finds(sells, line.slice(0, looked).replace(quoted, ' ')))
  })
}

/**
 * True for a page of a shop, a workshop or a dealer by what it says to its visitors in its own text, whether what it writes
 * is about its goods or not: its name says so.
 */
export function isDealer(source: EvidenceSource): boolean {
  if (source.own || source.kind === 'article' || isPublicBody(source)) return false
  if (isInstitution(source)) return false
  return withoutAdverts(source.blocks).some((block) => {
    const lines = block.kind === 'paragraph' ? [block.text] : block.kind === 'list' ? block.items : []
    return lines.some((line) => !isImprint(line) && finds(deals, line.slice(0, looked).replace(quoted, ' ')))
  })
}

function isSentence(line: string): boolean {
  return /[.!?…。！？][^\p{L}\p{N}]*$/u.test(line)
}

/** By the name of its site or the line under its title. */
function isInstitution({ publisher, blocks }: EvidenceSource): boolean {
  return [publisher, readByline(blocks)?.publisher].some((name) => name && finds(institutions, name))
}

/** "PierSalt" of "PierSalt Harbour Shops": a coined first word is the name that a page calls itself by. */
function brandOf(publisher: string): string {
  return /^\p{Lu}\p{Ll}+\p{Lu}\p{L}*(?= )/u.exec(publisher)?.[0] ?? publisher
}

/** A price with a promise, an exclamation, the brand or small print beside it: a short offer needs no button. */
function isOffer({ title }: EvidenceSource, text: string, weight: number, isNamed: boolean): boolean {
  const all = `${title}\n${text}`
  const isLoud = /!/u.test(all)
  const hasSmallPrint = finds(rests, text)
  const isPromise = finds(promises, all)
  // A club with a fee and a columnist with a temper have nothing of their own to name.
  if (!(price.test(text) || finds(asks, text)) || !(isNamed || weight > 0)) return false
  if (!(isLoud || isNamed || hasSmallPrint || finds(promises, title))) return false
  const signs = [true, isLoud, hasSmallPrint, isPromise, isNamed].filter(Boolean).length
  return signs + weight >= minSigns
}

/** True for what a promise of a seller rests on: "based on six call-outs a year". */
export function tellsBasis(text: string): boolean {
  return finds(rests, text)
}

const prices = /(?<!\p{L})(?:prices?|preise?|prix|precios?|prezz[io]|preços?)(?!\p{L})/giu

/** The same where something was measured or counted, and not what a price includes or a rule requires. */
export function tellsMeasurement(text: string, language: string): boolean {
  const says = findAnswerWords(language)
  return (
    tellsBasis(text.replace(prices, ' ')) && !says.obliges(text) && findVerdicts(text, language).length === 0
  )
}

/** True for what only a shop says: "20% off with the code SPRING", "free delivery from €50". */
export function onlySells(text: string): boolean {
  return finds(asks, text) && !finds(rests, text)
}

function finds(pattern: RegExp, text: string): boolean {
  pattern.lastIndex = 0
  return pattern.test(text)
}
