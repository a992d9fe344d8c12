import { type JsonReply, type JsonRequest, startJsonServer } from './json-server.ts'

export type WebflowItem = {
  id: string
  collectionId: string
  isDraft: boolean
  isArchived: boolean
  lastPublished: string | null
  fieldData: Record<string, unknown>
}

/**
 * The part of Webflow's Data API v2 that a destination calls, with the answers of developers.webflow.com: items are
 * staged or live, and a collection refuses fields that it does not have and a slug that it has already.
 */
export type LoopbackWebflow = {
  url: string
  allow: string
  token: string
  scopes: string[]
  fields: { slug: string; type: string; isRequired: boolean }[]
  items: WebflowItem[]
  calls: string[]
  edit(id: string, fieldData: Record<string, unknown>): void
  remove(id: string): void
  close(): Promise<void>
}

const siteId = '580e63e98c9a982ac9b8b741'
const collections = [
  { id: '580e63fc8c9a982ac9b8b745', displayName: 'Blog Posts', singularName: 'Blog Post', slug: 'blog' },
  { id: '580e63fc8c9a982ac9b8b746', displayName: 'Authors', singularName: 'Author', slug: 'authors' },
]
const site = {
  id: siteId,
  displayName: 'Acme Coffee',
  shortName: 'acme-coffee',
  customDomains: [{ id: '1', url: 'www.acme.example' }],
}
const refusal = (status: number, code: string, message: string, details: object[] = []): JsonReply => ({
  status,
  body: { message, code, externalReference: null, details },
})

export async function startLoopbackWebflow(): Promise<LoopbackWebflow> {
  let lastId = 0x42b720ef
  const ownFields = ['name', 'slug'].map((slug) => ({ slug, type: 'PlainText', isRequired: true }))
  const desk: LoopbackWebflow = {
    url: '',
    allow: '',
    token: 'a1b2c3d4e5f60718293a4b5c6d7e8f90a1b2c3d4e5f60718293a4b5c6d7e8f90',
    scopes: ['sites:read', 'cms:read', 'cms:write'],
    // Those of Webflow's own blog template.
    fields: [
      { slug: 'post-body', type: 'RichText', isRequired: false },
      { slug: 'post-summary', type: 'PlainText', isRequired: false },
      { slug: 'main-image', type: 'Image', isRequired: false },
      { slug: 'thumbnail-image', type: 'Image', isRequired: false },
      { slug: 'featured', type: 'Switch', isRequired: false },
    ],
    items: [],
    calls: [],
    edit(id, fieldData) {
      const item = desk.items.find((each) => each.id === id)
      if (item) Object.assign(item.fieldData, fieldData)
    },
    remove(id) {
      desk.items = desk.items.filter((each) => each.id !== id)
    },
    close: async () => {},
  }
  const fieldsOf = (collectionId: string) => [
    ...ownFields,
    ...(collectionId === collections[0]?.id ? desk.fields : []),
  ]
  const problemOf = (item: WebflowItem, data: Record<string, unknown>): JsonReply | undefined => {
    const known = fieldsOf(item.collectionId).map(({ slug }) => slug)
    const unknown = Object.keys(data).filter((slug) => !known.includes(slug))
    const invalid = (param: string, description: string) =>
      refusal(400, 'validation_error', 'Validation Error', [{ param, description }])
    if (unknown[0] !== undefined) return invalid(unknown[0], 'Field not described in schema: undefined')
    const isTaken = desk.items.some(
      (other) =>
        other !== item &&
        other.collectionId === item.collectionId &&
        other.fieldData.slug === (data.slug ?? item.fieldData.slug),
    )
    return isTaken ? invalid('slug', `Unique value is already in database: '${data.slug}'`) : undefined
  }
  const store = (item: WebflowItem, json: unknown, status: number): JsonReply => {
    const { fieldData = {}, isDraft = item.isDraft } = Object(json)
    const problem = problemOf(item, fieldData)
    if (problem) return problem
    item.isDraft = isDraft
    Object.assign(item.fieldData, fieldData)
    if (!desk.items.includes(item)) desk.items.push(item)
    return { status, body: item }
  }
  const itemReply = (
    method: string,
    parts: (string | undefined)[],
    { url, json }: JsonRequest,
  ): JsonReply => {
    const [collectionId = '', id, live] = parts
    if (id === undefined || id === 'live') {
      if (method === 'GET') {
        const slug = url.searchParams.get('slug')
        const found = desk.items.filter((each) => each.collectionId === collectionId)
        const items = found.filter(({ fieldData }) => slug === null || fieldData.slug === slug)
        return { body: { items, pagination: { limit: 100, offset: 0, total: items.length } } }
      }
      lastId += 1
      const isLive = id === 'live'
      const lastPublished = isLive ? '2026-01-02T03:04:05.000Z' : null
      const fresh = { collectionId, isDraft: !isLive, isArchived: false, lastPublished, fieldData: {} }
      return store({ id: `${lastId.toString(16)}${'0'.repeat(16)}`, ...fresh }, json, isLive ? 200 : 202)
    }
    if (id === 'publish') {
      const ids: unknown[] = Object(json).itemIds ?? []
      for (const each of desk.items) {
        if (ids.includes(each.id))
          Object.assign(each, { isDraft: false, lastPublished: '2026-01-02T03:04:06.000Z' })
      }
      return { status: 202, body: { publishedItemIds: ids, errors: [] } }
    }
    const item = desk.items.find((each) => each.collectionId === collectionId && each.id === id)
    if (!item) return refusal(404, 'resource_not_found', 'Requested resource not found')
    if (live === 'live' && method === 'DELETE') {
      if (item.lastPublished === null) return refusal(404, 'resource_not_found', 'Item is not live')
      item.lastPublished = null
      return { status: 204, body: '' }
    }
    return method === 'PATCH' ? store(item, json, 200) : { body: item }
  }

  const reply = (request: JsonRequest): JsonReply => {
    const { method, url, headers } = request
    const [version, noun, id, member, ...rest] = url.pathname.slice(1).split('/')
    if (version !== 'v2') return refusal(404, 'not_found', 'Route not found')
    desk.calls.push(`${method} ${url.pathname}`)
    if (headers.authorization !== `Bearer ${desk.token}`)
      return refusal(401, 'not_authorized', 'Request not authorized')
    const needed = noun === 'sites' && !member ? 'sites:read' : method === 'GET' ? 'cms:read' : 'cms:write'
    if (!desk.scopes.includes(needed))
      return refusal(
        403,
        'missing_scopes',
        `OAuthForbidden: You are missing the following scopes - ${needed}`,
      )
    if (noun === 'sites' && id === undefined) return { body: { sites: [site] } }
    if (noun === 'sites' && member === 'collections') return { body: { collections } }
    if (noun === 'sites') return { body: site }
    const collection = collections.find((each) => each.id === id)
    if (!collection) return refusal(404, 'resource_not_found', 'Requested resource not found')
    if (member === 'items') return itemReply(method, [collection.id, ...rest], request)
    return { body: { ...collection, fields: fieldsOf(collection.id) } }
  }
  return Object.assign(desk, await startJsonServer(reply))
}
