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
  /** Title and description stand over the draft. */
  hasHeadline: boolean
  /** Sentences of an earlier look are shown under CHANGED. */
  hasChanges: boolean
  shape: Shape | null
  /** What is asked of the next step; empty where there is none. */
  offer: string
}

/** What a look works out before it looks for faults, each with the member of the answer that takes it. */
export function listWork(look: Look, { hasFacts, hasHeadline }: ReviewFacts): string[] {
  if (look === 'lines') {
    return [
      `headings: for each${hasHeadline ? ', and for title and description,' : ''} what it promises (a figure, a limit, a reason, an order) and, word for word, the sentence that keeps it; kept_by is empty if none does, and also where a figure or row below it says the opposite for some readers and the heading does not say for whom it holds.`,
      'told_again: each point, in figures or in words, that more than one of opening, sections, tables and ending make: the point, the first words of each place, and the one place where it stays. Under a table only what it does not show is new.',
    ]
  }
  return [
    'rule_cases: every case that the text decides or excepts, in opening, sections, rows of tables and caveats, every condition that it names, also where the closing forgets it, every example that it works; the worst row of each table; a reader just below and just above each limit, and where something comes in steps (a pack of four, one more repair) at the next step; the cases that the sources themselves counted, and two ordinary cases of a test that differ by its scatter; the smallest (one person, one piece); one who owns or has paid already what the text would have bought; one to whom two conditions apply at once; one for whom an assumption of a sum does not hold. For each: rule_says, what the closing rule, read to the letter and from the top, makes this reader do, a row that an earlier one hides being no act; text_says, the sentence of the text that decides the case, word for word; agree, unless the two lead to different acts. That the rule is silent on a case is no fault.',
    `deciding: ${hasFacts ? 'those of FACTS, your notes, that no sentence tells, and ' : ''}whatever else in the sources would change what this reader does, of each source also the sentence that speaks most against the advice and its cheapest help, and what it says came of it in the end: own figures, limits, duties, prices, exceptions, how and how often something was measured, outside values to hold an own figure against, findings against the argument or behind it, the reason that a source gives; of what the sources count, the largest group and the most frequent cause of failure, each with its remedy; of the topic, each noun and each option that it names; of a table or finding that the text uses, the column, row, period or condition that it leaves out, and the regular price behind a reduced one; and each assumption on which a sum or table of the text rests and that this reader may not share. fact in a few words; told_by: the first words of the sentence or row that tells it with its condition, empty if none does.`,
    'inferences: every sum, share, average, ranking, cause, comparison and "so" of the text, done again, with its result written out. figures_of: whose money, thing, place, year and range its figures are. holds: "yes", or why not: another result; "most" or "mostly" for less than half; ranges subtracted or compared from the same end, where the least is the lowest of one less the highest of the other; groups compared that no source calls alike (who came to a workshop, who called, one winter); spread evenly where the load is not even; a cost that comes in steps (a bag, a roll, a minimum) taken as proportional, or a rule of scaling that a row breaks; what a narrower method achieved credited to a wider one; a median told as what a reader gets, or a difference or quotient of medians as a share or a delay; groups that overlap read as a clean split; worked from rounded values; those who did not answer counted; a difference between a dozen cases each told as sure, also where it decides; shares over different spans of time compared; one cause picked where several things were changed together, or an effect that was measured with something else running; an assumption made for one way compared and not for the others; who or what was counted swapped for a wider word; the average of a group made the limit for one; a cost taken off sales and not off what is left of them; a cost that comes with a way left out of its sum, or another side of the balance that the sources have; the better of two that are both a loss, not said to be one; a payback longer than the thing is known to last; a lowest price taken as the price; a result carried to a condition under which it was not measured; a condition in which things get worse read as one in which they stay; what one party saves counted for the one who decides; a cause that nobody counted, or that the figure would contradict by having moved the other way; what a source does not say told as none, zero or never; parts that do not give the total; a test or measurement that no source has, tried with its own numbers: whether the reader\'s means can show that difference, in that time, season and direction.',
    'withheld: what a practitioner would tell this reader in a sentence, and the text does not say or calls open: the reasons for which people decide this at all, what the advised step costs the one who takes it (first outlay, running, people, other consents), the sentence itself where the topic asks what to say, write or promise, and the one fact without which the advice fails.',
  ]
}

/** What must change, the worst first. */
export function listFaults(look: Look, { hasHeadline, hasChanges, shape, offer }: ReviewFacts): string[] {
  if (look === 'answer') {
    return [
      `Each of rule_cases that does not agree: correct the rule or the opening, never the caveat: title, opening and ending give the answer with the limit and deduction that the text finds later, and are as firm as each other. A rule told by what the reader cannot see, count or ask for: say it by what they can. An exception that takes the rule back; advice on law or safety that is weaker than the rule that the text quotes.${shape ? ` A correction keeps the shape of the piece: it ${describeShape(shape)}.` : ''}`,
      'Each of inferences that does not hold: say what differs, or take it out with what rests on it. A limit or threshold that no source has and no working of the text gives: take the number out and say what to look at; two values set side by side that do not stand on the same basis (extra cost beside full cost, other numbers of cases, other years); a sum that readers are asked to do, or one side of it left out; a result that is worked out and not used where it decides, or a threshold with another number elsewhere.',
      'Each of deciding that nothing tells: put it where the question is decided, with its condition, and let the argument give way where it must. An option that the text compares and then gives no verdict on, also one that the company does not sell; an absolute ("never", "always", "none", "every") that the figures do not bear out; a ranking ("the costly part") that they do not bear out.',
      'The case of the opening that the ending does not answer; the moment at which this reader can lose money, health or a claim, told less exactly than the rest. A limit in words ("little", "soon", "no more") for which the text has a number; a measure or test that is advised without the value that means act, or how large a change counts; a limit near which many readers lie, without what it becomes where its weakest assumption is otherwise; a rule that tells every reader the same, or that the scatter between the cases of its own test would trip; an advised thing without its price or whom to ask for it; a limit or average of one case told for all, where it is another at the other end of the range that readers come from; a branch without an instruction; a test given to readers without what made the source\'s own fair.',
      'What withheld lists, where the reader cannot act without it: one sentence, as common knowledge, without figures that change.',
    ]
  }
  const readable = [
    'A sentence that has to be read twice: two comparisons or two thoughts in one, a word left out to save room, the first number of a kind without its unit, a comparative that does not say than what, an "if" without its noun ("if you have none"), a value that varies a result before that result is told, a heading with an image that its section no longer has. Say it in two plain sentences, the quantity first.',
    'Too much of one kind: results on two bases, or more than three of them; more than three limits in the closing section; a variant of a sum that decides for nobody. Keep what decides, give the rest as a ratio, or cut it: a text that reads as one compressed result after another is put down. A paragraph that is easy to read is worth more than a figure more.',
  ]
  const heads = hasHeadline ? 'A title, description or heading' : 'A heading'
  return [
    ...readable,
    'A statement that its source does not make or makes weaker, with other figures, for somebody else, of another thing than it speaks of, or in the opposite direction: every sentence with its source before you, table rows and what follows a reference in the same sentence too. A step, an example or its numbers that a source has and the text gives as its own; a scene that is invented and does not say so.',
    `${heads} that nothing keeps, or that says more than the sentence that keeps it, or than the table below it in its own terms.`,
    ...(hasChanges
      ? [
          'A sentence under CHANGED, which were put in one by one, that does not follow from the one before it, repeats a neighbour, says less exactly what stood there, or is there for the editor and not for the reader.',
        ]
      : []),
    "A fact without a reference in its paragraph, list item or table row, or with the wrong one; the text's own result under a source's number.",
    'A seller\'s claim told as a fact; an old figure without its year; a figure without the range or limit that its source gives it, or used first without of how many and by what test; an own figure held against nothing; a contradiction between sources that is passed over, or a quarrel told of sources that speak of different things; an inference told as a finding; words, a question, a motive, an order or a date lent to somebody who did not say them; a third party that matters and is not named. A document of the company named by its title. A practice, habit, experience, motive or promise of the company ("we have learned", "we always") that neither its documents nor COMPANY have: cut it, or say it as advice.',
    'Each of told_again: cut it to what is new everywhere but where it stays; a sentence of a source with a word changed; a speaker who is "we" here and a name there; talk of the sources as material ("the pages cited do not say"); a pronoun or "both", "neither", "that" without its noun in the sentence or the one before, and always after a heading, list or table, each sentence read as if it were the first; "nobody counted" and "we cannot say" more than twice, or where they change no decision; a figure that is in the table already and decides nothing where it stands; a reservation said more than once; a paragraph with two jobs, or of what was left over from the sources; a sentence that is filler, or that would fit any other article.',
    `An opening that defines or announces instead of answering; an objection that is announced, or knocked down in one line; an ending that sums up, begins with "Before you", or does not tell this reader what to do first.${shape ? ` A piece that does not have the shape of its kind: it ${describeShape(shape)}.` : ''}${offer} Two neighbouring sentences that do not follow from each other, or that begin and run alike. A turn that a native writer would not use.`,
  ]
}
