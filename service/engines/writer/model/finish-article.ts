import { shorten } from '../../../text/shorten.ts'
import type { TokenCount } from '../../chat-model/chat-model.ts'
import { listCompanyFacts } from '../../chat-model/describe-company.ts'
import type { CheckSource } from '../../claim-check/check-source.ts'
import type { CheckableText } from '../../claim-check/checkable-text.ts'
import type { Claim } from '../../claim-check/claim.ts'
import { type JudgedArticle, judgeArticle } from '../../claim-check/judge-article.ts'
import { readReferences, stripReferences } from '../../claim-check/references.ts'
import type { SentenceChange, WrittenArticle } from '../writer.ts'
import { addTokens } from './add-tokens.ts'
import { allowAddressesOf } from './allowed-addresses.ts'
import { keepReferences, renumberSources, writeSourceList } from './cited-sources.ts'
import { listTables } from './comparable-tables.ts'
import { describeOrigin, nameOrigin, renderBlock } from './evidence-markdown.ts'
import { findUnkept, readFrame } from './framing-lines.ts'
import { type Headline, maxDescription, maxTitle } from './headline-step.ts'
import { isOnTopic } from './is-on-topic.ts'
import { takeLastLook } from './last-look.ts'
import { levelTypography } from './level-typography.ts'
import { isSameUrl, offerOnce } from './next-step-link.ts'
import { type Repaired, repairFacts } from './repair-step.ts'
import { hasRemovalMark, makeSafe, stripRemovalMarks } from './safe-markdown.ts'
import { placeTakeaways, stripTakeaways, withoutOpening } from './takeaways.ts'
import { countWords } from './text-length.ts'
import { useWords } from './use-words.ts'
import type { WritingJob } from './writing-job.ts'
import { findWrittenLanguage } from './written-language.ts'

/** An article as the model wrote it: references are numbers of the prompt, and nothing is checked. */
export type ModelText = {
  headline: Headline
  text: string
  changes: SentenceChange[]
  /** What the model says of its own text; null when it was not asked. */
  answersTopic: boolean | null
  /** Why, in a sentence; empty when it did not say. */
  topicReason: string
}

/** What {@link storeWrittenArticle} works out; the writer adds who wrote it and what it cost. */
export type FinishedArticle = Omit<WrittenArticle, 'engine' | 'tokens' | 'message'> & {
  judgeTokens: TokenCount | null
  /** The text without the list of sources. */
  body: string
  /** Lines around the text with a figure that it does not have. */
  unkept: string[]
}

/** Makes the model's text safe, has every statement checked, and numbers and lists its sources for the reader. */
export async function storeWrittenArticle(job: WritingJob, written: ModelText): Promise<FinishedArticle> {
  const { request, sources } = job
  const { headline } = written
  const level = (text: string) => levelTypography(text, request.language)
  const makeTextSafe = createSafety(job)
  const safe = (markdown: string) => level(makeTextSafe(markdown))
  const asWanted = (text: string) => level(useWords(text, request.profile.wordsToUse ?? []))
  // First what may not stay goes: the company's own link would else be set inside a stranger's.
  const scarred = offerOnce(
    safe(
      asWanted(
        placeTakeaways(
          written.text,
          headline.takeawaysHeading,
          withoutOpening(headline.takeaways, written.text),
        ),
      ),
    ),
    request.profile.callToAction,
  )
  const lost = scarred
    .split(/(?<=[.!?。])\s|\n/)
    .filter(hasRemovalMark)
    .map((text) => bare(stripRemovalMarks(text)))
  const markdown = stripRemovalMarks(scarred)

  const judged = await judgeAndRepair(
    job,
    { title: asWanted(headline.title), description: asWanted(headline.description), markdown },
    { safe, takeawaysHeading: asWanted(headline.takeawaysHeading) },
  )
  const checked = stripRemovalMarks(safe(judged.text.markdown))
  const numbering = renumberSources(checked, sources)
  const origins = new Map(sources.map(({ source }) => [source.id, nameOrigin(source)]))
  const body = numbering.renumber(checked).trim()
  const claims = judged.claims.map((claim) => doubtLost(renumberClaim(claim, numbering.referenceOf), lost))
  return {
    form: 'article',
    writtenLanguage: findWrittenLanguage(body, request.language),
    isOnTopic: isOnTopic({
      topic: request.topic,
      language: request.language,
      text: `${judged.text.title}\n${body}`,
      answersTopic: written.answersTopic,
    }),
    title: shorten(judged.text.title, maxTitle, ''),
    description: shorten(judged.text.description, maxDescription, ''),
    markdown: [
      body,
      writeSourceList(headline.sourcesHeading, numbering.sources, (id) => origins.get(id) ?? ''),
    ]
      .filter(Boolean)
      .join('\n\n')
      .concat('\n'),
    tags: headline.tags,
    sources: numbering.sources,
    claims,
    changes: [...written.changes, ...judged.patches].map(({ before, after, reason }) => ({
      before: numbering.renumber(before),
      after: numbering.renumber(after),
      reason,
    })),
    tables: listTables(body),
    wordCount: countWords(stripTakeaways(body, asWanted(headline.takeawaysHeading))),
    trustLevel: trustOf(claims, numbering.sources.length),
    body,
    unkept: findUnkept(
      readFrame({ ...judged.text, markdown: body }, asWanted(headline.takeawaysHeading)),
    ).map(({ text }) => stripReferences(text)),
    judgeTokens: judged.tokens,
  }
}

type Judged = Pick<JudgedArticle, 'text' | 'claims' | 'patches' | 'tokens'>

/**
 * What the judge finds in no source the writer says otherwise or stands by, once; then what stands around the text is
 * compared with it, and only what changed or is stood by is judged again. Where the writer repaired nothing, the judge's
 * own replacement is taken.
 */
async function judgeAndRepair(
  job: WritingJob,
  text: CheckableText,
  { safe, takeawaysHeading }: { safe: (markdown: string) => string; takeawaysHeading: string },
): Promise<Judged> {
  const { judge, signal, language } = job.request
  const read = { ...text, language }
  const isJudged = judge !== null && job.sources.length > 0
  const first = await judgeArticle(read, listCheckSources(job, text.markdown), judge, signal, {
    replaces: !isJudged,
  })
  const repaired = isJudged ? await repairFacts(job, first) : unrepaired(first.text)
  const looked = await takeLastLook(job, repaired.text, {
    takeawaysHeading,
    // In one pass the review had title and text before it, and a call is dear.
    hasChanged: job.request.mode !== 'turbo' && first.patches.length + repaired.changes.length > 0,
  })
  const changes = [...repaired.changes, ...looked.changes]
  const isReplaceable = [...first.verdicts.values()].some(({ replacement }) => replacement !== null)
  if (changes.length === 0 && repaired.asked.length === 0 && !isReplaceable) return first
  const markdown = stripRemovalMarks(safe(looked.text.markdown))
  const known = new Map([...first.verdicts].filter(([sentence]) => !repaired.asked.includes(sentence)))
  const again = await judgeArticle(
    { ...looked.text, markdown },
    listCheckSources(job, markdown),
    judge,
    signal,
    { known, remarks: repaired.remarks },
  )
  return {
    text: again.text,
    claims: again.claims,
    patches: [...first.patches, ...changes, ...again.patches],
    tokens: addTokens(first.tokens, again.tokens),
  }
}

function unrepaired(text: CheckableText): Repaired {
  return { text, changes: [], asked: [], remarks: new Map() }
}

/** No raw HTML, no image or link that is not allowed, no reference to a source that was not given. */
function createSafety({ request, sources }: WritingJob): (markdown: string) => string {
  const given = new Set(sources.map(({ number }) => number))
  const isOwn = allowAddressesOf(
    sources.map(({ source }) => source).filter(({ role }) => role !== 'internal'),
  )
  const next = request.profile.callToAction?.url
  const isAllowed = (url: string) => (next !== undefined && isSameUrl(url, next)) || isOwn(url)
  return (markdown) => keepReferences(makeSafe(markdown, isAllowed), given).trim()
}

/** What statements are compared with: every source as it was read, and what the company says of itself. */
function listCheckSources({ request, sources }: WritingJob, markdown: string): CheckSource[] {
  const cited = new Set(readReferences(markdown))
  const profile = listCompanyFacts(request.profile).join('\n')
  return [
    ...sources.map(({ number, source }) => ({
      reference: cited.has(number) ? number : null,
      title: source.role === 'internal' ? '' : source.title,
      about: describeOrigin(source),
      text: source.blocks.map(renderBlock).join('\n\n'),
      language: source.language,
      own: source.own,
    })),
    ...(profile === ''
      ? []
      : [
          {
            reference: null,
            title: request.profile.name ?? '',
            text: profile,
            language: request.language,
            own: true,
          },
        ]),
  ]
}

function renumberClaim(claim: Claim, referenceOf: (number: number) => number | undefined): Claim {
  return claim.reference === null ? claim : { ...claim, reference: referenceOf(claim.reference) ?? null }
}

/** A sentence that lost a link was written to carry it; nothing vouches for it any more. */
function doubtLost(claim: Claim, lost: readonly string[]): Claim {
  const text = bare(claim.text)
  if (!lost.some((sentence) => sentence !== '' && (sentence.includes(text) || text.includes(sentence))))
    return claim
  return {
    ...claim,
    verdict: 'absent',
    supported: false,
    discrepancy: 'nothing_like_it',
    reference: null,
    passage: null,
  }
}

function bare(text: string): string {
  return text
    .replace(/\[\d+\]|[*_`#>|]/g, '')
    .replace(/\s+/g, ' ')
    .trim()
}

function trustOf(claims: readonly Claim[], sources: number): WrittenArticle['trustLevel'] {
  if (sources === 0) return 'unsourced'
  return claims.every(({ supported }) => supported) ? 'sourced' : 'mixed'
}
