import type { DestinationKind } from '#contract/destinations.ts'
import type { GuardedFetch } from '../../outbound/guarded-fetch.ts'
import type { DestinationEngine } from './destination.ts'
import { createDevtoDestination } from './devto-destination.ts'
import { createGhostDestination } from './ghost-destination.ts'
import { createShopifyDestination } from './shopify-destination.ts'
import { createWebflowDestination } from './webflow-destination.ts'
import { createWebhookDestination } from './webhook-destination.ts'
import { createWordPressDestination } from './wordpress-destination.ts'

export type Destinations = Readonly<Record<DestinationKind, DestinationEngine>>

/** Every kind of destination; all of them speak through the guarded fetch. */
export function createDestinations(fetch: GuardedFetch, now: () => Date = () => new Date()): Destinations {
  return {
    wordpress: createWordPressDestination(fetch),
    ghost: createGhostDestination(fetch, now),
    devto: createDevtoDestination(fetch),
    shopify: createShopifyDestination(fetch, now),
    webflow: createWebflowDestination(fetch),
    webhook: createWebhookDestination(fetch, now),
  }
}
