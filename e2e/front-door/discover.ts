import { z } from 'zod'
import { expectStatus, need, readLinks } from './answer.ts'

const target = z.array(z.object({ href: z.url(), type: z.string() })).min(1)
const described = z.object({
  anchor: z.url(),
  'service-desc': target,
  'service-doc': target,
  'service-meta': target,
  status: target,
})
/** What has no description in OpenAPI, such as MCP, is found by its documentation. */
const documented = z.object({ anchor: z.url(), 'service-doc': target })
const catalog = z.object({ linkset: z.array(z.union([described, documented])).min(1) })

export type Found = { openapi: string; guide: string; mcp: string }

const start = z.looseObject({ get_a_key: z.url(), mcp: z.url() })

/** From the address alone: the root, its Link header, and the catalog that it names. */
export async function discover(base: string): Promise<Found> {
  const root = await expectStatus(await fetch(base), 200)
  const { get_a_key, mcp } = start.parse(await root.json())
  const catalogUrl = need(readLinks(root).get('api-catalog'), 'api-catalog in the Link header')
  const { linkset } = catalog.parse(await (await expectStatus(await fetch(catalogUrl), 200)).json())
  // The others are for protocols of their own.
  const api = linkset.find((one) => 'service-desc' in one)
  const openapi = need(api?.['service-desc'][0]?.href, 'service-desc')
  if (openapi !== readLinks(root).get('service-desc'))
    throw new Error('Root and catalog name two descriptions.')
  await expectStatus(await fetch(need(api?.status[0]?.href, 'status')), 200)
  const text = await (
    await expectStatus(await fetch(need(api?.['service-meta'][0]?.href, 'meta')), 200)
  ).text()
  for (const url of [get_a_key, mcp])
    if (!text.includes(url)) throw new Error(`llms.txt does not name ${url}.`)
  return { openapi, guide: get_a_key, mcp }
}
