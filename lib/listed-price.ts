import type { Price } from '#contract/credits.ts'

/** Credits by the price list: of the item, or of what has one price; undefined if the service does not list it. */
export function listedPrice(
  prices: readonly Price[] | undefined,
  operation: string,
  item?: string,
): number | undefined {
  return prices?.find((price) => price.operation === operation && (item === undefined || price.item === item))
    ?.credits
}
