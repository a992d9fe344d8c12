import { Link, Text, View } from '@react-pdf/renderer'
import { createElement as h, type ReactElement } from 'react'
import { findMagnetWords } from '../lead-magnet-writer/words/find-magnet-words.ts'
import { ink, style } from './pdf-style.ts'
import type { TypesetRequest } from './typesetter.ts'

/** So many stay with their heading: a list of two on two pages is a nuisance. */
const together = 5

/** The numbered sources, with their addresses where they have some. */
export function sourceSection(request: TypesetRequest): ReactElement | null {
  const { labels } = findMagnetWords(request.language)
  if (request.sources.length === 0) return null
  const rows = request.sources.map(({ reference, kind, title, url }) =>
    h(
      View,
      { key: `source-${reference}`, wrap: false, style: style.sourceRow },
      h(Text, { style: style.contentsNumber }, `${reference}`),
      h(
        View,
        { style: { flex: 1 } },
        h(Text, null, title),
        url && /^https?:/i.test(url)
          ? h(Link, { src: url, style: [style.small, { color: ink.accent }] }, url)
          : h(Text, { style: style.small }, kind === 'article' ? labels.ownArticle : labels.ownDocument),
      ),
    ),
  )
  return h(
    View,
    { key: 'sources', style: [style.body, { marginTop: 22 }] },
    h(
      View,
      { id: 'sources', wrap: false },
      h(Text, { style: [style.heading, { marginBottom: 10 }] }, labels.sources),
      ...rows.slice(0, together),
    ),
    ...rows.slice(together),
  )
}
