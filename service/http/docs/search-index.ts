import type { OpenApiOperation } from '#contract/openapi.ts'
import { statusPhrases } from '#contract/status-phrases.ts'
import { oauthErrors } from '../../oauth/oauth-errors.ts'
import type { Docs } from './docs-content.ts'
import { codesByStatus, errorMembers, errorsDescription } from './errors-page.ts'
import { sectionsOf } from './markdown.ts'
import { operationMembers } from './operation-members.ts'

/** What the search finds: `words` are those of its text, besides the title; `answers` what it is shown first for. */
type Found = { title: string; url: string; about: string; words?: string; answers?: string }

/** What people look for by other words than the guides have, or that many operations merely mention. */
const answers: Readonly<Record<string, string>> = {
  authentication: 'auth authentication login token bearer key keys api',
  'limits-and-retries#limits': 'throttling throttle quota ratelimit rate limit limits',
  'limits-and-retries#repeat-safely': 'idempotency idempotent key retry retries duplicate timeout timeouts',
  'limits-and-retries#pages': 'pagination paging paginate page pages cursor offset',
  'limits-and-retries#from-a-browser': 'cors cross-origin origin preflight browser',
  'credits#while-it-runs': 'refund refunds refunded reserve reservation',
  'credits#without-a-risk': 'sandbox test mode testing staging dry run',
  webhooks: 'webhook webhooks endpoint callback receive',
  'webhooks#verify': 'signature signatures hmac verify',
  rotateWebhookSecret: 'rotate rotation renew secret',
  rotateKey: 'rotate rotation renew secret',
  addSuppression: 'unsubscribe unsubscribed opt out do not contact',
  uploadDocument: 'upload file files',
  listEvents: 'sse stream streaming server-sent event eventsource',
  changeArticle: 'schedule unschedule post article later',
  cancelArticle: 'stop cancel abort running',
  retryDelivery: 'resend replay redeliver retry delivery',
  recoverDeliveries: 'resend replay redeliver recover deliveries',
  versions: 'version versions versioning deprecation compatibility',
}

/**
 * What the search of the pages looks through: pages, sections of guides, operations, events, error codes and members. The
 * earlier of two that fit alike is shown first.
 */
export function searchIndex({ groups, guides, document, reference }: Docs): Found[] {
  const shown = groups.flatMap((group) => group.operations.map((one) => ({ ...one, group })))
  return [
    ...guides.flatMap(({ title, slug, description, text }) => [
      {
        title,
        url: `/docs/guides/${slug}`,
        about: 'Guide',
        words: words(description, beginning(text)),
        ...answersOf(slug),
      },
      ...sectionsOf(text).map((section) => ({
        title: section.title,
        url: `/docs/guides/${slug}#${section.anchor}`,
        about: `Guide · ${title}`,
        words: words(section.text),
        ...answersOf(`${slug}#${section.anchor}`),
      })),
    ]),
    ...shown.map(({ method, path, operation, group }) => ({
      title: operation.summary,
      url: `/docs/${group.noun}#${operation.operationId}`,
      about: `${group.title} · ${method.toUpperCase()} ${path}`,
      words: words(operation.operationId, path, operation.description, inputNames(operation)),
      answers: words(operation.operationId, answers[operation.operationId]),
    })),
    { title: 'Errors', url: '/docs/errors', about: 'Reference', words: words(errorsDescription) },
    ...errorEntries(),
    ...errorMembers(reference).map(({ name, anchor }) => ({
      title: name,
      url: `/docs/errors#${anchor}`,
      about: 'Member of every error',
    })),
    ...Object.entries(document.webhooks).map(([type, event]) => ({
      title: type,
      url: `/docs/events#${type}`,
      about: 'Event',
      words: words(Object(event).post.description),
    })),
    {
      title: 'Changelog',
      url: '/docs/changelog',
      about: 'Reference',
      words: 'versions releases what is new',
    },
    ...uniqueMembers(
      shown.flatMap(({ operation, group }) =>
        operationMembers(operation, reference).map(({ name, anchor, place }) => ({
          title: name,
          url: `/docs/${group.noun}#${anchor}`,
          about: `${place} of ${operation.summary}`,
        })),
      ),
    ),
  ]
}

function answersOf(place: string): Pick<Found, 'answers'> {
  const asked = answers[place]
  return asked === undefined ? {} : { answers: asked }
}

function errorEntries(): Found[] {
  const codes = [...codesByStatus].flatMap(([status, all]) =>
    all.map(([code, { means, next }]) => ({
      title: code,
      url: `/docs/errors#${code}`,
      about: `Error · ${status} ${statusPhrases[status]}`,
      words: words(means, next),
    })),
  )
  const oauth = Object.entries(oauthErrors).map(([name, { means, next }]) => ({
    title: name,
    url: `/docs/errors#oauth.${name}`,
    about: 'Error · OAuth',
    words: words('oauth', means, next),
  }))
  return [...codes, ...oauth]
}

/** What stands on many operations, such as `created_at`, is found on the first of each page. */
function uniqueMembers(members: readonly Found[]): Found[] {
  const seen = new Set<string>()
  return members.filter(({ title, url, about }) => {
    const key = `${title} ${url.split('#')[0]} ${about.split(' ')[0]}`
    const isNew = !seen.has(key)
    seen.add(key)
    return isNew
  })
}

const inputNames = ({ parameters }: OpenApiOperation) =>
  (parameters ?? []).map((one) => String(Object(one).name)).join(' ')

/** What stands above the first section. */
const beginning = (text: string) => text.split(/^##+ /m)[0] ?? ''

/** Each word once: a search asks only whether it occurs. */
function words(...texts: (string | undefined)[]): string {
  const all = texts.join(' ').toLowerCase().replaceAll(/[`|*]/g, ' ').split(/\s+/)
  return [...new Set(all.filter(Boolean))].join(' ')
}
