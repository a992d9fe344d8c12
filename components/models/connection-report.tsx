import { RelativeTime } from '#components/ui/relative-time.tsx'
import { StatusPill } from '#components/ui/status-pill.tsx'
import type { ConnectionReport } from '#contract/models.ts'
import { formatNumber } from '#lib/format-number.ts'

const structureWords: Readonly<Record<string, string>> = {
  schema: 'enforced by the server',
  prompt: 'yes, when prompted',
  none: 'no',
}

/** What the last test found, or that one is running. */
export function ConnectionReportView({
  report,
  isTesting,
}: {
  report: ConnectionReport | undefined
  isTesting: boolean
}) {
  return (
    <div role="status" className="grid gap-3 rounded-md bg-well px-3 py-2.5 text-sm">
      {isTesting ? (
        <StatusPill tone="busy">Testing. A local model can take a minute.</StatusPill>
      ) : report ? (
        <Findings report={report} />
      ) : (
        <StatusPill tone="neutral">Not tested yet</StatusPill>
      )}
    </div>
  )
}

function Findings({ report }: { report: ConnectionReport }) {
  const { ok, message, context_tokens, structured_output, tokens_per_second, sample } = report
  const facts = [
    context_tokens !== undefined && {
      label: 'Context window',
      value: `${formatNumber(context_tokens)} tokens`,
    },
    structured_output !== undefined && {
      label: 'Structured output',
      value: structureWords[structured_output] ?? structured_output,
    },
    tokens_per_second !== undefined && {
      label: 'Speed',
      value: `about ${formatNumber(tokens_per_second)} tokens per second`,
    },
  ].filter((fact) => fact !== false)
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
        <StatusPill tone={ok ? 'good' : 'bad'}>{ok ? 'Works' : "Doesn't work"}</StatusPill>
        <span className="text-ink-faint text-xs">
          tested <RelativeTime at={report.tested_at} />
        </span>
      </div>
      {message !== 'Connection works.' && <p className="wrap-anywhere text-ink-soft">{message}</p>}
      {facts.length > 0 && (
        <dl className="flex flex-wrap gap-x-6 gap-y-2">
          {facts.map(({ label, value }) => (
            <div key={label}>
              <dt className="text-ink-faint text-xs">{label}</dt>
              <dd className="text-ink">{value}</dd>
            </div>
          ))}
        </dl>
      )}
      {sample && (
        <blockquote className="wrap-anywhere border-rule-strong border-l-2 pl-3 font-serif text-ink">
          {sample}
        </blockquote>
      )}
    </>
  )
}
