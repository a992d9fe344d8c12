import { ChevronRight } from 'lucide-react'
import { MarkedText } from '#components/ui/marked-text.tsx'
import { Panel } from '#components/ui/panel.tsx'
import { StatusPill } from '#components/ui/status-pill.tsx'
import type { BrandScanAnswer, BrandScanCitation, BrandScanResult } from '#contract/brand-scans.ts'
import { formatCount } from '#lib/format-number.ts'
import { brandMarks } from './brand-marks.ts'
import { answerAnchor } from './find-statement.ts'
import { confidenceWords, questionKind, sentimentPill } from './scan-words.ts'

export type EngineAnswersProps = { results: readonly BrandScanResult[]; brandName: string | undefined }

/** Every question and every answer, word for word. Where the service keeps none, nothing. */
export function EngineAnswers({ results, brandName }: EngineAnswersProps) {
  const answering = results.filter(({ answers = [] }) => answers.length > 0)
  return answering.map(({ llmId, label, answers = [] }) => (
    <Panel
      flush
      key={llmId}
      title={`Answers: ${label ?? llmId}`}
      aside={`${answers.filter(({ answer }) => answer !== undefined).length} of ${formatCount(answers.length, 'question')} answered`}
    >
      <ul className="divide-y divide-rule/70">
        {answers.map((answer, at) => (
          <li key={answer.question}>
            <AnswerDetails answer={answer} brandName={brandName} id={answerAnchor(llmId, at)} />
          </li>
        ))}
      </ul>
    </Panel>
  ))
}

function AnswerDetails({
  answer,
  brandName,
  id,
}: {
  answer: BrandScanAnswer
  brandName: string | undefined
  id: string
}) {
  const { question, answer: text, error, citations = [] } = answer
  return (
    <details className="group">
      <summary className="flex cursor-pointer list-none items-start gap-2 px-4 py-2.5 text-sm hover:bg-hover [&::-webkit-details-marker]:hidden">
        <ChevronRight
          aria-hidden
          className="mt-0.5 size-4 shrink-0 text-ink-faint transition-transform group-open:rotate-90"
        />
        <span className="min-w-0 flex-1">
          <span className="mr-2 text-ink-faint text-xs">{questionKind(answer)}</span>
          <span className="wrap-anywhere text-ink">{question}</span>
        </span>
        <span className="shrink-0">
          <AnswerPill answer={answer} />
        </span>
      </summary>
      <div id={id} className="grid scroll-mt-28 gap-3 px-4 pt-1 pb-4 pl-10 text-sm">
        {text === undefined ? (
          <p className="wrap-anywhere text-bad">{error ?? 'No answer.'}</p>
        ) : (
          <p className="max-w-3xl whitespace-pre-wrap wrap-anywhere text-ink-soft leading-relaxed">
            <MarkedText text={text} marks={brandMarks(text, brandName, answer.marks)} />
            {answer.cut && <span className="text-ink-faint"> (cut off here)</span>}
          </p>
        )}
        <AnswerFacts answer={answer} />
        {citations.length > 0 && <Citations citations={citations} />}
      </div>
    </details>
  )
}

function AnswerPill({ answer }: { answer: BrandScanAnswer }) {
  if (answer.answer === undefined) return <StatusPill tone="bad">No answer</StatusPill>
  if (answer.mentioned === undefined) return null
  if (!answer.mentioned)
    return <StatusPill tone="warn">{answer.names_brand ? 'Unknown brand' : 'Not mentioned'}</StatusPill>
  return (
    <StatusPill tone="good">
      {answer.rank === undefined ? 'Mentioned' : `Mentioned #${answer.rank}`}
    </StatusPill>
  )
}

function AnswerFacts({ answer }: { answer: BrandScanAnswer }) {
  const { sentiment, confidence, names_brand: namesBrand } = answer
  return (
    <p className="flex flex-wrap gap-x-4 gap-y-1 text-ink-faint text-xs">
      {sentiment && (
        <StatusPill tone={sentimentPill(sentiment).tone}>{sentimentPill(sentiment).label}</StatusPill>
      )}
      {confidence !== undefined && <span>Confidence {confidenceWords(confidence)}</span>}
      {namesBrand && (
        <span>The question contains the name, so it doesn't count toward the mention rate.</span>
      )}
    </p>
  )
}

function Citations({ citations }: { citations: readonly BrandScanCitation[] }) {
  return (
    <div className="text-xs">
      <p className="mb-1 font-medium text-ink-soft">Cited sources</p>
      <ol className="grid list-decimal gap-0.5 pl-4 text-ink-faint">
        {citations.map(({ url, title, own }) => (
          <li key={`${url}${title}`} className="break-all">
            {url && /^https?:\/\//.test(url) ? (
              <a href={url} target="_blank" rel="noreferrer nofollow" className="underline hover:text-ink">
                {title || url}
              </a>
            ) : (
              title
            )}
            {own && <span className="ml-1.5 text-good">your page</span>}
          </li>
        ))}
      </ol>
    </div>
  )
}
