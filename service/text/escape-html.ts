const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

// Characters that no HTML text needs and that make an XML document (feed, sitemap) ill-formed.
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is being removed.
const forbidden = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g

/** Removes what XML 1.0 (section 2.2) does not allow in a document: control characters and lone surrogates. */
export function stripControlCharacters(text: string): string {
  return text.toWellFormed().replace(forbidden, '')
}

/** Makes any text safe as element content or as a quoted attribute value, in HTML and in XML. */
export function escapeHtml(text: string): string {
  return stripControlCharacters(text).replace(/[&<>"']/g, (character) => entities[character] ?? '')
}
