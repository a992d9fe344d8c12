import { z } from 'zod'

/**
 * Everything a server can be told to do wrong. `slow` is right, but late; those after `hostile` disfigure an answer that was
 * right.
 */
export const faults = [
  '400',
  '401',
  '402',
  '403',
  '404',
  '405',
  '409',
  '422',
  '429',
  '429_without_retry_after',
  '500',
  'timeout',
  'slow',
  'cut',
  'html',
  'empty',
  'bad_json',
  'other_shape',
  'wrapped',
  'unknown_words',
  'missing_members',
  'nulls',
  'huge_numbers',
  'hostile_text',
] as const
export type Fault = (typeof faults)[number]

/** POST here what is to go wrong (`FaultOrder`); another order for the same key and operation replaces it. */
export const faultsPath = '/stand-in/failures'

export const FaultOrder = z.object({
  fault: z.enum([...faults, 'none']),
  /** Whose calls; everybody's when left out. */
  key: z.string().optional(),
  /** Which operation, by its id; every one when left out. */
  operation: z.string().optional(),
  /** How often; for ever when left out. */
  times: z.int().optional(),
})
export type FaultOrder = z.infer<typeof FaultOrder>

/** What was ordered, and what of it is left. */
export class FaultOrders {
  readonly #orders = new Map<string, { fault: Fault; left: number }>()

  take(order: FaultOrder): void {
    const name = nameOf(order.key, order.operation)
    if (order.fault === 'none') this.#orders.delete(name)
    else this.#orders.set(name, { fault: order.fault, left: order.times ?? Number.POSITIVE_INFINITY })
  }

  /** The fault for one call, used up by it. */
  next(key: string, operation: string): Fault | undefined {
    const names = [nameOf(key, operation), nameOf(key), nameOf(undefined, operation), nameOf()]
    const order = names.map((name) => this.#orders.get(name)).find((found) => found && found.left > 0)
    if (!order) return undefined
    order.left -= 1
    return order.fault
  }
}

function nameOf(key?: string, operation?: string): string {
  return `${key ?? '*'} ${operation ?? '*'}`
}
