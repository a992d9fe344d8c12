import { z } from 'zod'

const marked = new WeakSet<z.core.$ZodType>()

/**
 * A member that another server may leave out and our own service always sends: optional in what is read, needed in what is
 * sent (`Sent`) and in OpenAPI. It has to be the last call on a member, because a copy of it is not marked.
 */
export function alwaysSent<T extends z.ZodType>(member: T): AlwaysSent<T> {
  const optional = z.optional(member)
  marked.add(optional)
  // At run time an optional member; only what is sent is typed differently.
  return optional as unknown as AlwaysSent<T>
}

export type AlwaysSent<T extends z.ZodType> = z.ZodType<z.output<T> | undefined, z.input<T>> & {
  _zod: { optout: 'optional' }
}

export function isAlwaysSent(member: z.core.$ZodType): boolean {
  return marked.has(member)
}

/** A record as our own service sends it, where `z.infer` is what a reader of any server may rely on. */
export type Sent<T extends z.ZodType> = z.input<T>
