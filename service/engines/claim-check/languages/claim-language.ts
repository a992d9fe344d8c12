/**
 * What the check knows of a language. Lists are words with a blank between them; `_` joins a phrase and `*` at the end
 * of a word stands for any ending. Accents and case are folded before anything is compared.
 */
export type ClaimLanguage = {
  /** ISO 639-1. */
  code: string
  /** Words that carry no meaning of their own. */
  grammar: string
  /** Endings that a stem loses, for example plurals. */
  endings: string
  /** Words that begin another clause. */
  clauseBreaks: string
  /** Opposites by what they measure: the same names in every language, so that texts in two languages can be compared. */
  axes: Partial<Record<Axis, [more: string, less: string]>>
  negators: string
  /** A negator may stand behind what it negates: "das gilt nicht". */
  negatesAfter?: boolean
  /** Words are joined into one ("Handlungsaufforderung"): the endings of the first that an s joins to the next. */
  joins?: string
  /** Phrases with a negator that negate nothing, for example "not only". */
  notNegators: string
  /** Words that deny without a negator, for example "free" or "fail": with one of them, negation is not compared. */
  implicitNegatives: string
  quantifiers: { none: string; few: string; some: string; most: string; all: string }
  modality: { hedged: string; able: string; certain: string }
  relation: { associated: string; causal: string }
  /** Words beside a number. */
  bounds: { about: string; over: string; under: string; atLeast: string; atMost: string }
  /** Words that bring in the second side of a comparison. */
  than: string
  /** Words that share an amount out. */
  each: string
  /** Words that leave all others out. */
  only: string
  /** Words that say, with a negator, that something stayed as it was, and those that say it without one. */
  change: { verbs: string; unchanged: string }
  /** Words beside a number that is the difference of two others. */
  difference: string
  /**
   * Numbers in words: 2 to 19 (with a `-` for one that means something else, too), the tens from 20, what joins them,
   * others as `word=value`, what stands at the end of thousands in one word, what one is called before a ten where units
   * come first ("einundzwanzig"), a half of the unit behind it ("half an hour"), and
   * what joins two numbers to a range where another language has a word that is spelt like it.
   */
  numbers: {
    small: string
    tens: string
    join: string
    more: string
    thousand?: string
    unitsFirst?: string
    half: string
    range?: string
  }
  fractions: {
    half: string
    third: string
    twoThirds: string
    quarter: string
    threeQuarters: string
    fifth: string
    sixth: string
    eighth: string
    tenth: string
  }
  /** What a sentence says that is not a fact: markers of each kind. */
  kinds: { advice: string; inference: string; definition: string; example: string; reported: string }
  /** What a text counts of itself: steps, questions, reasons. */
  ownItems: string
}

export type Axis =
  | 'amount'
  | 'speed'
  | 'time'
  | 'quality'
  | 'size'
  | 'price'
  | 'strength'
  | 'ease'
  | 'warmth'
  | 'loudness'
  | 'safety'
  | 'outcome'
  | 'permission'
  | 'opening'
  | 'weight'
  | 'age'
  | 'place'
