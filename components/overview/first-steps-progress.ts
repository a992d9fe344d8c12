import type { ArticleList } from '#contract/articles.ts'
import type { Status } from '#contract/health.ts'

export type FirstStep = {
  id: string
  title: string
  text: string
  href: string
  action: string
  done: boolean
}

export type WhatIsKnown = {
  /** Left out where the service has no `status`. */
  status?: Pick<Status, 'areas' | 'actions'>
  /** The counts of any list of articles; left out where the service has no list. */
  counts?: ArticleList['counts']
  /** States of the articles that were started in this browser; undefined while one is unknown. */
  localRuns?: readonly (string | undefined)[]
  /** Whether there is an endpoint, where only the list of endpoints tells. */
  hasWebhook?: boolean
}

/** The steps of a new workspace; each is done as soon as the service, or this browser, knows of it. */
export function firstSteps(known: WhatIsKnown): FirstStep[] {
  const { status, counts, localRuns = [], hasWebhook = false } = known
  const ready = (area: string) => status?.areas.some(({ id, ready }) => id === area && ready) ?? false
  const hasProfile = status?.areas.some(({ id }) => id === 'company') ?? false
  return [
    ...(hasProfile
      ? [
          {
            id: 'company',
            title: 'Describe your company',
            text: 'What you sell, who buys it, and what readers should do next. We fill in most of it from your website.',
            href: '/settings/company',
            action: 'Fill in',
            done: ready('company'),
          },
        ]
      : []),
    {
      id: 'document',
      title: 'Add your knowledge',
      text: 'Articles are based on your documents and cite them.',
      href: '/knowledge?add=document',
      action: 'Add a document',
      done: ready('knowledge'),
    },
    {
      id: 'article',
      title: 'Write your first article',
      text: "Start from a topic or up to 3 URLs. You'll see the price first.",
      href: '/articles/new',
      action: 'Write',
      done: (counts?.all ?? 0) > 0 || localRuns.length > 0,
    },
    {
      id: 'publish',
      title: 'Publish it',
      text: 'Review the draft and its sources, then publish.',
      href: '/articles',
      action: 'See articles',
      done: (counts?.published ?? 0) > 0 || ready('articles') || localRuns.includes('published'),
    },
    {
      id: 'webhook',
      title: 'Add a webhook endpoint',
      text: 'Send signed article events to your other tools.',
      href: '/webhooks?add=endpoint',
      action: 'Connect',
      // An endpoint that was switched off since then was connected all the same.
      done:
        ready('webhooks') ||
        hasWebhook ||
        (status?.actions.some(({ id }) => id === 'disabled_endpoints' || id === 'dead_lettered') ?? false),
    },
  ]
}
