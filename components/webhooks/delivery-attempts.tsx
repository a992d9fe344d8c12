import { RelativeTime } from '#components/ui/relative-time.tsx'
import { StatusPill } from '#components/ui/status-pill.tsx'
import type { DeliveryAttempt } from '#contract/deliveries.ts'
import { formatNumber } from '#lib/format-number.ts'
import { HttpStatusBadge } from './http-status-badge.tsx'
import { LocalInstant } from './local-instant.tsx'
import { visibleText } from './visible-text.ts'

export type DeliveryAttemptsProps = {
  attempts: readonly DeliveryAttempt[]
  /** Instants of the attempts to come, if all of them fail. */
  planned: readonly string[]
}

/** Every attempt made, and those that follow while none succeeds, on the reader's clock. */
export function DeliveryAttempts({ attempts, planned }: DeliveryAttemptsProps) {
  const made = attempts.at(-1)?.attempt ?? 0
  return (
    <section aria-label="Attempts" className="grid gap-1">
      <h2 className="font-medium text-ink text-sm">Attempts</h2>
      {attempts.length === 0 && planned.length === 0 && (
        <p className="text-ink-faint text-sm">No attempts, and none planned.</p>
      )}
      <ol className="divide-y divide-rule/70 border-rule border-y empty:hidden">
        {attempts.map((attempt) => (
          <Attempt key={attempt.attempt} attempt={attempt} />
        ))}
        {planned.map((at, index) => (
          <li
            key={at}
            className="flex flex-wrap items-center gap-x-3 gap-y-0.5 py-1.5 text-ink-faint text-xs"
          >
            <span className="w-6 tabular-nums">{made + index + 1}</span>
            <StatusPill tone="neutral">Planned</StatusPill>
            <LocalInstant at={at} />
            <span className="ml-auto">
              <RelativeTime at={at} />
            </span>
          </li>
        ))}
      </ol>
      {planned.length > 1 && (
        <p className="text-ink-faint text-xs">
          Planned attempts run only if earlier ones fail. Times vary by up to 10%.
        </p>
      )}
    </section>
  )
}

function Attempt({ attempt }: { attempt: DeliveryAttempt }) {
  const { http_status: httpStatus, error, response_excerpt: excerpt, response_withheld: withheld } = attempt
  return (
    <li className="grid gap-1.5 py-2 text-xs">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-0.5">
        <span className="w-6 text-ink-faint tabular-nums">{attempt.attempt}</span>
        <StatusPill tone={error ? 'bad' : 'good'}>{error ? 'Failed' : 'Delivered'}</StatusPill>
        {httpStatus !== undefined && <HttpStatusBadge status={httpStatus} />}
        <LocalInstant at={attempt.at} className="text-ink-soft" />
        <span className="ml-auto text-ink-faint">{formatNumber(attempt.duration_ms)} ms</span>
      </div>
      {error && <p className="pl-9 text-ink-soft [overflow-wrap:anywhere]">{visibleText(error)}</p>}
      {excerpt ? (
        // A failure is opened at once: what the receiver said is what one came for.
        <details className="pl-9" open={Boolean(error)}>
          <summary className="w-fit cursor-pointer text-ink-faint hover:text-ink">Response</summary>
          <pre className="mt-1 max-h-48 overflow-auto whitespace-pre-wrap rounded-md bg-well px-3 py-2 font-mono text-ink leading-5 [overflow-wrap:anywhere]">
            {visibleText(excerpt)}
          </pre>
        </details>
      ) : (
        httpStatus !== undefined && <p className="pl-9 text-ink-faint">{noResponse(withheld)}</p>
      )}
    </li>
  )
}

function noResponse(isWithheld: boolean | undefined): string {
  return isWithheld
    ? "The response is not shown: this address is inside the server's own network."
    : 'No response body is kept.'
}
