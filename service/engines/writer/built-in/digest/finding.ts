import type { EvidenceSection, Sentence } from '../sentence.ts'

/** What one source says, in one or two of its sentences, or a list with what introduces it. */
export type Finding = {
  source: number
  section: EvidenceSection
  /** Neighbours in the source, so that together they are one passage; empty for a list without an introduction. */
  sentences: Sentence[]
  /** Items of a list, each one or two neighbouring sentences of its own. */
  items: Sentence[][]
  /** The heading of its source that names the option it describes; null where none does. */
  label: string | null
  /** A slogan, or what a page says that earns on it: no finding, but worth setting against what others say. */
  isPromise: boolean
  /** Who speaks or how it was looked at: told only where its source has nothing that came of it. */
  isPreamble: boolean
  words: number
  /** How much of what is asked it speaks of in its own words, 0 to 1. */
  coverage: number
  /** The same with its headings, the words around it and the title of its page. */
  context: number
  /** How much it is of the kind of answer that is asked for, such as a figure or a step; 1 for a plain statement. */
  form: number
  /** It answers by its kind: has the amount asked for, or says what came out; not how it was found. */
  isAnswer: boolean
  /** How well it answers: what it and its headings speak of, with something for figures, steps and conditions. */
  score: number
  /** Which of the alternatives of the topic ("wood or gas") it is about; null for neither or both. */
  side: number | null
  /** It answers under a heading that names what is asked. */
  isUnderQuestion?: boolean
  /** Its source tells how it was found. */
  isStudied?: boolean
  /** Other sources that say the same. */
  also: number[]
}

/** All sentences of a finding in order. */
export function partsOf({ sentences, items }: Finding): Sentence[] {
  return [...sentences, ...items.flat()]
}

/** The text of a finding as a reader sees it. */
export function textOfFinding(finding: Finding): string {
  return partsOf(finding)
    .map(({ text }) => text)
    .join(' ')
}

/** Makes a finding of sentences of one source, with what is known of the finding that they are listed in. */
export function createFindings(listed: readonly Finding[]): (sentences: Sentence[]) => Finding {
  const listedIn = new Map(
    listed.flatMap((finding) => partsOf(finding).map((sentence) => [sentence, finding])),
  )
  return (sentences) => {
    const [first] = sentences
    if (first === undefined) throw new Error('A finding has at least one sentence')
    const known = sentences.flatMap((sentence) => listedIn.get(sentence) ?? [])[0]
    return {
      ...(known ?? unlisted(first)),
      sentences,
      items: [],
      label: null,
      words: sentences.reduce((sum, { words }) => sum + words, 0),
    }
  }
}

function unlisted({ source, section }: Sentence): Omit<Finding, 'sentences' | 'items' | 'words' | 'label'> {
  return {
    source,
    section,
    isPromise: false,
    isPreamble: false,
    coverage: 0,
    context: 0,
    form: 1,
    isAnswer: false,
    score: 0,
    side: null,
    also: [],
  }
}
