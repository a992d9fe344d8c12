import { createHash } from 'node:crypto'
import { z } from 'zod'
import { readAnswer } from './call-destination.ts'
import { type DestinationConnection, DestinationError, type RemotePost } from './destination.ts'
import { Collection, Item, rejectFailure, Site, type WebflowApi } from './webflow-api.ts'
import { bodyOf } from './webflow-fields.ts'

/** A collection as one of the connection's categories, and the beginning of the id of each of its items. */
export type Place = { siteId: string; collectionId: string }

export const idOfPlace = ({ siteId, collectionId }: Place) => `${siteId}/${collectionId}`

export function placeOf(id: string): Place & { itemId: string } {
  const [siteId = '', collectionId = '', itemId = ''] = id.split('/')
  return { siteId, collectionId, itemId }
}

/** What a destination does with collections and their items. */
export function createWebflowItems(api: WebflowApi) {
  const collectionAt = async (
    connection: DestinationConnection,
    { collectionId }: Place,
    signal: AbortSignal,
  ): Promise<Collection> => {
    const path = `/collections/${collectionId}`
    const answer = await api.call(connection, { method: 'GET', path, signal })
    if (answer.status === 404)
      throw new DestinationError('credentials', 'Webflow has this collection no more. Choose another one.')
    rejectFailure(answer)
    return readAnswer(Collection, answer, connection.url)
  }

  const remotePost = async (
    connection: DestinationConnection,
    about: { place: Place; collection: Collection; item: z.infer<typeof Item> },
    signal: AbortSignal,
  ): Promise<RemotePost> => {
    const { place, collection, item } = about
    const isLive = Boolean(item.lastPublished) && !item.isDraft && !item.isArchived
    const path = `/sites/${place.siteId}`
    const site = isLive ? await api.ask(connection, Site, { method: 'GET', path, signal }) : undefined
    const host = site && (site.customDomains?.[0]?.url ?? `${site.shortName}.webflow.io`)
    const { name, slug, ...data } = item.fieldData
    const edited = JSON.stringify([name, slug, bodyOf(collection, data)])
    return {
      id: `${idOfPlace(place)}/${item.id}`,
      url: host ? `https://${host.replace(/^https?:\/\//, '')}/${collection.slug}/${slug}` : null,
      state: isLive ? 'live' : 'draft',
      revision: createHash('sha256').update(edited).digest('hex').slice(0, 32),
    }
  }

  const find = async (connection: DestinationConnection, id: string, signal: AbortSignal) => {
    const { itemId, ...place } = placeOf(id)
    const path = `/collections/${place.collectionId}/items/${itemId}`
    const answer = await api.call(connection, { method: 'GET', path, signal })
    if (answer.status === 404) return undefined
    rejectFailure(answer)
    const collection = await collectionAt(connection, place, signal)
    const item = readAnswer(Item, answer, connection.url)
    return remotePost(connection, { place, collection, item }, signal)
  }

  /** Stages what changed and, where it is to be live, publishes that: the answer says only that this has begun. */
  const change = async (
    connection: DestinationConnection,
    id: string,
    { json, isLive }: { json: object; isLive: boolean },
    signal: AbortSignal,
  ): Promise<z.infer<typeof Item>> => {
    const { collectionId, itemId } = placeOf(id)
    const items = `/collections/${collectionId}/items`
    const path = `${items}/${itemId}`
    const item = await api.ask(connection, Item, { method: 'PATCH', path, json, signal })
    if (!isLive) return item
    const publishing = { method: 'POST', path: `${items}/publish`, json: { itemIds: [itemId] } } as const
    await api.ask(connection, z.unknown(), { ...publishing, signal })
    return { ...item, lastPublished: item.lastPublished ?? 'now' }
  }

  return { collectionAt, remotePost, find, change }
}
