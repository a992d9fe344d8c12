import { MarkedText } from '#components/ui/marked-text.tsx'
import { StatusPill } from '#components/ui/status-pill.tsx'
import type { BrandScanAnswer, BrandScanCitation } from '#contract/brand-scans.ts'
import { brandMarks } from './brand-marks.ts'
import { sentimentPill } from './scan-words.ts'
import { withoutBold } from './without-bold.ts'

/** One answer of one engine, word for word, with how it was read and what it cites. */
export function AnswerText({
  answer,
  brandName,
}: {
  answer: BrandScanAnswer
  brandName: string | undefined
}) {
  const { answer: text, error, citations = [] } = answer
  return (
    <div className="grid gap-3 text-sm">
      {text === undefined ? (
        <p className="wrap-anywhere text-bad">{error ?? 'No answer.'}</p>
      ) : (
        <p className="max-w-3xl whitespace-pre-wrap wrap-anywhere text-ink-soft leading-relaxed">
          <MarkedText {...withoutBold(text, brandMarks(text, brandName, answer.marks))} />
          {answer.cut && <span className="text-ink-faint"> (cut off here)</span>}
        </p>
      )}
      <AnswerFacts answer={answer} />
      {citations.length > 0 && <Citations citations={citations} />}
    </div>
  )
}

function AnswerFacts({ answer }: { answer: BrandScanAnswer }) {
  const { sentiment, names_brand: namesBrand } = answer
  if (!sentiment && !namesBrand) return null
  return (
    <p className="flex flex-wrap gap-x-4 gap-y-1 text-ink-faint text-xs">
      {sentiment && (
        <StatusPill tone={sentimentPill(sentiment).tone}>{sentimentPill(sentiment).label}</StatusPill>
      )}
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
