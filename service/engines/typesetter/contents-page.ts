import { Link, Page, Text, View } from '@react-pdf/renderer'
import { createElement as h, type ReactElement } from 'react'
import { findMagnetWords } from '../lead-magnet-writer/find-magnet-words.ts'
import type { LaidOutDocument } from './lay-out.ts'
import { oneSource } from './one-source.ts'
import { pageFooter } from './page-footer.ts'
import type { PdfStyle } from './pdf-style.ts'
import { tagged } from './tag.ts'
import type { TypesetRequest } from './typesetter.ts'

/** What is inside, on which page, how to use it, and what it rests on. */
export function contentsPage(
  request: TypesetRequest & { style: PdfStyle },
  pageOf: LaidOutDocument['pageOf'],
): ReactElement {
  const { style } = request
  const { labels } = findMagnetWords(request.language)
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
      h(
        Text,
        tagged({ type: 'H2', bookmark: labels.contents }, { style: [style.heading, { marginBottom: 14 }] }),
        labels.contents,
      ),
      h(
        View,
        tagged({ type: 'TOC' }, {}),
        ...rows.map(({ id, number, heading }) =>
          h(
            View,
            tagged({ type: 'TOCI' }, { key: id, wrap: false }),
            h(
              Link,
              tagged({ type: 'Link', alt: heading }, { src: `#${id}`, style: style.contentsRow }),
              number === ''
                ? h(View, { style: style.contentsNumber })
                : h(Text, { style: style.contentsNumber }, number),
              h(Text, { style: style.contentsHeading }, heading),
              h(Text, { style: style.contentsPage }, `${pageOf.get(id) ?? ''}`),
            ),
          ),
        ),
      ),
      introduction(request),
    ),
    pageFooter(request),
  )
}

/** How to use it, and how much of it has a source. */
export function introduction(
  request: TypesetRequest & { style: PdfStyle },
  look: PdfStyle['opening'] | null = null,
): ReactElement {
  const { style } = request
  const { labels } = findMagnetWords(request.language)
  const only = oneSource(request)
  const trust = {
    sourced: only ? labels.oneSource.replace('{x}', () => only.title) : labels.allSources,
    mixed: labels.someSources,
    unsourced: labels.noSources,
  }[request.trustLevel]
  return h(
    View,
    { key: 'introduction', style: look ? [style.introduction, look] : style.introduction, wrap: false },
    h(Text, tagged({ type: 'H2' }, { style: style.label }), labels.howToUse),
    h(Text, tagged({ type: 'P' }, {}), request.introduction),
    h(Text, tagged({ type: 'P' }, { style: [style.small, { marginTop: 7 }] }), trust),
  )
}
