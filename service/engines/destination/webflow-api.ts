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

export const Site = z.looseObject({
  id: z.string(),
  displayName: z.string(),
  shortName: z.string(),
  customDomains: z.array(z.looseObject({ url: z.string() })).nullish(),
})

export const Collection = z.looseObject({
  id: z.string(),
  displayName: z.string(),
  slug: z.string(),
  fields: z
    .array(z.looseObject({ slug: z.string(), type: z.string(), isRequired: z.boolean().catch(false) }))
    .default([]),
})
export type Collection = z.infer<typeof Collection>

export const Item = z.looseObject({
  id: z.string(),
  isDraft: z.boolean(),
  isArchived: z.boolean(),
  lastPublished: z.string().nullish(),
  fieldData: z.looseObject({ name: z.string().catch(''), slug: z.string() }),
})

type Sending = Pick<DestinationCall, 'method' | 'json' | 'signal'> & { path: string }

export type WebflowApi = {
  call(connection: DestinationConnection, sending: Sending): Promise<DestinationAnswer>
  ask<T extends z.ZodType>(
    connection: DestinationConnection,
    schema: T,
    sending: Sending,
  ): Promise<z.output<T>>
}

/** The Data API v2 with a site token (developers.webflow.com/data/reference). */
export function createWebflowApi(fetch: GuardedFetch): WebflowApi {
  const call = (connection: DestinationConnection, { path, ...rest }: Sending) =>
    callDestination(fetch, {
      ...rest,
      url: `${connection.url}/v2${path}`,
      headers: { authorization: `Bearer ${connection.secret.site_token ?? ''}` },
    })
  return {
    call,
    async ask(connection, schema, sending) {
      const answer = await call(connection, sending)
      rejectFailure(answer)
      return readAnswer(schema, answer, connection.url)
    },
  }
}

/** @throws {DestinationError} for every answer that is no success; `not_found` for one of 404 */
export function rejectFailure({ status, body }: DestinationAnswer): void {
  if (status < 300) return
  const { message, details } = Object(body)
  const about = z
    .array(z.looseObject({ param: z.string().optional(), description: z.string() }))
    .catch([])
    .parse(details)
    .map(({ param, description }) => theirWords(param ? `${param}: ${description}` : description))
  const said = [theirWords(message), ...about].filter((words) => words !== '').join('. ')
  const quoted = said === '' ? '' : `: ${said.slice(0, 200)}`
  if (status === 401)
    throw new DestinationError('credentials', `Webflow does not accept this site token${quoted}`)
  if (status === 403)
    throw new DestinationError(
      'credentials',
      `Webflow does not let this token publish: it needs sites:read, cms:read and cms:write${quoted}`,
    )
  if (status === 404) throw new DestinationError('not_found', `Webflow has this item no more${quoted}`)
  throw new DestinationError('refused', `Webflow refused it (${status})${quoted}`)
}
