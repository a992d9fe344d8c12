import { Text, View } from '@react-pdf/renderer'
import { createElement as h, type ReactElement } from 'react'
import type { Line } from '../lead-magnet-writer/lead-magnet-writer.ts'
import type { MagnetWords } from '../lead-magnet-writer/words/magnet-words.ts'
import { style } from './pdf-style.ts'

/** What stands at the end of a line that asks for writing; there is room for more on a line of its own. */
const blankEnd = /\s*_{4}$/

/** The numbers of a line's sources, in a column of their own, so that they never begin a line of text. */
export function references(numbers: readonly number[]): ReactElement {
  return h(Text, { style: style.references }, numbers.map((number) => `[${number}]`).join(''))
}

/** An item to tick, with why it matters. */
export function checkItem(line: Line, key: string, labels: MagnetWords['labels']): ReactElement {
  return h(
    View,
    { key, wrap: false, style: style.row },
    h(View, { style: style.box }),
    h(
      View,
      { style: style.rowText },
      h(Text, null, line.text.replace(blankEnd, '')),
      blankEnd.test(line.text) ? h(View, { style: style.writingLine }) : null,
      line.note ? h(Text, { style: style.note }, `${labels.why}${labels.colon}${line.note}`) : null,
    ),
    references(line.references),
  )
}

/** A line to reuse, its answer where it is a question, and its form with blanks. */
export function quoteItem(line: Line, key: string, labels: MagnetWords['labels']): ReactElement {
  return h(
    View,
    { key, wrap: false, style: style.quote },
    h(
      View,
      { style: style.rowText },
      h(Text, { style: style.quoteText }, line.text),
      line.note ? h(Text, { style: style.note }, line.note) : null,
      line.template
        ? h(
            View,
            { style: style.template },
            h(Text, { style: { fontSize: 9.5 } }, `${labels.fillIn}${labels.colon}${line.template}`),
          )
        : null,
    ),
    references(line.references),
  )
}

/** A numbered step. */
export function stepItem(line: Line, key: string, number: number): ReactElement {
  return h(
    View,
    { key, wrap: false, style: [style.row, { paddingVertical: 4 }] },
    h(Text, { style: style.stepNumber }, `${number}`),
    h(Text, { style: style.rowText }, line.text),
    references(line.references),
  )
}
