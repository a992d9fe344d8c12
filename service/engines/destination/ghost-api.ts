import { createHmac } from 'node:crypto'
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

export const Post = z.looseObject({
  id: z.string(),
  url: z.string(),
  status: z.string(),
  updated_at: z.string(),
  codeinjection_head: z.string().nullish(),
})
export const Posts = z.looseObject({ posts: z.array(Post) })
const Failure = z.looseObject({
  errors: z
    .array(
      z.looseObject({
        message: z.string().optional(),
        context: z.string().nullish(),
        code: z.string().nullish(),
        type: z.string().optional(),
      }),
    )
    .min(1),
})

type GhostCall = Omit<DestinationCall, 'url'> & { path: string; query?: Record<string, string> }

/** Ghost's Admin API, called with the key of a connection. */
export type GhostApi = {
  /** Any answer of the site, also a refusal. */
  call(connection: DestinationConnection, request: GhostCall): Promise<DestinationAnswer>
  /** An answer that must be a success. @throws {DestinationError} */
  ask<T extends z.ZodType>(
    connection: DestinationConnection,
    schema: T,
    request: GhostCall,
  ): Promise<z.output<T>>
  /** One post; undefined when it is gone. */
  find(
    connection: DestinationConnection,
    id: string,
    signal: AbortSignal,
  ): Promise<z.infer<typeof Post> | undefined>
  /** Changes members of a post; undefined when it is gone. */
  change(
    connection: DestinationConnection,
    id: string,
    members: object,
    signal: AbortSignal,
  ): Promise<z.infer<typeof Post> | undefined>
}

export function createGhostApi(fetch: GuardedFetch, now: () => Date): GhostApi {
  const api: GhostApi = {
    call(connection, { path, query = {}, ...rest }) {
      const url = new URL(`${connection.url}/ghost/api/admin${path}`)
      for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value)
      return callDestination(fetch, {
        ...rest,
        url: url.href,
        headers: {
          authorization: `Ghost ${token(connection, now())}`,
          'accept-version': 'v5.0',
          ...rest.headers,
        },
      })
    },
    async ask(connection, schema, request) {
      const answer = await api.call(connection, request)
      rejectFailure(answer, connection.url)
      return readAnswer(schema, answer, connection.url)
    },
    async find(connection, id, signal) {
      const answer = await api.call(connection, { method: 'GET', path: `/posts/${id}/`, signal })
      if (answer.status === 404) return undefined
      rejectFailure(answer, connection.url)
      return readAnswer(Posts, answer, connection.url).posts[0]
    },
    async change(connection, id, members, signal) {
      // Ghost refuses an update that does not name the newest state, so it is read first.
      const current = await api.find(connection, id, signal)
      if (!current) return undefined
      const { posts } = await api.ask(connection, Posts, {
        method: 'PUT',
        path: `/posts/${id}/`,
        json: { posts: [{ ...members, updated_at: current.updated_at }] },
        signal,
      })
      return posts[0]
    },
  }
  return api
}

/** A token of five minutes, signed with the secret part of the key (RFC 7519; Ghost, "Token authentication"). */
function token({ secret }: DestinationConnection, at: Date): string {
  const [id = '', key = ''] = (secret.admin_key ?? '').split(':')
  const seconds = Math.floor(at.getTime() / 1000)
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')
  const signed = `${part({ alg: 'HS256', typ: 'JWT', kid: id })}.${part({ iat: seconds, exp: seconds + 300, aud: '/admin/' })}`
  return `${signed}.${createHmac('sha256', Buffer.from(key, 'hex')).update(signed).digest('base64url')}`
}

function rejectFailure({ status, body }: DestinationAnswer, url: string): void {
  if (status < 300) return
  const { host } = new URL(url)
  const [failure] = Failure.safeParse(body).data?.errors ?? []
  const said = theirWords(failure?.context) || theirWords(failure?.message)
  const quoted = said === '' ? '' : `: ${said}`
  if (status === 401)
    throw new DestinationError('credentials', `${host} does not accept this Admin API key${quoted}`)
  if (status === 403)
    throw new DestinationError('credentials', `${host} does not let this integration do it${quoted}`)
  if (status === 409)
    throw new DestinationError('unreachable', `Somebody is editing this post at ${host} right now.`)
  throw new DestinationError('refused', `${host} refused it (${status})${quoted}`)
}
