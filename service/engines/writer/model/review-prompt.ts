import { describeShape, type Shape } from './article-kind.ts'

/**
 * The two looks of a review. The first asks whether the answer holds: rule, sums, what decides. The second reads line by
 * line what then stands there: source, references, headings, repetition, form. Asked all at once, a model works out half of
 * it; where a call is dear, both are one.
 */
export type Look = 'answer' | 'lines'

export type ReviewFacts = {
  /** The plan's facts are shown under FACTS. */
  hasFacts: boolean
  /** What the plan found against its answer is shown under AGAINST. */
  hasAgainst: boolean
  /** Title and description stand over the draft. */
  hasHeadline: boolean
  shape: Shape | null
  /** What is asked of the next step; empty where there is none. */
  offer: string
}

/** What a look works out before it looks for faults, each with the member of the answer that takes it. */
export function listWork(look: Look, { hasFacts, hasAgainst, hasHeadline }: ReviewFacts): string[] {
  if (look === 'lines') {
    return [
      `headings: for each${hasHeadline ? ', and for title and description,' : ''} what it promises and, word for word, the sentence that keeps it; kept_by is empty if none does, and also where a figure or row below it says the opposite for some readers and the heading does not say for whom it holds.`,
      'told_again: each point that more than one of opening, sections, tables and ending make: the point, the first words of each place, and the one place where it stays.',
      'unclear: the sentences, headings, rows and list items, at most eight, that a stranger would not understand who reads this text from the top and has neither sources nor brief: a term, unit, name or rule never explained; "the list", "the offer", "our count", "this", "both", "otherwise" or a comparative whose thing has not been introduced or is not in the sentence; two thoughts in one; a phrase that must be read twice; a number without its unit or without what it counts; an instruction that does not say with what, how much or how long. lacks: what the stranger asks, in a short English sentence. before and after: as in a patch, which it is; no patch below is of the same sentence.',
    ]
  }
  return [
    'rule_cases: first each line of the closing rule and the small next step, then each case that the text names and no line is for, a reader just below and just above each limit, and those whom the sources excluded. For each: rule_says, what the rule, read to the letter, has this reader do, on which condition and threshold, when, and proven by what; text_says, the sentence or row of another section that decides the same, word for word; agree, unless the two differ in any of these.',
    `deciding: ${hasAgainst ? 'each of AGAINST that no sentence meets (naming it does not meet it, where the answer stays as sure), ' : ''}${hasFacts ? 'those of FACTS, your notes, that no sentence tells, ' : ''}and what else no sentence tells with its condition: each seller's loudest claim, with the independent figure; what a source says against a sentence of the text (also of one that rests on another page); each rule of the company's own documents by which this reader would act otherwise; the other half of a finding, count or quotation, and the range of a mean; the date of each rule of law, rate, aid and term on which the answer rests; an assumption of a sum that this reader may not share; a question, option or doing of the topic; and, on a walk through the advice with a clock and a purse, what it takes and no step has. Only what would change what this reader does, in a few words each.`,
    'inferences: the figures of headings and opening set side by side, then every sum, share, ranking, cause, comparison, "so", "all", "none", "only" of the text, done again with its result written out. figures_of: whose money, thing, place, year and range its figures are. holds: "yes", or why not: another result, another thing measured than it is used for, a rule for what the count excludes, a kind of cost or gain, a period, threshold or price year that one side has and the other not, a rival claim put to a harder test than the own one, a difference of a few cases told as sure, a preference or cause read out of a difference, "at most" or "at least" that is not true of the result, a sum that stops one step before the answer.',
  ]
}

/** What must change, the worst first. */
export function listFaults(look: Look, { hasHeadline, shape, offer }: ReviewFacts): string[] {
  if (look === 'answer') {
    return [
      'Each of rule_cases that does not agree: correct the rule, the opening or the heading, never the caveat. A rule told by what the reader cannot see, count or ask for; a case of the text, above all the reader of its first paragraph, that the ending forgets (a case that only an editor thinks of gets no line in it); two lines of the ending with one instruction, or one line with two.',
      'Each of inferences that does not hold: say what differs, or take it out with what rests on it. A limit that neither a source nor the working gives: take the number out and say what to look at.',
      'Each of deciding: put it where the question is decided, and let the argument give way where it must. What limits the central advice stands beside the rule and not only further down. A rule of law, rate, aid or term that is older than a year, or that sources give differently, does not carry the answer by itself: the sentence says of when it is and where the reader looks it up before acting on it.',
      'The doing, where it is thin: play the reader with the page in hand. What each has to hold, count, write down, add up or ask for stands there, with the result that means act. What every practitioner would add: one sentence, as common knowledge.',
      ...(shape ? [`A piece that does not have the shape of its kind: it ${describeShape(shape)}.`] : []),
    ]
  }
  const heads = hasHeadline ? 'A title, description or heading' : 'A heading'
  return [
    'A paragraph that brings more than five new figures: those that decide stay, and words say what the others meant, or a table has them.',
    'A statement that its source does not make or makes weaker, of another thing, for somebody else or in the opposite direction, one end of a range for both, a mean without its range, a share without what it is of, a price without its year: every sentence and row with its source before you. A quotation or finding cut where the next sentence of the source takes it back.',
    `${heads} that nothing keeps, or that says more than the sentences and rows below it.`,
    "A fact without a reference in its paragraph, list item or table row, or with the wrong one; the text's own result under a source's number, or told as if it had been counted or measured. A seller's claim told as a fact; an old figure without its year; a third party that matters and is not named; a document of the company named by its title; a practice, experience or promise of the company that nothing bears out; words or motives lent to anybody; \"now\" or a season on a page that will be read in another one.",
    'Each of told_again: cut it everywhere but where it stays. A figure that decides nothing where it stands; filler; a maxim; a paragraph with two jobs.',
    `An opening that defines or announces; an ending that sums up.${offer} A turn that a native writer would not use.`,
  ]
}
