/** Of what sources give different answers: an amount of one kind, or whether something is good. */
export type AskedPoint = 'price' | 'interval' | 'lifetime' | 'duration' | 'payback' | 'judgement'

/** The words that the evidence digest adds to what its sources say, in one language. `{x}` is filled in. */
export type Phrases = {
  language: string
  /** The heading over the list of sources. */
  sources: string
  /** A description made of headings; `{x}` is their list. */
  covers: string
  /** A description that says which sources speak; `{n}` is their number, `{x}` their names. */
  counted?: string
  /** Outer and inner quotation marks, spaces included where the language wants them. */
  quotes: { open: string; close: string; innerOpen: string; innerClose: string }
  /** Introduces what one source says; any sentence may follow. */
  according: string
  main: string
  differ: string
  /** Introduces a list of what each source answers to one question. */
  answersDiffer?: Record<AskedPoint, string>
  more: string
  open: string
  /** Introduces the answers that the text opens with, one of a source. */
  short?: string
  /** What no source answers, by what it is; sentences. `{x}` is a name, a place or a year of the topic, or source names. */
  gaps?: {
    /** `{x}`: parts of the topic, as it names them, of which none of them speaks. */
    missingPart: string
    /** It is asked how often, how long, how much money, when, or whether something may be, and none of them says it. */
    noInterval: string
    noDuration: string
    noPrice: string
    noDate: string
    /** `{x}`: sources with figures and no date. */
    undated: string
    /** `{x}`: sources whose prices are more than five years old. */
    old: string
    onePublisher: string
  }
  /** Behind a source in the list of sources: `{x}` are headings of it that the text does not tell. */
  untold?: string
  /** Introduces a line of each section that is not told whole. */
  besides?: string
  /** Ends a list that is told in part: `{n}` of its items are left out. */
  notShown?: string
  /** Below the list of sources: `{x}` is one that nothing is told of, since it is in another language. */
  foreign?: string
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
