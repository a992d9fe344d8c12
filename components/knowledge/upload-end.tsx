import { ProblemNotice } from '#components/jobs/problem-notice.tsx'
import { Notice } from '#components/ui/notice.tsx'
import { TextLink } from '#components/ui/text-link.tsx'
import type { Problem } from '#lib/action-result.ts'
import type { UploadOutcome } from '#lib/upload-outcome.ts'
import { ChunkCounts } from './chunk-counts.tsx'

/** How the last upload of a form ended; a 402 is reported by the button below. */
export function UploadEnd({
  problem,
  outcome,
}: {
  problem?: Problem | undefined
  outcome?: UploadOutcome | undefined
}) {
  if (problem) return problem.kind === 'payment_required' ? null : <ProblemNotice problem={problem} />
  if (!outcome) return null
  if ('document' in outcome) {
    const { document } = outcome
    return (
      <Notice
        live
        tone="good"
        title={`“${document.title}” was added`}
        action={<TextLink href={`/knowledge/${document.id}`}>Open</TextLink>}
      >
        <ChunkCounts document={document} />
      </Notice>
    )
  }
  return (
    <Notice
      live
      tone="warn"
      title="Already in your knowledge"
      action={<TextLink href={`/knowledge/${outcome.duplicateOf}`}>View document</TextLink>}
    >
      {outcome.message ?? 'Another document has the same text.'} Not charged.
    </Notice>
  )
}
