import type { Price } from '#contract/credits.ts'
import type { OperationPrice } from '#contract/openapi.ts'
import type { PriceList } from '../prices/price-list.ts'
import type { ChargingOperation } from './charging-operation.ts'

/** What each operation costs, for its description: `x-price` of the OpenAPI document. */
export function listFormulas(
  prices: PriceList,
  operations: readonly ChargingOperation[],
): ReadonlyMap<string, OperationPrice> {
  return new Map(
    operations.map((operation) => [
      operation.id,
      {
        formula: operation.formula,
        items: operation.prices(prices).map(({ operation: _, ...row }) => row),
      },
    ]),
  )
}

/** The price list as a person reads it: what this release can do. */
export function listPrices(prices: PriceList, operations: readonly ChargingOperation[]): Price[] {
  return operations.flatMap((operation) => operation.prices(prices))
}
