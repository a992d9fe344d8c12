import { Link, Text, View } from '@react-pdf/renderer'
import { createElement as h, type ReactElement } from 'react'
import { findMagnetWords } from '../lead-magnet-writer/find-magnet-words.ts'
import { oneSource } from './one-source.ts'
import type { PdfStyle } from './pdf-style.ts'
import { type Tag, tagged } from './tag.ts'
import type { TypesetRequest } from './typesetter.ts'

/** So many stay with their heading: a list of two on two pages is a nuisance. */
const together = 5

/** The numbered sources, with their addresses where they have some. */
export function sourceSection(request: TypesetRequest & { style: PdfStyle }): ReactElement | null {
  const { style } = request
  const { labels } = findMagnetWords(request.language)
  if (request.sources.length === 0) return null
  const only = oneSource(request)
  const list: Tag = { type: 'L' }
  const rows = request.sources.map(({ reference, kind, title, url }) =>
    h(
      View,
      tagged({ type: 'LI' }, { key: `source-${reference}`, wrap: false, style: style.sourceRow }),
      // Nothing names a number where all rests on one.
      only ? null : h(Text, tagged({ type: 'Lbl' }, { style: style.contentsNumber }), `${reference}`),
      h(
        View,
        tagged({ type: 'LBody' }, { style: { flex: 1 } }),
        h(Text, tagged({ type: 'P' }, {}), title),
        url && /^https?:/i.test(url)
          ? h(Link, tagged({ type: 'Link', alt: title }, { src: url, style: [style.small, style.link] }), url)
          : h(
              Text,
              tagged({ type: 'P' }, { style: style.small }),
              kind === 'article' ? labels.ownArticle : labels.ownDocument,
            ),
      ),
    ),
  )
  return h(
    View,
    tagged({ type: 'Sect' }, { key: 'sources', style: [style.body, { marginTop: 22 }] }),
    h(
      View,
      { id: 'sources', wrap: false },
      h(
        Text,
        tagged({ type: 'H2', bookmark: labels.sources }, { style: [style.heading, style.sourcesHeading] }),
        labels.sources,
      ),
      h(View, tagged(list, {}), ...rows.slice(0, together)),
    ),
    h(View, tagged(list, {}), ...rows.slice(together)),
  )
}
