import { Text, View } from '@react-pdf/renderer'
import { createElement as h, type ReactElement } from 'react'
import type { Line } from '../lead-magnet-writer/lead-magnet-writer.ts'
import type { MagnetWords } from '../lead-magnet-writer/magnet-words.ts'
import type { PdfStyle } from './pdf-style.ts'
import { type Tag, tagged } from './tag.ts'

/** The end of a line to write on; a separate line has room for more. */
const blankEnd = /\s*_{4}$/

/** The words and the style of the document that a line is part of. */
export type Look = {
  labels: MagnetWords['labels']
  style: PdfStyle
  /** Whether a number beside a line tells its source: not where all have the same. */
  numbersSources: boolean
}

/** The numbers of a line's sources, in a column of their own, so that they never begin a line of text; none where the document has one source. */
export function references(numbers: readonly number[], { style, numbersSources }: Look): ReactElement | null {
  if (!numbersSources || numbers.length === 0) return null
  return h(
    Text,
    tagged({ type: 'Span' }, { style: style.references }),
    numbers.map((number) => `[${number}]`).join(''),
  )
}

/** The numbers are beside the body of an item, and belong to it. */
function inBody(body: Tag, numbers: readonly number[], look: Look): ReactElement | null {
  const shown = references(numbers, look)
  return shown && h(View, tagged(body, {}), shown)
}

/** Whether a line asks for an answer in words. */
export const asksForAnswer = ({ text }: Line): boolean => blankEnd.test(text)

/** An item to tick, with why it matters, and room for who does it by when unless it asks for an answer itself. */
export function checkItem(line: Line, key: string, look: Look, hasColumns: boolean): ReactElement {
  const { labels, style } = look
  const body: Tag = { type: 'LBody' }
  return h(
    View,
    tagged({ type: 'LI' }, { key, wrap: false, style: style.row }),
    h(View, { style: style.box }),
    h(
      View,
      tagged(body, { style: style.rowText }),
      h(Text, tagged({ type: 'P' }, {}), line.text.replace(blankEnd, '')),
      asksForAnswer(line) ? h(View, { style: style.writingLine }) : null,
      line.note
        ? h(Text, tagged({ type: 'P' }, { style: style.note }), `${labels.why}${labels.colon}${line.note}`)
        : null,
    ),
    inBody(body, line.references, look),
    hasColumns ? h(View, { style: style.ownerBlank }) : null,
    hasColumns ? h(View, { style: style.dueBlank }) : null,
  )
}

/** A line to reuse, its answer where it is a question, and its form with blanks. */
export function quoteItem(line: Line, key: string, look: Look): ReactElement {
  const { labels, style } = look
  const body: Tag = { type: 'LBody' }
  return h(
    View,
    tagged({ type: 'LI' }, { key, wrap: false, style: style.quote }),
    h(
      View,
      tagged(body, { style: style.rowText }),
      h(Text, tagged({ type: 'P' }, { style: style.quoteText }), line.text),
      line.note ? h(Text, tagged({ type: 'P' }, { style: style.note }), line.note) : null,
      line.template
        ? h(
            View,
            { style: style.template },
            h(
              Text,
              tagged({ type: 'P' }, { style: { fontSize: 9.5 } }),
              `${labels.fillIn}${labels.colon}${line.template}`,
            ),
          )
        : null,
    ),
    inBody(body, line.references, look),
  )
}

/** A numbered step. */
export function stepItem(line: Line, key: string, number: number, look: Look): ReactElement {
  const { style } = look
  const body: Tag = { type: 'LBody' }
  return h(
    View,
    tagged({ type: 'LI' }, { key, wrap: false, style: [style.row, { paddingVertical: 4 }] }),
    h(Text, tagged({ type: 'Lbl' }, { style: style.stepNumber }), `${number}`),
    h(Text, tagged(body, { style: style.rowText }), line.text),
    inBody(body, line.references, look),
  )
}
