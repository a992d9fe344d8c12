import { Link, Text, View } from '@react-pdf/renderer'
import { createElement as h, type ReactElement } from 'react'
import type { PdfStyle } from './pdf-style.ts'
import { tagged } from './tag.ts'
import type { TypesetRequest } from './typesetter.ts'

/** What the company offers the reader who has come to the end; its address in words, too, for those who read it on paper. */
export function closingSection({
  nextStep,
  publisher,
  style,
}: TypesetRequest & { style: PdfStyle }): ReactElement | null {
  if (!nextStep || !/^https?:/i.test(nextStep.url)) return null
  const { text, url, line } = nextStep
  return h(
    View,
    tagged({ type: 'Sect' }, { key: 'closing', wrap: false, style: [style.body, style.closing] }),
    h(Text, tagged({ type: 'P' }, { style: style.closingName }), publisher.name),
    line ? h(Text, tagged({ type: 'P' }, { style: style.closingLine }), line) : null,
    h(
      Link,
      tagged({ type: 'Link', alt: text }, { src: url, style: style.closingLink }),
      h(Text, { style: style.closingButton }, text),
      h(Text, { style: style.closingAddress }, url.replace(/^https?:\/\/(?:www\.)?/i, '').replace(/\/$/, '')),
    ),
  )
}
