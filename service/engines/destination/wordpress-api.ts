import { z } from 'zod'
import type { GuardedFetch } from '../../outbound/guarded-fetch.ts'
import {
  callDestination,
  type DestinationAnswer,
  type DestinationCall,
  readAnswer,
  theirWords,
} from './call-destination.ts'
import { type DestinationConnection, DestinationError } from './destination.ts'

const Index = z.looseObject({
  name: z.string(),
  namespaces: z.array(z.string()),
  authentication: z.union([z.record(z.string(), z.unknown()), z.array(z.unknown())]).optional(),
})
/** An error in the API's own shape. */
export const Failure = z.looseObject({
  code: z.string(),
  message: z.string().optional(),
  data: z.looseObject({ term_id: z.int().optional() }).nullish(),
})

type WordPressCall = Omit<DestinationCall, 'url'> & { path: string; query?: Record<string, string> }

/** WordPress's REST API, called with the application password of a connection. */
export type WordPressApi = {
  /** The address of the API, with permalinks or without. @throws {DestinationError} */
  findRoot(connection: DestinationConnection, signal: AbortSignal): Promise<string>
  /** Any answer of the site, also a refusal. */
  call(connection: DestinationConnection, request: WordPressCall): Promise<DestinationAnswer>
  /** An answer that must be a success. @throws {DestinationError} */
  ask<T extends z.ZodType>(
    connection: DestinationConnection,
    schema: T,
    request: WordPressCall,
  ): Promise<z.output<T>>
}

export function createWordPressApi(fetch: GuardedFetch): WordPressApi {
  const call: WordPressApi['call'] = (connection, { path, query = {}, ...rest }) => {
    const { username = '', app_password = '' } = connection.secret
    return callDestination(fetch, {
      ...rest,
      url: apiUrl(connection, path, query),
      headers: {
        authorization: `Basic ${Buffer.from(`${username}:${app_password}`).toString('base64')}`,
        ...rest.headers,
      },
    })
  }
  return {
    findRoot: (connection, signal) => findRoot(fetch, connection, signal),
    call,
    async ask(connection, schema, request) {
      const answer = await call(connection, request)
      rejectFailure(answer, connection.url)
      return readAnswer(schema, answer, connection.url)
    },
  }
}

/** A site without permalinks answers its API at a query parameter. */
async function findRoot(
  fetch: GuardedFetch,
  { url }: DestinationConnection,
  signal: AbortSignal,
): Promise<string> {
  const { host } = new URL(url)
  for (const root of [`${url}/wp-json`, `${url}/?rest_route=`]) {
    const answer = await callDestination(fetch, { method: 'GET', url: `${root}/`, signal })
    const index = answer.status === 200 ? Index.safeParse(answer.body).data : undefined
    if (!index?.namespaces.includes('wp/v2')) continue
    if (!Object.hasOwn(Object(index.authentication), 'application-passwords'))
      throw new DestinationError(
        'credentials',
        `${host} is WordPress, but has application passwords switched off. They need WordPress 5.6 and https.`,
      )
    return root
  }
  throw new DestinationError(
    'credentials',
    `${host} does not answer as WordPress does: there is no REST API at ${url}/wp-json/. Check the address, and whether a plugin blocks the API.`,
  )
}

function apiUrl({ url, facts }: DestinationConnection, path: string, query: Record<string, string>): string {
  const address = new URL(`${facts.apiRoot ?? `${url}/wp-json`}${path}`)
  for (const [name, value] of Object.entries(query)) address.searchParams.set(name, value)
  return address.href
}

export function isGone({ status, body }: DestinationAnswer): boolean {
  return (status === 404 || status === 410) && Failure.safeParse(body).data?.code === 'rest_post_invalid_id'
}

/** @throws {DestinationError} unless the answer is a success */
export function rejectFailure(answer: DestinationAnswer, url: string): void {
  const { status, body } = answer
  if (status < 300) return
  const { host } = new URL(url)
  const failure = Failure.safeParse(body).data
  const said = theirWords(failure?.message)
  const quoted = said === '' ? '' : `: ${said}`
  // WordPress says the same of a wrong password and of one that never reached it.
  if (status === 401 && failure?.code === 'rest_not_logged_in')
    throw new DestinationError(
      'credentials',
      `${host} does not accept this user name and application password. If they are right, its web server does not pass the Authorization header on to WordPress.`,
    )
  if (status === 401)
    throw new DestinationError(
      'credentials',
      `${host} does not accept this user name and application password${quoted}`,
    )
  if (status === 403)
    throw new DestinationError('credentials', `${host} does not let this account do it${quoted}`)
  if (isGone(answer)) throw new DestinationError('not_found', `${host} has this post no more.`)
  if (status === 404)
    throw new DestinationError('unreachable', `${host} has no WordPress API at this address any more.`)
  throw new DestinationError('refused', `${host} refused it (${status})${quoted}`)
}
