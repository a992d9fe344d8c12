import { Notice } from '#components/ui/notice.tsx'
import { RelativeTime } from '#components/ui/relative-time.tsx'
import type { PageFinding } from '#contract/page-reports.ts'
import { formatCount } from '#lib/format-number.ts'

const maxListed = 20

/** What changed since the last look at the same page. */
export function ComparedNotice({
  since,
  fixed,
  appeared,
}: {
  since: string
  fixed: readonly PageFinding[]
  appeared: number
}) {
  const nothing = fixed.length === 0 && appeared === 0
  return (
    <Notice
      tone={appeared > 0 ? 'warn' : fixed.length > 0 ? 'good' : 'info'}
      title={
        nothing
          ? 'No changes since the last check'
          : [
              fixed.length > 0 && `${formatCount(fixed.length, 'issue')} fixed`,
              appeared > 0 && `${formatCount(appeared, 'new issue')}, marked below`,
            ]
              .filter(Boolean)
              .join(' · ')
      }
    >
      <p>
        Compared with the check <RelativeTime at={since} />.
      </p>
      {fixed.length > 0 && (
        <details className="mt-1">
          <summary className="cursor-pointer text-ink">Fixed</summary>
          <ul className="mt-1 grid gap-0.5">
            {fixed.slice(0, maxListed).map(({ path, message }, index) => (
              <li key={`${path} ${index.toString()}`} className="wrap-anywhere">
                <code className="font-mono text-xs">{path}</code> {message}
              </li>
            ))}
            {fixed.length > maxListed && <li>and {fixed.length - maxListed} more</li>}
          </ul>
        </details>
      )}
    </Notice>
  )
}
