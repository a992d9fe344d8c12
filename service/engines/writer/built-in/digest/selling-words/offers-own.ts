import type { EvidenceSource } from '../../../writer.ts'

const our = '(?:our|unsere?[rnms]?|notre|nos|nuestr[oa]s?|nostr[oaie]|noss[oa]s?|onze?|ons)'
/** "Our Sleepwell panel", "our reporter": who tests, and no product. */
const tests =
  '(?:test|panel|report|colleague|author|journalist|kolleg|autor|giornalist|jornalist|periodist|lab|survey|stud|review|rating|ranking|reader|editor|office|team|index|labor|umfrage|redaktion|leser|enquête|étude|lecteur|rédaction|encuesta|estudio|lector|redacci|indagine|lettor|redazion|pesquisa|leitor)'
/** What follows "our", up to the end of the phrase; nothing where it is who tests. */
const owned = new RegExp(`(?<!\\p{L})${our}(?!(?: \\S+){0,3}? ${tests})((?: [^\\s,;:.!?]+){1,5})`, 'giu')
/** What a publisher is called beside its name. */
const suffix =
  /(?:\s+(?:blog|magazine?|magazin|news|journal|reviews?|team|shop|store|online|official|academy|hub|gmbh|ag|ltd|inc|llc|sarl|sas|srl)\.?)+$/iu
/** A name as only products have them: SunBox, Aqua™, Cargo 800. */
const productName =
  /\p{Lu}\p{Ll}+\p{Lu}\p{L}*|\p{Lu}\p{L}+(?=[®™])|\p{Lu}\p{L}+ \p{N}+(?![\p{L}\p{N}]|\.\p{N}| ?%)/u
/** Whom only a seller has: "40 PayDeposit customers", "PayDeposit-Kunden". */
const clients = [' customers', ' clients', ' users', ' merchants', '-kunden', '-nutzer']
const minBrand = 3
/** So often the brand stands in a text that is about it. */
const minNamed = 3

/**
 * True for a page that calls something by name its own: by the name of its publisher ("our one-click ShopLift widget", on
 * the Shoplift blog), or by another that stands in its title or a heading too, where it asks to buy.
 */
export function offersOwn(
  { title, publisher, blocks }: EvidenceSource,
  text: string,
  asks: boolean,
): boolean {
  const phrases = [...text.matchAll(owned)].map(([, words = '']) => words)
  const brand = (publisher ?? '').replace(suffix, '').trim().toLowerCase()
  const named = brand.length < minBrand ? 0 : text.toLowerCase().split(brand).length - 1
  if (named >= minNamed && phrases.some((words) => words.toLowerCase().includes(` ${brand}`))) return true
  if (brand.length >= minBrand && clients.some((word) => text.toLowerCase().includes(`${brand}${word}`)))
    return true
  const headings = blocks.flatMap((block) => (block.kind === 'heading' ? [block.text] : []))
  return (
    asks &&
    phrases.some((words) => {
      const name = productName.exec(words)?.[0]
      return name !== undefined && [title, ...headings].some((line) => line.includes(name))
    })
  )
}
