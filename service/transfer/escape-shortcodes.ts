const paired = /\{\{([<%])([\s\S]*?)([>%])\}\}/g
const wordJoiner = '\u2060'

/**
 * Hugo runs `{{< name >}}` and `{{% name %}}` wherever they stand, in code too, and ends the build at one it does not know.
 * A pair is written with the marks by which Hugo shows it as it is; half of one gets an invisible character between its braces.
 */
export function escapeShortcodes(markdown: string): string {
  const parts: string[] = []
  let from = 0
  for (const match of markdown.matchAll(paired)) {
    const [whole, open = '', inside = '', close = ''] = match
    const isPair = (open === '<') === (close === '>') && !/\{\{[<%]/.test(inside)
    if (!isPair) continue
    parts.push(broken(markdown.slice(from, match.index)), `{{${open}/*${shown(inside)}*/${close}}}`)
    from = match.index + whole.length
  }
  return [...parts, broken(markdown.slice(from))].join('')
}

/** Marks that are there already would be taken for those of the escape. */
function shown(inside: string): string {
  return inside.replaceAll('/*', `/${wordJoiner}*`).replaceAll('*/', `*${wordJoiner}/`)
}

function broken(text: string): string {
  return text.replace(/\{\{(?=[<%])/g, `{${wordJoiner}{`)
}
