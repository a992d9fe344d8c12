import type { ReactNode } from 'react'
import { CodeBlock } from '#components/ui/code-block.tsx'
import { Panel } from '#components/ui/panel.tsx'
import { RelativeTime } from '#components/ui/relative-time.tsx'
import type { DeliveryAttempt } from '#contract/deliveries.ts'
import { classNames } from '#lib/class-names.ts'
import { formatCount, formatNumber } from '#lib/format-number.ts'
import { statusWords } from './delivery-outcome.ts'
import { ExactInstant } from './exact-instant.tsx'
import { visibleText } from './visible-text.ts'

export type DeliveryAttemptsProps = {
  attempts: readonly DeliveryAttempt[]
  /** Instants of the attempts to come, if all of them fail. */
  planned: readonly string[]
  /** The last error, which stands above them. */
  told: string | undefined
}

/** Every attempt on a line of time, the newest first, with what was answered; above them those to come. */
export function DeliveryAttempts({ attempts, planned, told }: DeliveryAttemptsProps) {
  const made = attempts.at(-1)?.attempt ?? 0
  const newestFirst = attempts.toReversed()
  const [next, ...later] = planned
  return (
    <Panel flush title="Attempts" aside={made > 0 && `${formatNumber(made)} made`}>
      {attempts.length === 0 && planned.length === 0 && (
        <p className="px-4 py-3 text-ink-faint text-sm">No attempts, and none planned.</p>
      )}
      <ol className="px-4 py-3 empty:hidden">
        {later.length > 0 && (
          <Moment mark="planned" isLast={false}>
            <details className="text-ink-faint text-xs [&_summary]:pl-1">
              <summary className="w-fit cursor-pointer hover:text-ink">
                {formatCount(later.length, 'more attempt')} planned, if the next one fails
              </summary>
              <ol className="mt-1.5 grid gap-1">
                {later.map((at, index) => (
                  <li key={at} className="flex flex-wrap gap-x-3">
                    <span className="tabular-nums">Attempt {made + index + 2}</span>
                    <ExactInstant at={at} />
                  </li>
                ))}
                <li>Times vary by up to 10%.</li>
              </ol>
            </details>
          </Moment>
        )}
        {next && (
          <Moment mark="planned" isLast={attempts.length === 0}>
            <p className="flex flex-wrap items-baseline gap-x-3 text-sm">
              <span className="font-medium text-ink">Attempt {made + 1}</span>
              <span className="text-ink-soft">
                planned <RelativeTime planned at={next} />
              </span>
              <ExactInstant at={next} className="text-ink-faint text-xs sm:ml-auto" />
            </p>
          </Moment>
        )}
        {newestFirst.map((attempt, index) => (
          <Attempt
            key={attempt.attempt}
            attempt={attempt}
            told={told}
            isNewest={index === 0}
            isLast={index === newestFirst.length - 1}
          />
        ))}
      </ol>
    </Panel>
  )
}

type Mark = 'planned' | 'good' | 'bad'

const marks: Record<Mark, string> = {
  planned: 'border border-rule-strong bg-sheet',
  good: 'bg-good',
  bad: 'rounded-none bg-bad',
}

/** One moment on the line. */
function Moment({ mark, isLast, children }: { mark: Mark; isLast: boolean; children: ReactNode }) {
  return (
    <li className={classNames('relative pl-6', !isLast && 'pb-4')}>
      {!isLast && (
        <span aria-hidden className="absolute top-3 bottom-[-0.25rem] left-[0.3125rem] w-px bg-rule" />
      )}
      <span
        aria-hidden
        className={classNames('absolute top-1.5 left-0.5 size-2 rounded-full', marks[mark])}
      />
      {children}
    </li>
  )
}

type AttemptProps = { attempt: DeliveryAttempt; told: string | undefined; isNewest: boolean; isLast: boolean }

function Attempt({ attempt, told, isNewest, isLast }: AttemptProps) {
  const { http_status: httpStatus, error, duration_ms: ms } = attempt
  return (
    <Moment mark={error ? 'bad' : 'good'} isLast={isLast}>
      <p className="flex flex-wrap items-baseline gap-x-3 gap-y-0.5 text-sm">
        <span className="font-medium text-ink">
          Attempt {attempt.attempt}
          <span className={error ? 'text-bad' : 'text-good'}> {error ? 'failed' : 'delivered'}</span>
        </span>
        {httpStatus !== undefined && <span className="text-ink">{statusWords(httpStatus)}</span>}
        <span className="text-ink-faint text-xs">{formatNumber(ms)} ms</span>
        <ExactInstant at={attempt.at} className="text-ink-faint text-xs sm:ml-auto" />
      </p>
      {error && error !== told && httpStatus === undefined && (
        <p className="mt-0.5 wrap-anywhere text-ink-soft text-sm">{visibleText(error)}</p>
      )}
      {/* What the receiver said at last is what one came for. */}
      <details className="mt-1 text-xs empty:hidden" open={isNewest && Boolean(error)}>
        {httpStatus !== undefined && (
          <>
            <summary className="w-fit cursor-pointer text-ink-faint hover:text-ink">Response</summary>
            <Response attempt={attempt} />
          </>
        )}
      </details>
    </Moment>
  )
}

function Response({ attempt }: { attempt: DeliveryAttempt }) {
  const { response_excerpt: body, response_headers: headers = {}, response_withheld: withheld } = attempt
  const lines = Object.entries(headers).map(([name, value]) => `${visibleText(name)}: ${visibleText(value)}`)
  return (
    <div className="mt-1.5 grid gap-2">
      {body ? (
        <CodeBlock
          wrap
          title="Body"
          what="response body"
          language={/^\s*[[{]/.test(body) ? 'json' : undefined}
          code={readable(visibleText(body))}
        />
      ) : (
        <p className="text-ink-faint">
          {withheld
            ? "The response is not shown: this address is inside the server's own network."
            : lines.length > 0
              ? 'The response has no body.'
              : 'No response body is kept.'}
        </p>
      )}
      {lines.length > 0 && (
        <CodeBlock wrap title="Response headers" what="response headers" code={lines.join('\n')} />
      )}
    </div>
  )
}

/** JSON with a line for each member; what is cut or no JSON stays as it came. */
function readable(body: string): string {
  try {
    return JSON.stringify(JSON.parse(body), null, 2)
  } catch {
    return body
  }
}
