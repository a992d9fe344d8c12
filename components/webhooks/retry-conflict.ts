import type { Problem } from '#lib/action-result.ts'

type Explanation = { title: string; text: string; link?: { label: string; href: string } }

const explanations: Readonly<Record<string, Explanation>> = {
  endpoint_disabled: {
    title: 'The endpoint is switched off',
    text: 'Switch it on first; then this delivery can be sent again.',
    link: { label: 'Go to the endpoints', href: '/webhooks' },
  },
  endpoint_deleted: {
    title: 'The endpoint was deleted',
    text: 'There is nowhere to send this to any more. Events to come can be sent to a new endpoint.',
    link: { label: 'Add an endpoint', href: '/webhooks?add=endpoint' },
  },
  delivery_under_way: {
    title: 'It is on its way already',
    text: 'An attempt is queued or under way. Wait for it to end; you see it here.',
  },
}

/** Why a delivery cannot be sent again as things stand, and what to do; undefined for any other problem. */
export function retryConflict(problem: Problem): Explanation | undefined {
  if (problem.kind !== 'conflict') return undefined
  return (
    (problem.code === undefined ? undefined : explanations[problem.code]) ?? {
      title: 'It cannot be sent again as things stand',
      text: problem.message,
    }
  )
}
