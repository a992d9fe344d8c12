import type { EvidenceSource } from '../../../writer.ts'
import { allSellingWords } from './all-selling-words.ts'
import { ownName } from './own-names.ts'

const our = '(?:our|unsere?[rnms]?|notre|nos|nuestr[oa]s?|nostr[oaie]|noss[oa]s?|onze?|ons)'
/** "Our Sleepwell panel", "our reporter": who tests, and no product. */
const tests =
  '(?:test|panel|report|colleague|author|journalist|kolleg|autor|giornalist|jornalist|periodist|lab|survey|stud|review|rating|ranking|reader|editor|office|team|index|labor|umfrage|redaktion|leser|enquête|étude|lecteur|rédaction|encuesta|estudio|lector|redacci|indagine|lettor|redazion|pesquisa|leitor)'
/** What follows "our", up to the end of the phrase; nothing where it is who tests. */
const owned = new RegExp(`(?<!\\p{L})${our}(?!(?: \\S+){0,3}? ${tests})((?: [^\\s,;:.!?]+){1,5})`, 'giu')
/** A name as only products have them: SunBox, Aqua™, Cargo 800. */
const productName =
  /\p{Lu}\p{Ll}+\p{Lu}\p{L}*|\p{Lu}\p{L}+(?=[®™])|\p{Lu}\p{L}+ \p{N}+(?![\p{L}\p{N}]|\.\p{N}| ?%)/u
/** Whom only a seller has: "40 PayDeposit customers", "PayDeposit-Kunden". */
const clients = [' customers', ' clients', ' users', ' merchants', '-kunden', '-nutzer']
/** So often the brand stands in a text that is about it. */
const minNamed = 3

/**
 * True for a page that calls something by name its own: by the name of its publisher ("our one-click ShopLift widget", on
 * the Shoplift blog), or by another that stands in its title or a heading too, where it asks to buy.
 */
export function offersOwn(source: EvidenceSource, text: string, asks: boolean): boolean {
  const { title, blocks } = source
  const phrases = [...text.matchAll(owned)].map(([, words = '']) => words)
  const brand = ownName(source)
  const named = brand === '' ? 0 : text.toLowerCase().split(brand).length - 1
  if (named >= minNamed && phrases.some((words) => words.toLowerCase().includes(` ${brand}`))) return true
  if (brand !== '' && clients.some((word) => text.toLowerCase().includes(`${brand}${word}`))) return true
  const headings = blocks.flatMap((block) => (block.kind === 'heading' ? [block.text] : []))
  return (
    asks &&
    phrases.some((words) => {
      const name = productName.exec(words)?.[0]
      return name !== undefined && [title, ...headings].some((line) => line.includes(name))
    })
  )
}

const quoted = /“[^”]*”|"[^"]*"|„[^“”]*[“”]|«[^»]*»|「[^」]*」/gu

/**
 * True for lines that offer their reader what bears the publisher's own name: "run a free AcuityPost scan". What a paper says
 * of its readers and subscriptions is filtered out before.
 */
export function offersItself(source: EvidenceSource, lines: readonly string[]): boolean {
  const name = ownName(source)
  if (name === '') return false
  const escaped = name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
  const patterns = allSellingWords.map(({ language, owns }) => {
    const words = owns.replaceAll('{x}', escaped)
    const isSpaced = language !== 'ja' && language !== 'zh'
    return new RegExp(isSpaced ? `(?<!\\p{L})(?:${words})(?!\\p{L})` : words, 'iu')
  })
  return lines.some((line) => {
    const said = line.replace(quoted, ' ')
    return patterns.some((pattern) => {
      const [match] = pattern.exec(said) ?? []
      return match !== undefined && isName(match, name)
    })
  })
}

/** Written as a name, and no word of the language: "try Which? free", and not "try which". */
function isName(match: string, name: string): boolean {
  const first = match.charAt(match.toLowerCase().indexOf(name))
  return !/\p{Ll}/u.test(first)
}
