import { KeyValueList } from '#components/ui/key-value-list.tsx'
import type { Connection, ModelProvider } from '#contract/models.ts'
import { formatNumber } from '#lib/format-number.ts'

/** What is saved, as far as it may be shown. */
export function ConnectionSummary({
  connection,
  providers,
}: {
  connection: Connection
  providers: readonly ModelProvider[]
}) {
  const { provider, purpose, url, has_key, options } = connection
  const kind = purpose === 'search' ? 'search' : 'model'
  const preset = providers.find((one) => one.id === provider && one.kind === kind)
  const tokens = (count: number | undefined) => count && `${formatNumber(count)} tokens`
  return (
    <KeyValueList
      items={[
        { label: 'Provider', value: preset?.label ?? provider },
        { label: 'URL', value: <span className="font-mono text-xs">{url}</span> },
        { label: 'API key', value: has_key ? 'Saved, not shown' : 'None' },
        { label: 'Search engine ID', value: options.engine_id },
        { label: 'Context window', value: tokens(options.context_tokens) },
        { label: 'Source text', value: tokens(options.evidence_tokens) },
        { label: 'Concurrent calls', value: options.concurrency },
      ]}
    />
  )
}
