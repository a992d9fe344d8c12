const addressPattern = /[\p{L}\p{N}._%+-]{1,64}@(?:[\p{L}\p{N}-]{1,63}\.)+\p{L}{2,24}/giu

/** Removes all email addresses but one from a text: the others belong to people whom the report is not about. */
export function withoutAddresses(text: string, except?: string): string {
  return text.replace(addressPattern, (address) =>
    address.toLowerCase() === except?.toLowerCase() ? address : '[address]',
  )
}

/** The same in every text of a record; numbers and structure stay. */
export function recordWithoutAddresses<T>(record: T): T {
  const clean = (value: unknown): unknown => {
    if (typeof value === 'string') return withoutAddresses(value)
    if (Array.isArray(value)) return value.map(clean)
    if (typeof value === 'object' && value !== null)
      return Object.fromEntries(Object.entries(value).map(([key, member]) => [key, clean(member)]))
    return value
  }
  // Texts stay texts and members stay members.
  return clean(record) as T
}
