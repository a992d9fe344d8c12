/** RFC 7234, section 5.5: 299 is "Miscellaneous Persistent Warning", the code for what no other code says. */
export const warningHeader = (warnings: readonly string[]): string =>
  warnings
    .map((warning) => `299 - "${warning.slice(0, 300).replaceAll(/[^\x20-\x7e]|["\\]/g, '?')}"`)
    .join(', ')
