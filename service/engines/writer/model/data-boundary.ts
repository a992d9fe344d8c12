import { randomBytes } from 'node:crypto'
import type { Passage } from './evidence-passages.ts'

/** Marks where data begins and ends in a prompt. New for each request, so that no page can know and close it. */
export type DataBoundary = { name: string; wrap(kind: string, text: string): string }

export function createDataBoundary(): DataBoundary {
  const name = randomBytes(12).toString('hex')
  return {
    name,
    wrap: (kind, text) => `<<<${kind} ${name}>>>\n${disarm(text, name)}\n<<<END ${kind} ${name}>>>`,
  }
}

/** The numbered passages with their sources, as they stand between the boundaries. */
export function describeEvidence(passages: Passage[]): string {
  return passages
    .map(({ number, source, text }) => {
      const from = [
        source.title,
        source.url ? hostOf(source.url) : null,
        source.publishedAt?.toISOString().slice(0, 10),
      ]
      const owner = source.own ? "the publisher's own document" : 'a third party: quote briefly and attribute'
      return `[${number}] (${from.filter(Boolean).join(', ')}; ${owner})\n${text}`
    })
    .join('\n\n')
}

// Control tokens of chat templates end a message in some local servers; they mean nothing in an article.
function disarm(text: string, name: string): string {
  return text
    .replaceAll(name, '')
    .replace(/<\|/g, '< |')
    .replace(/\[(\/?)(INST|SYS)\]/gi, '($1$2)')
    .replace(/<<<|>>>/g, '')
}

function hostOf(url: string): string | null {
  return URL.canParse(url) ? new URL(url).hostname : null
}
