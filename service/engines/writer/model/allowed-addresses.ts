import type { EvidenceSource } from '../writer.ts'

/**
 * Which addresses a text may link to: those of the evidence itself, and those that the tenant's own documents name.
 * What a stranger's page links to is not evidence.
 */
export function allowAddressesOf(sources: EvidenceSource[]): (url: string) => boolean {
  const pages = new Set(sources.flatMap(({ url }) => (url ? [comparable(url)] : [])))
  const own = JSON.stringify(sources.filter((source) => source.own).map(({ blocks }) => blocks))
  const named = new Set(
    own
      .split(/[\s"'<>()[\]\\]+/)
      .filter((word) => /[./@]/.test(word))
      .map((word) => comparable(word.replace(/[.,;:!?]+$/, ''))),
  )
  return (url) => {
    if (!/^(?:https?:|mailto:)/i.test(url)) return false
    return pages.has(comparable(url)) || named.has(comparable(url))
  }
}

/** Addresses that differ only in scheme, fragment or a closing slash are one. */
function comparable(url: string): string {
  return url
    .replace(/^(?:https?:\/\/|mailto:)/i, '')
    .replace(/#.*$/, '')
    .replace(/\/$/, '')
    .toLowerCase()
}
