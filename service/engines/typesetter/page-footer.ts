import { Text, View } from '@react-pdf/renderer'
import { createElement as h, type ReactElement } from 'react'
import { findMagnetWords } from '../lead-magnet-writer/find-magnet-words.ts'
import { style } from './pdf-style.ts'
import { tagged } from './tag.ts'
import type { TypesetRequest } from './typesetter.ts'

const maxTitleLength = 60

/** At the foot of every page but the cover. */
export function pageFooter({ language, title, publisher }: TypesetRequest): ReactElement {
  const { labels } = findMagnetWords(language)
  return h(
    View,
    tagged({ type: 'Artifact' }, { key: 'footer', fixed: true, style: style.footer }),
    h(Text, null, [clip(publisher.name), clip(title)].join('  ·  ')),
    h(Text, {
      render: ({ pageNumber, totalPages }) =>
        labels.page.replace('{x}', `${pageNumber}`).replace('{y}', `${totalPages}`),
    }),
  )
}

function clip(text: string): string {
  const characters = [...text]
  return characters.length <= maxTitleLength ? text : `${characters.slice(0, maxTitleLength - 1).join('')}…`
}
