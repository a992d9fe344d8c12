import { Link, Page, Text, View } from '@react-pdf/renderer'
import { createElement as h, type ReactElement } from 'react'
import { findMagnetWords } from '../lead-magnet-writer/words/find-magnet-words.ts'
import type { PdfPages } from './find-pages.ts'
import { pageFooter } from './page-footer.ts'
import { style } from './pdf-style.ts'
import type { TypesetRequest } from './typesetter.ts'

/** What is inside, on which page, how to use it, and what it rests on. */
export function contentsPage(request: TypesetRequest, pages: PdfPages['byId']): ReactElement {
  const { labels } = findMagnetWords(request.language)
  const trust = {
    sourced: labels.allSources,
    mixed: labels.someSources,
    unsourced: labels.noSources,
  }[request.trustLevel]
  const rows = [
    ...request.parts.map(({ heading }, index) => ({
      id: `part-${index + 1}`,
      number: `${index + 1}`,
      heading,
    })),
    ...(request.sources.length > 0 ? [{ id: 'sources', number: '', heading: labels.sources }] : []),
  ]
  return h(
    Page,
    { size: 'A4', style: style.page },
    h(
      View,
      { style: style.body },
      h(Text, { style: [style.heading, { marginBottom: 14 }] }, labels.contents),
      ...rows.map(({ id, number, heading }) =>
        h(
          Link,
          { key: id, src: `#${id}`, style: style.contentsRow, wrap: false },
          h(Text, { style: style.contentsNumber }, number),
          h(Text, { style: style.contentsHeading }, heading),
          h(Text, { style: style.contentsPage }, `${pages.get(id) ?? ''}`),
        ),
      ),
      h(
        View,
        { style: style.introduction, wrap: false },
        h(Text, { style: style.label }, labels.howToUse),
        h(Text, null, request.introduction),
        h(Text, { style: [style.small, { marginTop: 7 }] }, trust),
      ),
    ),
    pageFooter(request),
  )
}
