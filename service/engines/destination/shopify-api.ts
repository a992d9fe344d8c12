import { createHash } from 'node:crypto'
import { z } from 'zod'
import type { GuardedFetch } from '../../outbound/guarded-fetch.ts'
import { callDestination, type DestinationAnswer, readAnswer, theirWords } from './call-destination.ts'
import { type DestinationConnection, DestinationError } from './destination.ts'

/** Shopify keeps each version for a year; this one has every field that is asked for. */
const version = '2026-10'

const Token = z.looseObject({ access_token: z.string(), expires_in: z.number().catch(0) })

const Problem = z.looseObject({
  message: z.string().catch(''),
  extensions: z.looseObject({ code: z.string().optional() }).optional(),
})
const Cost = z.looseObject({
  requestedQueryCost: z.number(),
  throttleStatus: z.looseObject({ currentlyAvailable: z.number(), restoreRate: z.number().positive() }),
})

export type ShopifyApi = {
  /**
   * One query or mutation; answers its `data`.
   * @throws {DestinationError} also for errors that GraphQL answers with 200
   */
  ask<T extends z.ZodType>(
    connection: DestinationConnection,
    schema: T,
    query: string,
    variables: object,
    signal: AbortSignal,
  ): Promise<z.output<T>>
}

/**
 * The Admin API by GraphQL. A token comes by the client credentials grant (RFC 6749, 4.4), which apps of the Dev
 * Dashboard have for stores of their own organization; it lasts a day and is kept in memory alone.
 */
export function createShopifyApi(fetch: GuardedFetch, now: () => Date): ShopifyApi {
  const tokens = new Map<string, { token: string; until: number }>()

  const requestToken = async (connection: DestinationConnection, signal: AbortSignal): Promise<string> => {
    const { host } = new URL(connection.url)
    const answer = await callDestination(fetch, {
      method: 'POST',
      url: `${connection.url}/admin/oauth/access_token`,
      json: { ...connection.secret, grant_type: 'client_credentials' },
      signal,
    })
    if (answer.status === 404)
      throw new DestinationError('credentials', `There is no store at ${host}. Check the address.`)
    if (answer.status >= 400)
      throw new DestinationError(
        [400, 401, 403].includes(answer.status) ? 'credentials' : 'refused',
        `${host} does not accept this client ID and secret${quoted(Object(answer.body).error_description ?? Object(answer.body).error)}`,
      )
    const { access_token, expires_in } = readAnswer(Token, answer, connection.url)
    // A minute less, so that it lasts for the call.
    tokens.set(keyOf(connection), { token: access_token, until: now().getTime() + (expires_in - 60) * 1000 })
    return access_token
  }

  const send = async (
    connection: DestinationConnection,
    json: object,
    signal: AbortSignal,
  ): Promise<DestinationAnswer> => {
    const kept = tokens.get(keyOf(connection))
    const post = async (token: string) =>
      callDestination(fetch, {
        method: 'POST',
        url: `${connection.url}/admin/api/${version}/graphql.json`,
        headers: { 'x-shopify-access-token': token },
        json,
        signal,
      })
    if (kept && kept.until > now().getTime()) {
      const answer = await post(kept.token)
      if (answer.status !== 401) return answer
      // The app was installed again, or its secret was changed there.
      tokens.delete(keyOf(connection))
    }
    return post(await requestToken(connection, signal))
  }

  return {
    async ask(connection, schema, query, variables, signal) {
      const answer = await send(connection, { query, variables }, signal)
      rejectFailure(answer, connection.url)
      return readAnswer(schema, { ...answer, body: Object(answer.body).data }, connection.url)
    },
  }
}

const keyOf = ({ url, secret }: DestinationConnection): string =>
  createHash('sha256')
    .update(JSON.stringify([url, secret.client_id, secret.client_secret]))
    .digest('hex')

const quoted = (words: unknown): string => {
  const said = theirWords(words)
  return said === '' ? '' : `: ${said}`
}

function rejectFailure({ status, body }: DestinationAnswer, url: string): void {
  const { host } = new URL(url)
  const { errors, extensions } = Object(body)
  // Before any query is run, `errors` is a sentence.
  const said = quoted(errors)
  if (status === 401 || status === 403)
    throw new DestinationError('credentials', `${host} does not let this app in${said}`)
  if (status >= 300) throw new DestinationError('refused', `${host} refused it (${status})${said}`)
  const [problem] = z.array(Problem).catch([]).parse(errors)
  if (!problem) return
  if (problem.extensions?.code === 'THROTTLED')
    throw new DestinationError('rate_limited', `${host} limits requests.`, secondsUntil(extensions))
  if (problem.extensions?.code === 'ACCESS_DENIED')
    throw new DestinationError(
      'credentials',
      `${host} does not let this app do that${quoted(problem.message)}`,
    )
  throw new DestinationError('refused', `${host} refused it${quoted(problem.message)}`)
}

/** Until there are enough points for the query (shopify.dev/docs/api/usage/limits). */
function secondsUntil(extensions: unknown): number {
  const cost = Cost.safeParse(Object(extensions).cost).data
  if (!cost) return 5
  const missing = cost.requestedQueryCost - cost.throttleStatus.currentlyAvailable
  return Math.max(1, Math.ceil(missing / cost.throttleStatus.restoreRate))
}
