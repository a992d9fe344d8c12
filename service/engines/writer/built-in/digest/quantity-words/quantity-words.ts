/** What an amount can be of, apart from the thing: two amounts of different kinds never contradict each other. */
export type QuantityKind =
  | 'price'
  | 'instalment'
  | 'upkeep'
  | 'saving'
  | 'penalty'
  | 'grant'
  | 'wage'
  | 'turnover'
  | 'deposit'
  | 'tax'
  | 'premium'
  | 'discount'
  | 'interest'
  | 'efficiency'
  | 'loss'
  | 'interval'
  | 'lifetime'
  | 'duration'
  | 'deadline'
  | 'warranty'
  | 'age'
  | 'payback'
  | 'distance'
  | 'height'
  | 'depth'
  | 'width'
  | 'thickness'
  | 'weight'
  | 'capacity'
  | 'dose'
  | 'consumption'
  | 'output'

/** By what words a language tells what an amount is of. Each text is alternatives of a regular expression. */
export type QuantityWords = {
  language: string
  /** Right before and right behind an amount that is the most there may be: "no more than", "or less". */
  capsBefore: string
  capsAfter: string
  /** The same for the least. */
  floorsBefore: string
  floorsAfter: string
  /** Right before an amount that is not exact: "about", "on average". */
  about: string
  kinds: Partial<Record<QuantityKind, string>>
  /** Right before an amount that is the case for which another holds: "at" 5,000 l, "above" 12 m. */
  at: string
  /** Between them stands what has that amount: "for" a flat "of" 60 m². */
  forThing: readonly [opens: string, links: string]
  /** Open a clause that is a case: "if", "when". */
  ifClause: string
  /** What no longer holds: "until {y}", "formerly"; `{y}` stands for a year that is over. */
  former: string
  /** From when something holds, before its year. */
  since: string
  /** Lines of words of which each excludes the other ones of its line: a thing cannot be both. */
  cases: readonly (readonly string[])[]
}
