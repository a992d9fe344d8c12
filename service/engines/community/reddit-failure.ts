import { z } from 'zod'
import type { ReadError } from '../../outbound/read-error.ts'
import { CommunityError } from './community.ts'

const ErrorBody = z.looseObject({ reason: z.string().nullish(), message: z.string().nullish() })

const account = 'Ask your operator to connect an account that may read it.'

/** The meaning of a status other than 2xx; `forum` if one forum was requested. */
export function statusFailure(
  answer: { status: number; headers: Headers; body: Uint8Array },
  asked: { site: string; forum: string | undefined; withAccount: boolean },
): CommunityError {
  const { status } = answer
  const { site, forum, withAccount } = asked
  const name = forum === undefined ? site : `r/${forum}`
  const reason = ErrorBody.safeParse(parseJson(answer.body)).data?.reason
  if (status >= 300 && status < 400) {
    const location = answer.headers.get('location') ?? ''
    if (forum !== undefined && location.includes('/subreddits/search')) return noSuchForum(forum)
    return new CommunityError(
      'refused',
      `${site} redirects its readers elsewhere. Ask your operator to correct its address.`,
    )
  }
  if (status === 404 && forum !== undefined) return noSuchForum(forum)
  if (status === 403 && forum !== undefined && reason) {
    return new CommunityError('closed_forum', `${name} is not open to readers (${shown(reason)}).`)
  }
  if (status === 401 || status === 403) {
    return withAccount
      ? new CommunityError('wrong_credentials', `${site} refuses this service's account (${status}).`)
      : new CommunityError('refused', `${site} refuses readers without an account (${status}). ${account}`)
  }
  return new CommunityError('unreachable', `${site} answered with status ${status} instead of posts.`)
}

/** An answer that should have been data and is not. */
export function noDataFailure(contentType: string | null, site: string): CommunityError {
  return contentType?.includes('html')
    ? new CommunityError('refused', `${site} answers with a web page instead of data. ${account}`)
    : new CommunityError('unreadable', `${site} answered with something that is no list of posts.`)
}

/** No answer at all. */
export function connectionFailure(error: ReadError, site: string): CommunityError {
  // Nobody typed this address: what failed is the network of this server, which its operator can fix.
  if (error.failure === 'name_not_found')
    return new CommunityError(
      'unreachable',
      `This server could not look up ${site}. Ask whoever runs it to check its network.`,
    )
  return new CommunityError('unreachable', `${site} could not be read: ${error.message}`)
}

export function rateLimitFailure(site: string, seconds: number): CommunityError {
  return new CommunityError(
    'rate_limited',
    `${site} allows no more requests for ${seconds} seconds. Try again after that.`,
  )
}

export function parseJson(body: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder().decode(body))
  } catch {
    return undefined
  }
}

function noSuchForum(forum: string): CommunityError {
  return new CommunityError('no_such_forum', `There is no r/${forum}, or it is banned.`)
}

/** The other side's word: only what looks like one is repeated. */
function shown(reason: string): string {
  return /^[a-z_]{1,30}$/.test(reason) ? reason.replaceAll('_', ' ') : 'closed'
}
