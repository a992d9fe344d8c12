/**
 * Sentence by sentence, and a table row as one: what stands behind a reference is what its source says. A reference behind the
 * full stop belongs to the sentence before it.
 */
export function splitStatements(markdown: string): string[] {
  return markdown
    .split('\n')
    .flatMap((line) =>
      line.startsWith('|') ? [line] : line.split(/(?<=[.!?。](?:\s?\[\d[\d, ]*\])?)\s+(?!\[\d)/),
    )
}
