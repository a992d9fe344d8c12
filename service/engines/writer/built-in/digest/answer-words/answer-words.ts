/** By what words a sentence of one language shows which kind of answer it is. Each list is alternatives of a regular expression. */
export type AnswerWords = {
  language: string
  /** Words of a script without spaces have no edges, and stand anywhere in a sentence. */
  isSpaceless?: true
  /** Begin an order or a piece of advice. */
  advises: string
  obliges: string
  /** What came out, against what was set up. */
  concludes: string
  /** How something was looked at: who was asked, what was kept. */
  prepares: string
  conditional: string
  causal: string
  /** What speaks for or against. */
  weighs: string
  /** Says whether something pays, as a judgement. */
  judges: string
  /** Asks whether it pays, and does not say. */
  wonders: string
  /** Verbs after "A thing …" that make a definition. */
  is: string
  /** Begin a comparison with something else. */
  pictures: string
  /** Judgements that say nothing. */
  vague: string
  firstPerson: string
  /** Whoever speaks introduces itself. */
  introduces: string
  exemplifies: string
  /** Takes back or limits the sentence before, at its beginning. */
  denies: string
  /** "The trial found no use in it": takes back the sentence before wherever it stands. */
  refutes: string
  /** Speaks of what others say, and doubts it: "the figure that everybody quotes". */
  disputes: string
  /** Says that nobody knows something, or that it was not yet looked at. */
  leavesOpen: string
  /** Tells of people who were asked. */
  asksPeople: string
  /** Who was counted or asked, after a number: "2,400 consumers". */
  samples: string
  /** Shows that a page names something that speaks against it. */
  opposes: string
  /** Begin a heading over how something was found, and where it does not hold. */
  limits: string
  /** Nouns that a page on anything has: cost, company, year. They do not say what a topic is about. */
  frame: string
  /** In the title of a page, that it tells what somebody has looked at. */
  studies: string
  /** Says by what something shows: a sign, a symptom. */
  signals: string
  /** Points a reader somewhere instead of telling. */
  pointsAway: string
}
