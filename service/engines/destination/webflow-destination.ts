import { z } from 'zod'
import type { GuardedFetch } from '../../outbound/guarded-fetch.ts'
import {
  type DestinationArticle,
  type DestinationConnection,
  type DestinationEngine,
  DestinationError,
} from './destination.ts'
import { createWebflowApi, Item, rejectFailure, Site } from './webflow-api.ts'
import { fieldData, takesArticles } from './webflow-fields.ts'
import { createWebflowItems, idOfPlace, placeOf } from './webflow-items.ts'

const Sites = z.looseObject({ sites: z.array(Site) })
const Collections = z.looseObject({ collections: z.array(z.looseObject({ id: z.string() })) })
const Items = z.looseObject({ items: z.array(Item) })

/**
 * Collections of a Webflow site, by the Data API v2 with a site token. They are told as its categories: the first that
 * is chosen takes the articles. Its pages write canonical addresses and structured data themselves.
 */
export function createWebflowDestination(fetch: GuardedFetch): DestinationEngine {
  const api = createWebflowApi(fetch)

  const { collectionAt, remotePost, find, change } = createWebflowItems(api)

  /** The place for new articles. */
  const chosenPlace = (
    connection: DestinationConnection,
    article: Pick<DestinationArticle, 'categoryIds'>,
  ) => {
    const id = article.categoryIds[0] ?? connection.facts.categories[0]?.id
    if (id === undefined)
      throw new DestinationError('credentials', 'No collection of Webflow is known. Test the connection.')
    return placeOf(id)
  }

  return {
    name: 'Webflow',
    async test(connection, signal) {
      const { sites } = await api.ask(connection, Sites, { method: 'GET', path: '/sites', signal })
      const categories: { id: string; name: string }[] = []
      for (const site of sites) {
        const path = `/sites/${site.id}/collections`
        const { collections } = await api.ask(connection, Collections, { method: 'GET', path, signal })
        for (const { id } of collections) {
          const place = { siteId: site.id, collectionId: id }
          const collection = await collectionAt(connection, place, signal)
          if (takesArticles(collection))
            categories.push({ id: idOfPlace(place), name: `${site.displayName}: ${collection.displayName}` })
        }
      }
      if (categories.length === 0)
        throw new DestinationError(
          'credentials',
          'This token reaches no collection with a rich text field. Add one to the collection of your posts in Webflow.',
        )
      return {
        account: sites.map(({ displayName }) => displayName).join(', '),
        program: null,
        features: [],
        authors: [],
        categories,
        apiRoot: null,
      }
    },

    async create(connection, article, signal) {
      const place = chosenPlace(connection, article)
      const collection = await collectionAt(connection, place, signal)
      const isDraft = article.as === 'draft'
      const item = await api.ask(connection, Item, {
        method: 'POST',
        path: `/collections/${place.collectionId}/items${isDraft ? '' : '/live'}`,
        json: { isDraft, isArchived: false, fieldData: fieldData(collection, article) },
        signal,
      })
      return remotePost(connection, { place, collection, item }, signal)
    },

    // A collection has each slug once, and ours ends in letters that no other article has.
    async findLost(connection, article, signal) {
      for (const { id } of connection.facts.categories) {
        const place = placeOf(id)
        const path = `/collections/${place.collectionId}/items?slug=${encodeURIComponent(article.slug)}`
        const { items } = await api.ask(connection, Items, { method: 'GET', path, signal })
        const item = items.find(({ fieldData: { slug } }) => slug === article.slug)
        if (item)
          return remotePost(
            connection,
            { place, collection: await collectionAt(connection, place, signal), item },
            signal,
          )
      }
      return undefined
    },

    async update(connection, id, article, signal) {
      const place = placeOf(id)
      const collection = await collectionAt(connection, place, signal)
      // Its address is given once: whoever changes it there keeps it.
      const { slug: _, ...data } = fieldData(collection, article)
      const isLive = article.as === 'live'
      const json = { isDraft: !isLive, fieldData: data }
      const item = await change(connection, id, { json, isLive }, signal)
      return remotePost(connection, { place, collection, item }, signal)
    },

    async unpublish(connection, { id }, signal) {
      const { collectionId, itemId } = placeOf(id)
      const path = `/collections/${collectionId}/items/${itemId}/live`
      const answer = await api.call(connection, { method: 'DELETE', path, signal })
      if (answer.status !== 404) rejectFailure(answer)
      try {
        await change(connection, id, { json: { isDraft: true }, isLive: false }, signal)
      } catch (error) {
        if (!(error instanceof DestinationError) || error.failure !== 'not_found') throw error
      }
    },

    read: find,
  }
}
