import type { EvidenceSource } from '../../../writer.ts'
import type { Evidence, EvidenceSection } from '../../sentence.ts'
import { strict } from '../choose-passages.ts'
import type { Clause } from '../clause.ts'
import type { Found } from '../find-bearing.ts'
import { findQuestionType } from '../question-type.ts'
import { roomOf } from '../quote-room.ts'
import { tellsStory } from '../tells-story.ts'
import { type BriefLine, linesIn } from './brief-lines.ts'
import { chooseLines, maxWordsOfLines } from './choose-lines.ts'
import { chooseSections, type SourceRoom } from './choose-sections.ts'
import { quotedWords } from './fit-section.ts'
import { findLead, type LeadLine, withoutLead } from './lead.ts'
import { type RatedSection, rateSections } from './rate-sections.ts'
import { listSections } from './sections.ts'

/** A seller speaks of the same thing as the others with so much of their words. */
const minOfSeller = 0.4
/** A document is about the topic with so much of what the fullest one has of it. */
const minAbout = 0.12

/** What counted or measured something stands before what tells of it. */
const ofTable = 0.3
const ofBest = 0.2
const ofDispute = 0.6
/** What nobody else can say is told before what is as near to the topic. */
const ofOwn = 0.4

/** Of what is told, the lines of what is not told whole take so much, and of a stranger's page of what may be quoted. */
const ofLines = 1 / 7
/** One line has room in the shortest text. */
const leastLines = 40

/** Words of all sections, of one or two sources and of several. */
const minSaid = 500
const minSaidByMany = 200
/** From so many words on, sections say more of a question than the passages that have its words. */
const minSaidUnasked = 1_500
const minHeard = 3

/** What each source says about a topic, in whole sections; the source that says most first. */
export type Survey = {
  source: number
  sections: RatedSection[]
  /** Of what is not told whole, a line each. */
  lines: BriefLine[]
}[]

export type SurveyPlan = {
  /** What answers the topic, at the head of the text. */
  lead: LeadLine[]
  /** The headings of each source, told or not. */
  headings: ReadonlyMap<number, readonly { heading: string; section: EvidenceSection }[]>
  /** What is told in so many words; nothing where no source is about the topic. */
  tell(words: number): Survey
}

const nothing: SurveyPlan = { lead: [], headings: new Map(), tell: () => [] }

/** Nothing is told where no source is about the topic, or all that they say is read in a minute. */
export function planSurvey(
  used: readonly EvidenceSource[],
  evidence: Evidence,
  { clauses, about, titled, vocabulary, near, isEvidence, isOver, bearing }: Found,
  isSold: (source: number) => boolean,
  { topic, language, disputed }: { topic: string; language: string; disputed: ReadonlySet<EvidenceSection> },
): SurveyPlan {
  const bears = new Set(bearing.map(({ passage }) => passage.source))
  const rooms = used.flatMap((source, at): SourceRoom[] => {
    const own = about[at] ?? 0
    const isAbout = isSold(at)
      ? (vocabulary.likeness[at] ?? 0) >= minOfSeller
      : own >= minAbout || bears.has(at)
    if (near.has(at) || !isEvidence(at) || !isAbout) return []
    const quotable = source.own ? Number.POSITIVE_INFINITY : roomOf(evidence.sourceWords[at] ?? 0)
    return [
      {
        source: at,
        about: own,
        own: source.own,
        isSeller: isSold(at),
        isStory: tellsStory(source, topic),
        quotable,
        words: evidence.sourceWords[at] ?? 0,
      },
    ]
  })
  if (!rooms.some(({ isSeller }) => !isSeller)) return nothing
  const sections = listSections(evidence, used, isSold, isOver).filter(({ source }) =>
    rooms.some((room) => room.source === source),
  )
  // What is read in a minute is told passage by passage.
  const heard = rooms.filter(({ isSeller }) => !isSeller).length
  const all = sections.reduce((sum, { words }) => sum + words, 0)
  if (all < (heard < minHeard ? minSaid : minSaidByMany)) return nothing
  // What is set against another source is not told without what stands around it.
  const rated = rateSections(sections, clauses, vocabulary, used, isSold, language).map((one) =>
    disputed.has(one.section) ? { ...one, worth: one.worth + ofDispute } : one,
  )
  const order = ({ source, sections: own }: Omit<Survey[number], 'lines'>) =>
    (about[source] ?? 0) +
    (titled[source] ?? 0) +
    (used[source]?.own === true ? ofOwn : 0) +
    ofBest * Math.max(...own.map(({ worth }) => worth)) +
    (own.some(({ parts }) => parts.some(({ kind }) => kind === 'table')) ? ofTable : 0)
  const lead = findLead(rated, clauses, used)
  // A topic that asks for one kind of answer and nothing else is told so only where sources give it, or say much of it.
  const isStrict = ({ asked, text }: Clause) => strict.has(asked.kind) && findQuestionType(text) !== 'which'
  if (lead.length === 0 && all < minSaidUnasked && clauses.every(isStrict)) return nothing
  const open = withoutLead(rated, lead)
  const said = countLead(lead)
  // What the head of the text says is no line below.
  const isLed = ({ section }: RatedSection) =>
    lead.some(({ sentences }) => sentences.some((one) => one.section === section))
  const lines = linesIn(open.filter((one) => !isLed(one)))
  return {
    lead,
    headings: new Map(
      [...Map.groupBy(sections, ({ source }) => source)].map(([source, own]) => [
        source,
        // A name says nothing of what its bearer says.
        own.flatMap(({ heading, section, isVoice }) =>
          heading === '' || isVoice ? [] : [{ heading, section }],
        ),
      ]),
    ),
    tell: (words) => {
      const told = tellIn(open, lines, rooms, words - said)
      return [...Map.groupBy(told.sections, ({ source }) => source)]
        .map(([source, own]) => ({
          source,
          sections: own,
          lines: told.lines.filter(({ section }) => section.source === source),
        }))
        .toSorted((a, b) => Number(isSold(a.source)) - Number(isSold(b.source)) || order(b) - order(a))
    },
  }
}

/** Whole sections, and a line of each of the others: what the lines take is taken from the room for whole sections. */
function tellIn(
  open: readonly RatedSection[],
  lines: readonly BriefLine[],
  rooms: readonly SourceRoom[],
  words: number,
): { sections: RatedSection[]; lines: BriefLine[] } {
  const all = chooseSections(open, rooms, words)
  const wanted = maxWordsOfLines(lines, all)
  const room = Math.max(words * ofLines, leastLines)
  const kept = Math.min(
    room,
    [...wanted.values()].reduce((sum, one) => sum + one, 0),
  )
  const narrowed = rooms.map((room) =>
    room.own || room.isSeller
      ? room
      : {
          ...room,
          quotable: room.quotable - Math.min(room.quotable * ofLines, wanted.get(room.source) ?? 0),
        },
  )
  const sections = wanted.size === 0 ? all : chooseSections(open, narrowed, words - kept)
  const quotable = new Map(
    rooms.flatMap((room) => {
      const told = sections.filter(({ source }) => source === room.source)
      return told.length === 0
        ? []
        : [[room.source, room.quotable - quotedWords(told.flatMap(({ parts }) => parts))]]
    }),
  )
  return { sections, lines: chooseLines(lines, sections, room, quotable) }
}

/** Words around a line: who says it, and its reference. */
const ofLine = 6

function countLead(lead: readonly LeadLine[]): number {
  return lead.reduce(
    (sum, { sentences }) => sum + ofLine + sentences.reduce((all, one) => all + one.words, 0),
    0,
  )
}
