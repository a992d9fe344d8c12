import { Text, View } from '@react-pdf/renderer'
import { createElement as h, type ReactElement } from 'react'
import { shorten } from '../../text/shorten.ts'
import { findMagnetWords } from '../lead-magnet-writer/find-magnet-words.ts'
import type { PdfStyle } from './pdf-style.ts'
import { tagged } from './tag.ts'
import type { TypesetRequest } from './typesetter.ts'

const maxTitleLength = 60

/** At the foot of every page but the cover. */
export function pageFooter({
  language,
  title,
  publisher,
  style,
}: TypesetRequest & { style: PdfStyle }): ReactElement {
  const { labels } = findMagnetWords(language)
  return h(
    View,
    tagged({ type: 'Artifact' }, { key: 'footer', fixed: true, style: style.footer }),
    h(Text, null, [shorten(publisher.name, maxTitleLength), shorten(title, maxTitleLength)].join('  ·  ')),
    h(Text, {
      render: ({ pageNumber, totalPages }) =>
        labels.page.replace('{x}', `${pageNumber}`).replace('{y}', `${totalPages}`),
    }),
  )
}
