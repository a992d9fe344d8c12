import { z } from 'zod'

export const anything = z.record(z.string(), z.unknown())

/** @throws when the status is another, with what was said */
export async function expectStatus(answer: Response, status: number): Promise<Response> {
  if (answer.status === status) return answer
  throw new Error(`${answer.status} instead of ${status} from ${answer.url}: ${await answer.text()}`)
}

/** The addresses of a Link header by their relation. */
export function readLinks(answer: Response): Map<string, string> {
  const header = answer.headers.get('link') ?? ''
  return new Map(
    [...header.matchAll(/<([^>]+)>;\s*rel="([^"]+)"/g)].map(([, url = '', rel = '']) => [rel, url]),
  )
}

/** @throws when there is nothing of that name */
export function need<Value>(value: Value | undefined | null, name: string): Value {
  if (value === undefined || value === null) throw new Error(`Stuck: no ${name}.`)
  return value
}
