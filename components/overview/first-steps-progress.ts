import type { Me } from '#contract/agents.ts'
import type { ArticleList } from '#contract/articles.ts'
import type { Status } from '#contract/health.ts'

export type FirstStep = {
  id: string
  title: string
  /** Why it is worth doing; once it is done, what was set up, where the service says it. */
  text: string
  href: string
  action: string
  done: boolean
  /** Nothing can be done yet: the step with this id comes first. */
  waitsFor?: string | undefined
  /** The workspace works without it. */
  isOptional?: boolean
}

export type WhatIsKnown = {
  /** Left out where the service has no `status`. */
  status?: Pick<Status, 'areas' | 'actions'>
  /** The counts of any list of articles; left out where the service has no list. */
  counts?: ArticleList['counts']
  /** States of the articles that were started in this browser; undefined while one is unknown. */
  localRuns?: readonly (string | undefined)[]
  /** Who writes; left out where the service does not tell. */
  writer?: Me['engines'][string]
}

/** The steps of a new workspace; each is done as soon as the service, or this browser, knows of it. */
export function firstSteps(known: WhatIsKnown): FirstStep[] {
  const { status, counts, localRuns = [], writer } = known
  const areaOf = (area: string) => status?.areas.find(({ id }) => id === area)
  const isReady = (area: string) => areaOf(area)?.ready ?? false
  const told = (area: string, text: string) => (isReady(area) && areaOf(area)?.detail) || text
  const hasModel = isReady('models') || (writer !== undefined && writer.kind !== 'built-in')
  const hasArticle = (counts?.all ?? 0) > 0 || localRuns.length > 0
  return [
    areaOf('company') && {
      id: 'company',
      title: 'Describe your company',
      text: told('company', 'What you sell and who buys it. We fill in most of it from your website.'),
      href: '/settings/company',
      action: 'Fill in',
      done: isReady('company'),
    },
    (areaOf('models') || writer) && {
      id: 'model',
      title: 'Connect a model',
      text: hasModel
        ? `Articles are written by ${areaOf('models')?.detail ?? writer?.name}.`
        : 'It writes the articles. Without one you get lists of what your sources say. Takes 2 minutes.',
      href: '/settings/models',
      action: 'Connect',
      done: hasModel,
    },
    {
      id: 'document',
      title: 'Add your knowledge',
      text: told('knowledge', 'Articles are based on your documents and cite them.'),
      href: '/knowledge?add=document',
      action: 'Add',
      done: isReady('knowledge'),
    },
    {
      id: 'article',
      title: 'Write your first article',
      text: "Start from a topic or up to 3 URLs. You'll see the price first.",
      href: '/articles/new',
      action: 'Write',
      done: hasArticle,
    },
    {
      id: 'publish',
      title: 'Publish it',
      text: 'Review the draft and its sources, then publish.',
      href: '/articles',
      action: 'Review',
      done: (counts?.published ?? 0) > 0 || isReady('articles') || localRuns.includes('published'),
      waitsFor: hasArticle ? undefined : 'article',
    },
    areaOf('destinations') && {
      id: 'destination',
      title: 'Publish where your readers are',
      text: told('destinations', 'WordPress, Ghost, DEV, Shopify or Webflow. Your Masthead site is ready.'),
      href: '/settings/destinations',
      action: 'Choose',
      done: isReady('destinations'),
      isOptional: true,
    },
  ].filter((step) => step !== undefined)
}
