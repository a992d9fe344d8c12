import type { Price } from '#contract/credits.ts'
import type { PriceList } from '../prices/price-list.ts'
import type { ChargingOperation } from './charging-operation.ts'

/** The price list as a person reads it: what this release can do. */
export function listPrices(prices: PriceList, operations: readonly ChargingOperation[]): Price[] {
  return operations.flatMap((operation) => operation.prices(prices))
}
