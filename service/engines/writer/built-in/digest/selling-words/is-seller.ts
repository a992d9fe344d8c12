import { withoutAdverts } from '../../../../reader/labelled-advert.ts'
import type { EvidenceSource } from '../../../writer.ts'
import { sourceText } from '../../source-text.ts'
import { findAnswerWords } from '../answer-words/find-answer-words.ts'
import { readByline } from '../read-byline.ts'
import { findVerdicts } from '../rule-words/find-verdicts.ts'
import { allSellingWords } from './all-selling-words.ts'
import { offersOwn } from './offers-own.ts'
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
const anywhere = (part: 'asks' | 'sells' | 'praises' | 'promises' | 'rests' | 'institutions') => {
  const spaced = allSellingWords.flatMap((words) => (isSpaced(words) ? (words[part] ?? []) : [])).join('|')
  const unspaced = allSellingWords.flatMap((words) => (isSpaced(words) ? [] : (words[part] ?? []))).join('|')
  return new RegExp(`(?<!\\p{L})(?:${spaced})(?!\\p{L})${unspaced === '' ? '' : `|${unspaced}`}`, 'giu')
}
const isSpaced = ({ language }: SellingWords) => language !== 'ja' && language !== 'zh'
const asks = anywhere('asks')
const sells = anywhere('sells')
const praises = anywhere('praises')
const promises = anywhere('promises')
const rests = anywhere('rests')
const institutions = anywhere('institutions')
const quoted = /“[^”]*”|"[^"]*"|„[^“”]*[“”]|«[^»]*»|「[^」]*」/gu
const price = /[€$£¥]\s?\p{N}|\p{N}\s?(?:€|£|euros?(?!\p{L})|chf|円|元)/iu

/** They charge fees and print telephone numbers, and sell nothing. */
const publicBody =
  /^(?:(?:the )?(?:city|town|county|borough|ministry|department|government|parliament) of |(?:stadt|gemeinde|landkreis|kreis|land|bundesamt|landesamt|ministerium|bundesministerium|landratsamt)(?!\p{L})|(?:ville|mairie|commune|préfecture|ministère|département|région|métropole) (?:de|du|des|d[’'])|(?:ayuntamiento|ministerio|generalitat|diputación|junta|gobierno) (?:de|del)|(?:comune|ministero|regione|provincia) (?:di|del)|(?:câmara municipal|ministério|governo) d)|(?:council|ministry)$/iu

/** True for a page that sells what it writes about: what it says of it is a seller's claim, and said to be one. */
export function isSeller(source: EvidenceSource): boolean {
  if (source.own || source.kind !== 'page' || publicBody.test(source.publisher ?? '')) return false
  // What others advertise on a page says nothing of who writes it.
  const blocks = withoutAdverts(source.blocks)
  const text = sourceText({ ...source, blocks }).slice(0, looked)
  const found = (pattern: RegExp) =>
    new Set((text.match(pattern) ?? []).map((match) => match.toLowerCase())).size
  const asked = found(asks) * asksWeight
  const weight = asked + found(praises)
  const brand = brandOf(source.publisher ?? '')
  const named = brand === '' ? 0 : spokenOf(text).split(brand).length - 1
  // An association names itself and its fees, and a test the prices of others; only a shop asks to buy.
  if (asked === 0 && weight < min && isInstitution(source)) return false
  const isShort = text.split(/\s+/u).length < shortPage
  const isNamed = named >= (isShort ? 1 : minNamed)
  if (price.test(text) && offersOwn(source, text, asked > 0)) return true
  if (weight >= min || (asked > 0 && isNamed && weight + namedWeight >= min)) return true
  return isShort && isOffer(source, text, weight, isNamed)
}

/**
 * True for a page whose publisher says that it has a shop, a factory or customers, in a sentence of its own: in no menu, and
 * in no quotation, where somebody else says "our customers". What it says of buying is said of its own offer; how to do a
 * thing is not.
 */
export function isTrader(source: EvidenceSource): boolean {
  if (source.own || source.kind !== 'page' || publicBody.test(source.publisher ?? '')) return false
  if (isInstitution(source)) return false
  return withoutAdverts(source.blocks).some((block) => {
    const lines = block.kind === 'paragraph' ? [block.text] : block.kind === 'list' ? block.items : []
    return lines.some((line) => isSentence(line) && finds(sells, line.slice(0, looked).replace(quoted, ' ')))
  })
}

function isSentence(line: string): boolean {
  return /[.!?…。！？][^\p{L}\p{N}]*$/u.test(line)
}

/** Without the lines that name the publisher on any page: its copyright, the dateline of its agency, who subscribes. */
const ofAnyPage =
  /[©]|^\s*\([^()\n]{2,40}\)\s*[-–—]|^\s*\p{Lu}[\p{Lu}\s.,]{2,40}(?:\([^()\n]{2,30}\)\s*)?[-–—]{1,2}\s|(?<!\p{L})(?:subscri(?:be|ption)s?|abo(?:nnieren|nnement|s)?|abonn\p{L}+|suscr[ií]\p{L}+|abbonat\p{L}*|abbonament\p{L}*|assin(?:e|atura)s?|follow|folge[nt]?|seguici|síguenos|suivez)(?!\p{L})|購読|定期購読/iu

function spokenOf(text: string): string {
  return text
    .split('\n')
    .map((line) => (/^\s*\([^()\n]{2,40}\)\s*[-–—]/u.test(line) ? line.replace(/^[^)]*\)/u, '') : line))
    .filter((line) => !ofAnyPage.test(line))
    .join('\n')
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
