import { findLexicon as lexiconOf } from '../lexicon/find-lexicon.ts'
import type { Lexicon } from '../lexicon/lexicon.ts'
import type { EvidenceTable, Sentence } from '../sentence.ts'
import { splitWords } from '../split-words.ts'
import { termsOf } from '../terms-of.ts'
import { findAnswerWords } from './answer-words/find-answer-words.ts'
import { isMeasured } from './asked-kind.ts'
import type { Clause } from './clause.ts'
import { findFigureContext } from './find-figure-context.ts'
import { stripKinds } from './find-kinds.ts'
import { areApart, findMeasures, inBase, type Measure } from './measure.ts'
import { type Passage, sentencesOf } from './passage.ts'
import { findPolarity, stripPolarity } from './polarity.ts'
import { standsAlone } from './stands-alone.ts'

/** What one source says in a dispute: a sentence, or a cell of a table with its row and its column. */
export type Side = {
  passage: Passage
  /** A sentence, or the items of one list that have an amount of the kind. */
  sentences: readonly Sentence[]
  row: { table: EvidenceTable; row: number; text: string; passage: string } | null
  measure: Measure | null
}
/** Sides that cannot all hold for the same case of one question. */
export type Difference = { clause: number; sides: Side[]; likeness: number }

type Statement = Side & { terms: ReadonlySet<string>; isLabelled: boolean; key: string }

const minAlike = 0.6
const maxDifferences = 4
const maxSides = 3
const minOpposed = 2
const maxWords = 45

/** Different figures for one case of a question, and advice against advice on one thing; the likest first. */
export function findDifferences(
  bearing: readonly { passage: Passage; clause: number }[],
  clauses: readonly Clause[],
): Difference[] {
  const figures = clauses.flatMap((clause, at) => {
    if (!isMeasured(clause.asked) && clause.asked.kind !== 'other') return []
    const asked = termsAsked(clauses)
    const statements = bearing
      .filter((one) => one.clause === at)
      .flatMap(({ passage }) => statementsOf(passage, clause, asked))
    return groupApart(withHeadings(statements, asked), at)
  })
  const opposed = [...findDirections(bearing), ...findOpposed(bearing, clauses)]
  return [
    ...figures.slice(0, maxDifferences),
    ...opposed.slice(0, Math.max(1, maxDifferences - figures.length)),
  ]
}

/** The amounts of the kind that is asked for; of a topic that asks for none, any. */
function amountsIn(text: string, lexicon: Lexicon, { asked }: Clause): Measure[] {
  return asked.kind === 'other' ? findMeasures(text, lexicon) : asked.amountsIn(text, lexicon)
}

function termsAsked(clauses: readonly Clause[]): ReadonlySet<string> {
  return new Set(clauses.flatMap(({ text, subject }) => termsOf(text, lexiconOf(subject.language))))
}

function statementsOf(passage: Passage, clause: Clause, asked: ReadonlySet<string>): Statement[] {
  const headed = passage.path.slice(-2).join(' ')
  return passage.parts.flatMap((part): Statement[] => {
    if (part.kind === 'table') return statementsOfTable(passage, part.table, clause, asked)
    return sentencesOf(part).flatMap((sentence): Statement[] => {
      const { text, lexicon } = sentence
      const together =
        part.kind === 'list'
          ? part.items.flat().filter((one) => amountsIn(one.text, one.lexicon, clause).length > 0)
          : [sentence]
      if (sentence.words > maxWords || sentence.question) return []
      const measures = amountsIn(text, lexicon, clause)
      const [measure] = measures
      if (measure === undefined || measures.length > 1) return []
      const label = /^([^:：]{2,50})[:：]\s/u.exec(text)?.[1] ?? ''
      const isLabelled = label !== '' && label.length < measure.at
      const about = isLabelled ? label : `${findFigureContext(text, measure, measures)} ${headed}`
      const terms = telling(about, measure, lexicon, asked)
      return [
        {
          passage,
          sentences: together,
          row: null,
          measure,
          terms,
          isLabelled,
          key: `${passage.source} ${sentence.block}`,
        },
      ]
    })
  })
}

/** "Summer" under each of several plants is no case by itself: the heading over it is. */
function withHeadings(statements: readonly Statement[], asked: ReadonlySet<string>): Statement[] {
  const keyOf = ({ passage, terms }: Statement) => `${passage.source} ${[...terms].sort().join(' ')}`
  const headings = Map.groupBy(
    statements.filter(({ isLabelled, row }) => isLabelled && row === null),
    keyOf,
  )
  return statements.map((one) => {
    const same = headings.get(keyOf(one)) ?? []
    const isShared = new Set(same.map(({ passage }) => passage.section)).size > 1
    if (!one.isLabelled || one.row !== null || !isShared || one.measure === null) return one
    const [first] = one.sentences
    if (first === undefined) return one
    const above = telling(one.passage.path.slice(-2).join(' '), one.measure, first.lexicon, asked)
    return { ...one, terms: new Set([...one.terms, ...above]) }
  })
}

function statementsOfTable(
  passage: Passage,
  table: EvidenceTable,
  clause: Clause,
  asked: ReadonlySet<string>,
): Statement[] {
  const lexicon = lexiconOf(clause.subject.language)
  return table.rows.flatMap(({ cells, passage: said }, row) =>
    cells.flatMap((cell, at): Statement[] => {
      if (at === 0) return []
      const column = table.header[at] ?? ''
      // A column names the unit of its figures.
      const own = amountsIn(cell, lexicon, clause)
      const [measure, ...more] =
        own.length > 0 || !/^\P{L}+$/u.test(cell)
          ? own
          : amountsIn(`${cell} ${column}`, lexicon, clause).slice(0, 1)
      if (measure === undefined || more.length > 0) return []
      const label = own.length > 0 ? `${cells[0] ?? ''} ${column}` : (cells[0] ?? '')
      return [
        {
          passage,
          sentences: [],
          row: { table, row, text: `${cells[0] ?? ''}, ${column}: ${cell}`, passage: said },
          measure,
          terms: telling(label, measure, lexicon, asked),
          isLabelled: true,
          key: `${passage.source} ${table.block}`,
        },
      ]
    }),
  )
}

/** The words that say of which case a statement is: not those of the question, of the amount or of any text. */
function telling(text: string, measure: Measure, lexicon: Lexicon, asked: ReadonlySet<string>): Set<string> {
  const rest = stripKinds(text.replace(measure.text, ' '), lexicon.language, measure.unit)
  return new Set(termsOf(rest, lexicon).filter((term) => !asked.has(term) && !/\p{N}/u.test(term)))
}

function alike(a: Statement, b: Statement): number {
  const shared = [...a.terms].filter((term) => b.terms.has(term)).length
  if (a.terms.size === 0 && b.terms.size === 0) return 1
  if (shared === 0) return 0
  const [least, most] = [a.terms.size, b.terms.size].sort((x, y) => x - y)
  // A label is all that a case is called; in a sentence it stands among other words.
  if (a.isLabelled && b.isLabelled) return shared / (a.terms.size + b.terms.size - shared)
  if (a.isLabelled || b.isLabelled) return shared / ((a.isLabelled ? a : b).terms.size || 1)
  return shared >= 2 ? shared / ((least ?? 1) * 0.6 + (most ?? 1) * 0.4) : 0
}

/** One source that names two amounts in its text names them for two cases; in a table and beside it they are of one. */
function isSameVoice(one: Statement, other: Statement): boolean {
  return one.passage.source === other.passage.source
}

function groupApart(statements: readonly Statement[], clause: number): Difference[] {
  const pairs = statements.flatMap((one, at) =>
    statements.slice(at + 1).flatMap((other) => {
      if (one.key === other.key || isSameVoice(one, other) || one.measure === null || other.measure === null)
        return []
      if (!areApart(inBase(one.measure), inBase(other.measure))) return []
      const likeness = alike(one, other)
      return likeness >= minAlike ? [{ one, other, likeness }] : []
    }),
  )
  const used = new Set<string>()
  const found: Difference[] = []
  for (const { one, other, likeness } of pairs.sort((a, b) => b.likeness - a.likeness)) {
    if (used.has(one.key) || used.has(other.key)) continue
    const more = statements.filter(
      (third) =>
        third !== one &&
        third !== other &&
        !used.has(third.key) &&
        [one, other].every(
          (side) =>
            side.key !== third.key &&
            alike(side, third) >= minAlike &&
            side.measure !== null &&
            third.measure !== null &&
            areApart(inBase(side.measure), inBase(third.measure)),
        ),
    )
    const sides = [one, other, ...more].slice(0, maxSides)
    for (const side of sides) used.add(side.key)
    found.push({ clause, sides, likeness })
  }
  return found
}

/** Of one thing one source says that it rises, and another that it falls. */
function findDirections(bearing: readonly { passage: Passage; clause: number }[]): Difference[] {
  const said = bearing.flatMap(({ passage, clause }) =>
    passage.parts.flatMap((part) =>
      sentencesOf(part).flatMap((sentence) => {
        const { text, lexicon } = sentence
        const way = findPolarity(splitWords(text), lexicon.language)
        if ((way !== 'up' && way !== 'down') || sentence.words > maxWords || !standsAlone(sentence)) return []
        const terms = new Set(termsOf(stripPolarity(text, lexicon.language), lexicon))
        return [{ passage, clause, sentences: [sentence], row: null, measure: null, way, terms }]
      }),
    ),
  )
  return said.flatMap((one, at) =>
    said.slice(at + 1).flatMap((other): Difference[] => {
      if (one.way === other.way || one.passage.source === other.passage.source) return []
      const shared = [...one.terms].filter((term) => other.terms.has(term)).length
      const likeness = shared / (one.terms.size + other.terms.size - shared)
      return shared > minOpposed && likeness >= minAlike
        ? [{ clause: one.clause, sides: [one, other], likeness }]
        : []
    }),
  )
}

type Advice = Side & { terms: ReadonlySet<string>; clause: number }

const negated =
  /(?<!\p{L})(?:never|do(?:es)? not|don[’']t|doesn[’']t|should(?: not|n[’']t)|must not|cannot|can[’']t|avoid|bad idea|not recommended|not advisable|nie(?:mals)?|nicht|kein\p{L}*|vermeiden|jamais|ne \p{L}+ pas|n[’']\p{L}+ pas|évite[zr]?|nunca|jamás|no (?=\p{L})|evit[ae]\p{L}*|non|mai|não|niet|nooit|vermijd)(?!\p{L})/iu
const advising =
  /(?<!\p{L})(?:best (?:to|is|way)|recommend\p{L}*|should|good idea|works?|kills?|helps?|effective|ideal|better|always|am besten|empf(?:ehl|iehl|ohl)\p{L}*|sollte\p{L}*|hilft|wirkt|immer|il faut|mieux|recommand\p{L}*|conseill\p{L}*|toujours|idéal|efficace|mejor|recomiend\p{L}*|conviene|siempre|eficaz|meglio|consigli\p{L}*|sempre|melhor|recomend\p{L}*|beste?|altijd|aanbevolen)(?!\p{L})/iu
/** Words behind the word that denies: what is denied. */
const scopeWords = 7
const adverb = /\p{L}{3,}(?:ly|mente|ment)(?!\p{L})/giu

/** Advice against a thing and advice for it, by words that are rare in the sources and that the topic does not have. */
function findOpposed(
  bearing: readonly { passage: Passage; clause: number }[],
  clauses: readonly Clause[],
): Difference[] {
  const asked = termsAsked(clauses)
  const all = bearing.flatMap(({ passage, clause }) =>
    passage.parts.flatMap((part) =>
      sentencesOf(part).flatMap((sentence) =>
        sentence.words <= maxWords && !sentence.question ? [{ passage, clause, sentence }] : [],
      ),
    ),
  )
  const holders = new Map<string, number>()
  for (const { sentence } of all)
    for (const term of new Set(sentence.terms)) holders.set(term, (holders.get(term) ?? 0) + 1)
  const isTelling = (term: string, lexicon: Lexicon) =>
    !asked.has(term) &&
    !/\p{N}/u.test(term) &&
    term.length > 2 &&
    !particles.has(term) &&
    (holders.get(term) ?? 0) <= Math.max(4, all.length * 0.12) &&
    !findAnswerWords(lexicon.language).frame(term)
  const against: Advice[] = []
  const inFavour: Advice[] = []
  for (const { passage, clause, sentence } of all) {
    const { text, lexicon } = sentence
    if (!standsAlone(sentence)) continue
    if (noEffect.test(text)) {
      const said = termsOf(text.replace(noEffect, ' '), lexicon).filter((term) => isTelling(term, lexicon))
      if (said.length > 0)
        against.push({
          passage,
          clause,
          sentences: [sentence],
          row: null,
          measure: null,
          terms: new Set(said),
        })
      continue
    }
    const found = negated.exec(text)
    if (found !== null) {
      const scope = text.slice(found.index + found[0].length).split(/[.;:–—]/u)[0] ?? ''
      const said = termsOf(scope.replace(adverb, ' '), lexicon)
        .slice(0, scopeWords)
        .filter((term) => isTelling(term, lexicon))
      // "Is it never cleaned with water": what is denied may stand on both sides.
      if (said.length >= minOpposed)
        against.push({
          passage,
          clause,
          sentences: [sentence],
          row: null,
          measure: null,
          terms: new Set(said),
        })
    } else if (advising.test(text) || findAnswerWords(lexicon.language).advises(text)) {
      const said = sentence.terms.filter((term) => isTelling(term, lexicon))
      inFavour.push({
        passage,
        clause,
        sentences: [sentence],
        row: null,
        measure: null,
        terms: new Set(said),
      })
    }
  }
  const pairs = against.flatMap((one) =>
    inFavour
      .filter(({ passage }) => passage.source !== one.passage.source)
      .flatMap((other) => {
        const shared = [...one.terms].filter((term) => other.terms.has(term)).length
        const likeness = shared / one.terms.size
        return shared >= minOpposed && likeness >= minOpposedShare
          ? [{ one, other, likeness: likeness + shared / 10 }]
          : []
      }),
  )
  const used = new Set<Sentence>()
  return pairs
    .sort((a, b) => b.likeness - a.likeness)
    .flatMap(({ one, other, likeness }): Difference[] => {
      const both = [...one.sentences, ...other.sentences]
      if (both.some((sentence) => used.has(sentence))) return []
      for (const sentence of both) used.add(sentence)
      return [{ clause: one.clause, sides: [one, other], likeness }]
    })
}

/** Of a verb, and no thing. */
const particles = new Set(
  'down out off away back long time way thing part sure often help keep take'.split(' '),
)
const noEffect =
  /(?<!\p{L})(?:no (?:measurable |significant |visible )?(?:effect|influence|difference|benefit)|keine(?:n|rlei)? (?:messbare[nr]? |erkennbare[nr]? )?(?:wirkung|einfluss|unterschied|nutzen)|aucune? (?:effet|influence|différence)|ningún efecto|ninguna diferencia|nessun(?:a)? (?:effetto|differenza)|nenhum efeito|nenhuma diferença|geen (?:meetbaar )?(?:effect|verschil))(?!\p{L})/iu
const minOpposedShare = 0.66
