import { CopyButton } from '#components/ui/copy-button.tsx'
import { Notice } from '#components/ui/notice.tsx'
import { VerificationTabs } from './verification-tabs.tsx'
import { visibleText } from './visible-text.ts'

/** The signing secret, the one time it is shown, what to do with it, and what the server noticed. */
export function EndpointCreated({
  secret,
  warnings = [],
}: {
  secret: string
  warnings?: string[] | undefined
}) {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <Notice tone="warn" title="Copy the signing secret now">
        You won't see it again. Use it to verify signatures, then send a test event from the endpoint's menu.
      </Notice>
      <div className="flex flex-wrap items-center gap-2 rounded-md border border-rule bg-well p-2 pl-3">
        <code className="min-w-0 flex-1 select-all break-all font-mono text-ink text-sm">{secret}</code>
        <CopyButton value={secret} what="signing secret" label="Copy" size="md" />
      </div>
      {warnings.map((warning) => (
        <Notice key={warning} tone="warn">
          {visibleText(warning)}
        </Notice>
      ))}
      <VerificationTabs />
    </div>
  )
}
