/** A store of bytes by key; a key has the form `tenants/<uuid>/…` and no `..`. */
export interface Files {
  readonly name: string
  /** Throws for bytes that are not of the type or are more than the store takes (`file-kinds.ts`). */
  put(key: string, bytes: Uint8Array, contentType: string): Promise<void>
  /** All of a file or nothing: a truncated read is an error. */
  find(key: string): Promise<{ bytes: Uint8Array; contentType: string } | undefined>
  /** Deleting what is not there is no error. */
  delete(key: string): Promise<void>
}
