import { readMonth } from './month-names.ts'
import { openElisions, spacedLetters, wordForm } from './plain-form.ts'
import { isGrammarWord } from './read-text.ts'
import { findUnit } from './units.ts'

export type FoundName = {
  text: string
  /** The same without its first word, where that word may be capital only because the sentence begins with it. */
  shorter: string | null
}

type Token = { text: string; index: number; opens: boolean }

const letters = `${spacedLetters}\\p{N}`
const tokenPattern = new RegExp(
  `[${letters}][${letters}\\p{M}]*(?:['’.&+-][${letters}][${letters}\\p{M}]*)*(?:\\++|(?<=\\p{L}\\p{N}*)°)?`,
  'gu',
)
const connectors = new Set('of de van von der den la le di da del du y & the'.split(' '))
const reportingVerb =
  /^\s+(?:says?|said|reports?|reported|announce[sd]?|launche[sd]|acquire[sd]|founded|claim(?:s|ed)|found|wrote|write[sr]|published|released|raised|told|added|states?|stated)(?!\p{L})/u
// Words that begin sentences, and capitals that name nothing that evidence could bear out.
const common = new Set(
  `a an the this that these those it its he she they we you i our your their his her my and or but nor so yet for if
  when while where why how what who which whose as at by from in into on onto of off over under with within without
  to up down out about after before during since until because although though however moreover furthermore therefore
  thus meanwhile instead also even only just still then than there here now today yesterday tomorrow first second
  third finally lastly next last both each every all any some many most more less few several one two three four five
  six seven eight nine ten no not yes is are was were be been being has have had do does did can could may might
  must shall should will would let use using choose start make sure key takeaways sources note tip example faq
  researchers analysts experts customers users teams people companies studies critics others someone everyone nobody
  der die das ein eine und oder aber im in am wenn le la les un une et ou mais dans el los las una y o pero en il lo
  gli o os as um uma e mas het een en maar
  monday tuesday wednesday thursday friday saturday sunday january february march april june july august september
  october november december english internet web ai api apis seo url urls pdf http https html css json faqs ceo cto cfo
  cmo it hr pr b2b b2c saas kpi kpis roi crm q1 q2 q3 q4 am pm tv ok mondays tuesdays wednesdays thursdays fridays saturdays sundays usd eur gbp qr ui ux
  wc pc pcs tvs dvd cd usb led leds gps sms diy sim vat iva tva mwst bbq atm atms id ids`.split(/\s+/),
)

/** Names in mid-sentence capitals of the given texts: they are names at the start of a sentence too. */
export function listKnownNames(texts: string[]): Set<string> {
  const known = new Set<string>()
  for (const text of texts) {
    for (const token of readTokens(text)) {
      if (isCapital(token.text) && !token.opens && !isCommon(token.text))
        known.add(bare(token.text).toLowerCase())
    }
  }
  return known
}

/**
 * Finds proper names by their capitals. In German, where every noun has one, only pairs of capital words and words
 * with inner capitals or digits count; scripts without capitals have their names left unread.
 */
export function findNames(text: string, known: ReadonlySet<string>, language: string): FoundName[] {
  const nounsAreCapital = language === 'de'
  const names: FoundName[] = []
  let run: Token[] = []
  let end = 0
  const close = () => {
    const name = asName(run, text, known, language)
    if (name) names.push(name)
    run = []
  }
  const tokens = readTokens(text)
  tokens.forEach((token, index) => {
    const gap = text.slice(end, token.index)
    end = token.index + token.text.length
    const next = tokens[index + 1]
    const joins = /^ ?$|^ & $/.test(gap) && !token.opens
    const connects =
      !nounsAreCapital &&
      connectors.has(token.text) &&
      next !== undefined &&
      isCapital(next.text) &&
      run.length > 0
    if (run.length > 0 && !joins) close()
    if (isNoPartOfName(token, language)) close()
    else if (isCapital(token.text) || connects) run.push(token)
    else close()
  })
  close()
  return names
}

/** "Ihren" is polite and not named; "Ende März" and "Kilo Mehl" measure. */
function isNoPartOfName({ text, opens }: Token, language: string): boolean {
  if (findUnit(text) !== undefined || readMonth(text).length > 0)
    return language === 'de' || !/^\p{Lu}/u.test(text)
  return language === 'de' && !opens && isGrammarWord(text, language)
}

function asName(
  run: Token[],
  text: string,
  known: ReadonlySet<string>,
  language: string,
): FoundName | undefined {
  const nounsAreCapital = language === 'de'
  const isNothing = (word: string) => isCommon(word) || isGrammarWord(word, language)
  const words = [...run]
  const opens = words[0]?.opens === true
  while (words[0] && (isNothing(words[0].text) || connectors.has(words[0].text))) words.shift()
  while (
    words.length > 0 &&
    (isNothing(words.at(-1)?.text ?? '') || connectors.has(words.at(-1)?.text ?? ''))
  )
    words.pop()
  // In German any noun may follow the word that begins the sentence: "Kleine Firmen" is no name.
  if (nounsAreCapital && opens && words[0] === run[0] && !known.has(bare(words[0]?.text ?? '').toLowerCase()))
    words.shift()
  const [first, second] = words
  const last = words.at(-1)
  if (!first || !last) return undefined
  const name = bare(text.slice(first.index, last.index + last.text.length))
  if (name.length < 2) return undefined
  const stillOpens = opens && first === run[0]
  if (second) {
    return {
      text: name,
      shorter: stillOpens ? bare(text.slice(second.index, last.index + last.text.length)) : null,
    }
  }
  if (isMarked(first.text)) return { text: name, shorter: null }
  if (nounsAreCapital) return undefined
  const after = text.slice(last.index + last.text.length)
  const isNamed = known.has(name.toLowerCase()) || reportingVerb.test(after) || /['’]s$/.test(last.text)
  return stillOpens && !isNamed ? undefined : { text: name, shorter: null }
}

const titles = /(?:^|\P{L})(?:Dr|Prof|Mr|Mrs|Ms|St|Sr|Sra|Dott|Ing|Mme|M|Dra)$/u

function readTokens(text: string): Token[] {
  let end = 0
  return [...openElisions(text).matchAll(tokenPattern)].map((match) => {
    // Only what stands between two words is looked at: a page can be one sentence of a million letters.
    const gap = text.slice(end, match.index)
    const isTitle = /^\.\s*$/.test(gap) && titles.test(text.slice(0, end))
    const opens = isTitle ? false : gap.trim() === '' ? end === 0 : /[.!?:;•([“"„«—–]\s*$/u.test(gap)
    end = match.index + match[0].length
    return { text: match[0], index: match.index, opens }
  })
}

const isCommon = (word: string) => common.has(bare(word).toLowerCase())
const bare = (word: string) => word.replace(/['’]s$/u, '')
const isCapital = (word: string) => /^\p{Lu}/u.test(word) || isMarked(word)

/** Italian writes the polite pronoun at the end of a verb with a capital: "indicarLe". */
const polite = /^\p{Ll}{3,}(?:Le|La|Lei|Vi|Loro)$/u

/** Inner capitals, all capitals, or letters with digits: a name wherever it stands (iPhone, NASA, GPT-4). */
function isMarked(word: string): boolean {
  // Dutch sets both letters of its digraph in capitals: "IJs" is no more marked than "Ice".
  const name = bare(word).replace(/^IJ(?=\p{Ll})/u, 'I')
  if (isCommon(name) || findUnit(name) !== undefined || polite.test(name)) return false
  const hasLetter = /\p{L}/u.test(name)
  const isMeasure =
    /^\d+(?:[.,-]\d+)*(?:st|nd|rd|th|s|\p{Ll}{1,3}|[kKMBx]|[KMGT]B)?$/u.test(name) ||
    /^\d+-\p{Ll}+/u.test(name)
  return hasLetter && !isMeasure && (/\p{Ll}\p{Lu}|^\p{Lu}{2,}/u.test(name) || /\p{N}/u.test(name))
}

// Names that texts and sources keep exchanging for one another.
const sameNames = ['united states|us|usa|america', 'united kingdom|uk|britain', 'european union|eu'].map(
  (names) => names.split('|').map((name) => ` ${name} `),
)

/** "Brandts" is the genitive of "Brandt". */
function hasWord(passageWords: string, word: string): boolean {
  if (passageWords.includes(` ${word} `)) return true
  return word.length > 3 && /s$/.test(word) && passageWords.includes(` ${word.slice(0, -1)} `)
}

/** True when the passage has the name as it stands, or all its words ("Jane Doe" in "Jane M. Doe"). */
export function isNamedIn(name: FoundName, passageWords: string): boolean {
  return [name.text, name.shorter].some((text) => {
    if (text === null) return false
    const words = wordForm(text)
    const others = sameNames.find((names) => names.includes(words)) ?? [words]
    if (others.some((other) => passageWords.includes(other))) return true
    // "Regione" is in "regionale", "Brazilian" in "Brazil".
    const only = words.trim()
    if (
      only.length >= 6 &&
      !only.includes(' ') &&
      passageWords.includes(` ${only.slice(0, Math.max(5, only.length - 3))}`)
    )
      return true
    return words
      .trim()
      .split(' ')
      .filter((word) => !connectors.has(word))
      .every((word) => hasWord(passageWords, word))
  })
}
