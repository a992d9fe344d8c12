import { Notice } from '#components/ui/notice.tsx'
import { RelativeTime } from '#components/ui/relative-time.tsx'
import type { PageFinding } from '#contract/page-reports.ts'
import { formatCount } from '#lib/format-number.ts'

const maxListed = 20

/** What changed since the last look at the same page. */
export function ComparedNotice({
  since,
  mended,
  appeared,
}: {
  since: string
  mended: readonly PageFinding[]
  appeared: number
}) {
  const nothing = mended.length === 0 && appeared === 0
  return (
    <Notice
      tone={appeared > 0 ? 'warn' : mended.length > 0 ? 'good' : 'info'}
      title={
        nothing
          ? 'No changes since the last check'
          : [
              mended.length > 0 && `${formatCount(mended.length, 'issue')} fixed`,
              appeared > 0 && `${formatCount(appeared, 'new issue')}, marked below`,
            ]
              .filter(Boolean)
              .join(' · ')
      }
    >
      <p>
        Compared with the check <RelativeTime at={since} />.
      </p>
      {mended.length > 0 && (
        <details className="mt-1">
          <summary className="cursor-pointer text-ink">Fixed</summary>
          <ul className="mt-1 grid gap-0.5">
            {mended.slice(0, maxListed).map(({ path, message }, index) => (
              <li key={`${path} ${index.toString()}`} className="wrap-anywhere">
                <code className="font-mono text-xs">{path}</code> {message}
              </li>
            ))}
            {mended.length > maxListed && <li>and {mended.length - maxListed} more</li>}
          </ul>
        </details>
      )}
    </Notice>
  )
}
