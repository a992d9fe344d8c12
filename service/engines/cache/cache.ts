/** A store shared by every process, which may evict anything at any time. */
export interface Cache {
  readonly name: string
  /** What was set under the key less than its seconds ago; undefined when it is not known any more. */
  get(key: string): Promise<Uint8Array | undefined>
  /** Keeps the value for some seconds, in place of what was there. */
  set(key: string, value: Uint8Array, seconds: number): Promise<void>
  /** True when the store behind it answers. */
  isReachable(): Promise<boolean>
}

/** The cache as use cases have it. */
export interface SharedCache extends Cache {
  /** A `get` that is not counted as a read: for who waits until something is there. */
  peek(key: string): Promise<Uint8Array | undefined>
}
