/** What a topic asks for. Each kind has a shape of its own, or all articles come out of one mould. */
type ArticleKind = 'decision' | 'comparison' | 'how_to' | 'explanation' | 'list' | 'news' | 'opinion' | 'case'

export type Shape = {
  opening: string
  body: string
  ending: string
  /** False: points condensed would only say the text again. */
  hasTakeaways: boolean
}

const shapes: Record<ArticleKind, Shape> = {
  decision: {
    opening: 'the moment at which it has to be decided, then the answer with its main condition',
    body: 'what each way costs and brings the one who decides, and what speaks against the answer',
    ending: 'what to do in which case, one case after the other, as a list only for three or more',
    hasTakeaways: true,
  },
  comparison: {
    opening: 'the one difference that separates the things, in a situation of the reader',
    body: 'one table of the properties that count, then a section only for those that decide',
    ending:
      'who takes which, and what would change that: prose for up to three cases, a list for more; no table',
    hasTakeaways: true,
  },
  how_to: {
    opening:
      'what the reader has at the end, what it takes in time and things as far as that is known, and where it mostly fails; what decides whether to begin stands there too, or in one short section before the first step',
    body: 'the steps in their order, as one numbered list or under headings that begin with their number (then with no second numbering inside a step), each with how it is done (by which hand movement, setting or words, how long), why in half a sentence, the sign that it worked and what to do without that sign; what the opening or a heading promises and what has to be done again later is shown as exactly as the first time',
    ending:
      'how to tell after a stated time that the whole works, and what to change first if not: prose for one or two cases, a list for three',
    hasTakeaways: true,
  },
  explanation: {
    opening: 'something that the reader has seen or wondered at, and its cause in short',
    body: 'from what is seen to what is behind it, one cause or link at a time',
    ending:
      'what the reader can now look at, measure or ask, and what each result means: prose for up to two results, a list for more',
    hasTakeaways: true,
  },
  list: {
    opening: 'two or three sentences: how the items were chosen and which reader they are for',
    body: 'one heading for each item, as many as announced: what it is, for whom, its price or limit',
    ending: 'a short paragraph on which to take first and which can wait',
    hasTakeaways: false,
  },
  news: {
    opening: 'what changes, for whom and from when, and what that means for this reader',
    body: 'what holds now, what is new, who is exempt, what it costs, what is still open',
    ending: 'dates in their order with what is to be done by each',
    hasTakeaways: true,
  },
  opinion: {
    opening:
      'a scene that shows what is wrong, or the position itself; then the position with its main reason, as firm as its sums leave it',
    body: 'the reasons, strongest first, and the best of the other side told as its friends would',
    ending:
      'the verdict in one sentence, no firmer than the weakest figure that carries it, then what the position costs, who should not follow it, and what everybody else does, with the figure at which to change course: prose, but a list where three or more cases differ',
    hasTakeaways: false,
  },
  case: {
    opening: 'the moment at which it turned',
    body: 'what happened in order, each figure where it arose',
    ending: 'what others can carry over and what may not be concluded from it; prose',
    hasTakeaways: false,
  },
}

const kinds = Object.keys(shapes).filter((name): name is ArticleKind => name in shapes)

/** The shape that a model names first in its answer; null when it names none. */
export function findShape(answer: string): Shape | null {
  const words = answer.toLowerCase().replaceAll('how-to', 'how_to')
  const [first] = kinds
    .map((kind) => ({ kind, at: words.search(new RegExp(`\\b${kind}\\b`)) }))
    .filter(({ at }) => at >= 0)
    .toSorted((one, other) => one.at - other.at)
  return first ? shapes[first.kind] : null
}

export function describeShape({ opening, body, ending }: Shape): string {
  return `opens with ${opening}; then ${body}; ends on ${ending}`
}

/** Every kind on a line of its own with its shape, which the sections of a plan have to fit. */
export function listShapes(): string {
  return kinds.map((kind) => `  ${kind}: ${describeShape(shapes[kind])}`).join('\n')
}
