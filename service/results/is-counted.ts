import { isbot } from 'isbot'

/** What decides whether a request is a reader's. Header names in lower case; undefined where one was not sent. */
type Asked = { method: string; header(name: string): string | undefined }

const known = new Map<string, boolean>()
const maxKnown = 5000

/**
 * Whether a request counts: a person's browser that shows the page, and that did not ask not to be tracked
 * (`DNT: 1`, W3C Tracking Preference Expression; `Sec-GPC: 1`, Global Privacy Control).
 */
export function isCounted({ method, header }: Asked): boolean {
  if (method !== 'GET' && method !== 'POST') return false
  if (header('dnt') === '1' || header('sec-gpc') === '1') return false
  // What a browser fetches ahead, nobody may ever see.
  if (/prefetch|prerender|preview/i.test(header('sec-purpose') ?? header('purpose') ?? header('x-moz') ?? ''))
    return false
  const shown = header('sec-fetch-dest')
  if (method === 'GET' && shown !== undefined && shown !== 'document') return false
  return isBrowser(header('user-agent') ?? '')
}

/** Programs say who they are, by a list that others keep; the verdict on a name never changes, so it is remembered. */
function isBrowser(agent: string): boolean {
  if (agent === '') return false
  const found = known.get(agent)
  if (found !== undefined) return found
  if (known.size >= maxKnown) known.clear()
  const verdict = !isbot(agent)
  known.set(agent, verdict)
  return verdict
}
