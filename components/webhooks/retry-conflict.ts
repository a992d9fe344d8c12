import type { Problem } from '#lib/action-result.ts'

type Explanation = { title: string; text: string; link?: { label: string; href: string } }

const explanations: Readonly<Record<string, Explanation>> = {
  endpoint_disabled: {
    title: 'Endpoint disabled',
    text: 'Enable it first, then resend this delivery.',
    link: { label: 'View endpoints', href: '/webhooks' },
  },
  endpoint_deleted: {
    title: 'Endpoint deleted',
    text: "This delivery can't be resent. Add a new endpoint to receive future events.",
    link: { label: 'Add endpoint', href: '/webhooks?add=endpoint' },
  },
  delivery_under_way: {
    title: 'Already queued',
    text: 'An attempt is queued or running. Its result will show up here.',
  },
}

/** Why a delivery cannot be sent again as things stand, and what to do; undefined for any other problem. */
export function retryConflict(problem: Problem): Explanation | undefined {
  if (problem.kind !== 'conflict') return undefined
  return (
    (problem.code === undefined ? undefined : explanations[problem.code]) ?? {
      title: "Can't resend this right now",
      text: problem.message,
    }
  )
}
