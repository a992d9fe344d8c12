import type { CompanyProfile } from '#contract/company-profile.ts'
import type { ChatModel, TokenCount } from '../chat-model/chat-model.ts'
import type { Claim } from '../claim-check/claim.ts'
import type { ClaimJudge } from '../claim-check/claim-judge.ts'
import type { PageBlock } from '../reader/page-block.ts'

/** Something the article may rest on. */
export type EvidenceSource = {
  /** Unique within one request: a page's address, or the id of a document or article. */
  id: string
  /** `page`: an address the caller named or a search found; `knowledge`: the tenant's document; `article`: the tenant's published article. */
  kind: 'page' | 'knowledge' | 'article'
  title: string
  /** What the site of a page calls itself, where it says so. */
  publisher?: string | null
  /** Who wrote a page, where it says so. */
  author?: string | null
  url: string | null
  /** ISO 639-1. */
  language: string
  /** True for the tenant's own words, which may be used sentence by sentence; a stranger's are quoted and attributed. */
  own: boolean
  publishedAt: Date | null
  /** True for an address that the caller named for this very text: it bears on the topic unless it says nothing of it. */
  isNamed?: boolean
  /** What a document of the tenant is for; a page has the role `facts`. */
  role: SourceRole
  blocks: PageBlock[]
}

/** `voice`: shows how the company sounds and states nothing. `internal`: may be used, but is never listed publicly. */
export type SourceRole = 'facts' | 'voice' | 'internal'

/** A voice changes connecting words, headings and the order of argument; never facts. */
export type Voice = {
  slug: 'plain' | 'analyst' | 'teacher' | 'advocate' | 'reporter' | 'engineer'
}

export type WriteStage = 'reading' | 'ranking' | 'outlining' | 'writing' | 'checking'
export type WriteProgress = { stage: WriteStage; percent: number; message: string }

export type WriteRequest = {
  topic: string | null
  /** Words that mean nearly the same as the topic's; for finding what bears on it. */
  topicWords?: readonly string[]
  evidence: EvidenceSource[]
  /** ISO 639-1 with an optional region; headings and connecting words are in it, evidence stays in its own. */
  language: string
  /** Words the text should have, 500 to 2500; `turbo` caps it at 800. */
  targetWords: number
  mode: 'standard' | 'turbo'
  voice: Voice
  /** The caller's own description of the voice, which a model follows; null when it named one of ours. */
  voiceDescription: string | null
  /** True when the caller asked for the voice, by a slug or a description: it then counts before the company's tone. */
  isVoiceAsked?: boolean
  profile: CompanyProfile
  /** Who writes; null: the built-in evidence digest. */
  model: ChatModel | null
  /** Who judges the sentences; null: the lexical check alone. */
  judge: ClaimJudge | null
  signal: AbortSignal
  report(progress: WriteProgress): Promise<void>
}

/** A source that the text cites as `[reference]`; numbered from 1 in order of first use. */
export type CitedSource = {
  reference: number
  id: string
  kind: EvidenceSource['kind']
  /** An `internal` source stays out of every public list. */
  role: SourceRole
  title: string
  url: string | null
  language: string
}

/** A change that the check made to one sentence. */
export type SentenceChange = { before: string; after: string; reason: string }

/** A table of the text that can be drawn as a figure. */
export type ComparableTable = { caption: string; header: string[]; rows: string[][]; reference: number }

export type WrittenArticle = {
  /** `brief`: internal questions to answer, because nothing bears on the topic; it is never charged or published by itself. */
  form: 'article' | 'digest' | 'brief'
  /** ISO 639-1, as found in the text; null when it is too short to tell. */
  writtenLanguage: string | null
  /** False when text and topic have too little in common. */
  isOnTopic: boolean
  /** At most 70 characters. */
  title: string
  /** At most 160 characters. */
  description: string
  /** The body in GitHub-flavoured Markdown, without the title: takeaways, sections, table, FAQ, Sources. References are `[n]`. */
  markdown: string
  tags: string[]
  sources: CitedSource[]
  claims: Claim[]
  /** What the check changed in the writer's text, sentence by sentence. */
  changes: SentenceChange[]
  tables: ComparableTable[]
  /** True for a digest with too little in it to be published by itself: no figure, list or step, or hardly any words. */
  isThin?: boolean
  wordCount: number
  trustLevel: 'sourced' | 'mixed' | 'unsourced'
  /** What the reader of the job should know: shorter than asked and why, what evidence would help. */
  message: string
  /** `built-in`, or `model: <name>`. */
  engine: string
  tokens: TokenCount | null
}

/** Why a writer gave up; the run fails with these words and its credits go back. */
export class WriteError extends Error {
  readonly reason:
    | 'unreachable'
    | 'rate_limited'
    | 'refused'
    | 'malformed'
    | 'empty'
    /** The evidence has too little on the topic, whoever writes. */
    | 'not_enough_material'
    | 'timed_out'
    /** The prompt does not fit the model's context, however little evidence it carries. */
    | 'too_long'
    /** The text ended by the length that the model may answer. */
    | 'cut_off'
    | 'cancelled'

  constructor(reason: WriteError['reason'], message: string) {
    super(message)
    this.name = 'WriteError'
    this.reason = reason
  }

  /** As the run that failed by it names its reason. */
  get runReason(): string {
    return this.reason === 'not_enough_material' ? this.reason : `writer_${this.reason}`
  }
}

export interface Writer {
  /** Throws {@link WriteError} and nothing else. */
  write(request: WriteRequest): Promise<WrittenArticle>
}
