'use client'
import { ProblemNotice } from '#components/jobs/problem-notice.tsx'
import { useMe } from '#components/shell/me.tsx'
import { Notice } from '#components/ui/notice.tsx'
import type { Problem } from '#lib/action-result.ts'
import type { CheckProblems } from './use-page-check.ts'

/** Why a check has no result. A reason shared by both is shown once; missing credits are reported at the button. */
export function FailedChecks({ problems }: { problems: CheckProblems }) {
  const { structuredData, socialPreview } = problems
  const same = structuredData && socialPreview && structuredData.message === socialPreview.message
  const told = same
    ? [{ what: undefined, problem: structuredData }]
    : [
        { what: 'Structured data', problem: structuredData },
        { what: 'Social preview', problem: socialPreview },
      ]
  return told.map(({ what, problem }) =>
    problem && problem.kind !== 'payment_required' ? (
      <Told key={what ?? 'both'} what={what} problem={problem} />
    ) : null,
  )
}

function Told({ what, problem }: { what: string | undefined; problem: Problem }) {
  // Only our service is known to give them back.
  const isOurs = useMe().me !== undefined
  if (problem.kind !== 'invalid') return <ProblemNotice problem={problem} />
  return (
    <Notice live tone="warn" title={what ? `${what}: couldn't read the page` : "Couldn't read the page"}>
      <p>{problem.message}</p>
      {isOurs && <p>Your credits were refunded.</p>}
    </Notice>
  )
}
