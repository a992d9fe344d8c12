import { z } from 'zod'
import { anything, expectStatus, need } from './answer.ts'

const description = z.object({
  servers: z.array(z.object({ url: z.string() })).min(1),
  paths: z.record(
    z.string(),
    z.record(
      z.string(),
      z.looseObject({ operationId: z.string().optional(), responses: z.record(z.string(), z.unknown()) }),
    ),
  ),
})

type Parts = { path?: Record<string, string>; query?: Record<string, string>; body?: unknown }

/** Calls operations of an OpenAPI document by their id, knowing nothing else. */
export type DescribedApi = {
  /** @throws when the operation is not described, or answers what is not */
  call(id: string, key: string, parts?: Parts): Promise<Response>
}

export async function readDescription(url: string): Promise<DescribedApi> {
  const { servers, paths } = description.parse(await (await expectStatus(await fetch(url), 200)).json())
  const operations = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ path, method, ...operation })),
  )
  return {
    async call(id, key, { path: members = {}, query = {}, body } = {}) {
      const { path, method, responses } = need(
        operations.find(({ operationId }) => operationId === id),
        `operation ${id}`,
      )
      const filled = path.replaceAll(/\{(\w+)\}/g, (_, name: string) =>
        need(members[name], `value of ${name}`),
      )
      const address = `${servers[0]?.url}${filled}?${new URLSearchParams(query)}`
      const answer = await fetch(address, {
        method: method.toUpperCase(),
        headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json' },
        ...(body !== undefined && { body: JSON.stringify(body) }),
      })
      if (String(answer.status) in responses) return answer
      throw new Error(`${id} answers ${answer.status}, which is not described: ${await answer.text()}`)
    },
  }
}

/** The body of an answer that went well. @throws when it did not */
export async function bodyOf(answer: Response): Promise<Record<string, unknown>> {
  if (!answer.ok) throw new Error(`Stuck: ${answer.status} from ${answer.url}: ${await answer.text()}`)
  return anything.parse(await answer.json())
}
