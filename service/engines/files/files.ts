/** A store of bytes by key; a key has the form `tenants/<uuid>/…` and no `..`. */
export interface Files {
  readonly name: string
  put(key: string, bytes: Uint8Array, contentType: string): Promise<void>
  find(key: string): Promise<{ bytes: Uint8Array; contentType: string } | undefined>
  /** Deleting what is not there is no error. */
  delete(key: string): Promise<void>
}
