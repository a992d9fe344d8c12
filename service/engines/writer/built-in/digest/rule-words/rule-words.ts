/** What a sentence says of a thing: each of these excludes the one beside it. */
export type Verdict =
  | 'obliges'
  | 'spares'
  | 'allows'
  | 'forbids'
  | 'advises'
  | 'discourages'
  | 'works'
  | 'fails'

/** By what words a language says that something must be, may be, should be or helps. Alternatives of a regular expression. */
export type RuleWords = { language: string } & Record<Verdict, string> & {
    /** Right before a date that is the last one: "no later than". */
    by: string
    /** Right before a date that is the first one: "from". */
    from: string
  }
