import type { AskedPoint } from '../digest/disagreement.ts'

/** The words that the evidence digest adds to what its sources say, in one language. `{x}` is filled in. */
export type Phrases = {
  language: string
  /** The heading over the list of sources. */
  sources: string
  /** A heading for what a subject is. */
  basics: string
  /** A description made of headings; `{x}` is their list. */
  covers: string
  /** Outer and inner quotation marks, spaces included where the language wants them. */
  quotes: { open: string; close: string; innerOpen: string; innerClose: string }
  /** Introduces what one source says; any sentence may follow. */
  according: string
  /** `{x}` is a month, or two with a dash between them. */
  dated: string
  main: string
  differ: string
  /** Introduces a list of what each source answers to one question. */
  answersDiffer?: Record<AskedPoint, string>
  tables: string
  more: string
  open: string
  /** Introduces the answers that the text opens with, one of a source. */
  short?: string
  /** What no source answers, by what it is; sentences. `{x}` is a name, a place or a year of the topic, or source names. */
  gaps?: {
    /** None of them speaks of the case asked about. */
    missingCase: string
    noFigure: string
    /** `{x}`: parts of the topic, as it names them, of which none of them speaks. */
    missingPart: string
    /** It is asked how often, how long, how much money, when, or whether something may be, and none of them says it. */
    noInterval: string
    noDuration: string
    noPrice: string
    noDate: string
    noVerdict: string
    noDrawback: string
    /** `{x}`: sources that give a share of people and not how many were asked. */
    noSample: string
    /** `{x}`: sources with figures and no date. */
    undated: string
    /** `{x}`: sources whose figures are more than five years old. */
    old: string
    /** `{x}`: sellers whose figure differs from what others found. */
    askSeller: string
    /** `{x}`: sellers that say what their figure rests on. */
    sellerBasis: string
    /** `{x}`: the one independent source that says what its figures come from. */
    oneStudy: string
    onePublisher: string
    noCost: string
    /** No source is the company's own. */
    noOwn: string
    /** The sources differ on a figure. */
    settle: string
    /** `{x}`: the figures that differ, each with its source. */
    between?: string
    /** `{x}`: the one source that answers with a figure. */
    onlyFigure?: string
    /** `{x}`: sources that answer without a figure where others have one. */
    withoutFigure?: string
    /** Reasons are named, and none of them with a share. */
    noWeight?: string
    /** Means are named, and nobody measured what they brought. */
    noEffect?: string
    /** It is judged whether something pays, and no price is named. */
    noSum?: string
  }
  /** The column `{x}` of a table goes from `{y}` in the row `{a}` to `{z}` in the row `{b}`. */
  span?: string
  /** The heading over what sellers say of what they sell. */
  sellers?: string
  /** Introduces the offer of the company `{x}` that publishes the text. */
  offer?: string
  /** Marks what a seller says of what it sells. */
  seller: string
  /** Marks a page whose publisher offers something of its own, where the page is about something else. */
  provider: string
  /** Marks a page that earns on what it recommends. */
  affiliate: string
  /** `{x}` is a reference to a source that says the same. */
  also: string
  /** Stands for the title of a document that is not listed publicly. */
  internal: string
  /** Marks a source of the tenant's own in the list of sources. */
  own: string
  /** Between a quotation's introduction and its opening mark, and between sentences. */
  space: string
}
