import { Fragment } from 'react'
import { visibleText } from './visible-text.ts'

/** A type of event, such as `session.articles_generated`, which breaks after its dots and underscores where it must. */
export function EventName({ type }: { type: string }) {
  return visibleText(type)
    .split(/(?<=[._])/)
    .map((part, at) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text have no other name, and their order is the text.
      <Fragment key={at}>
        {at > 0 && <wbr />}
        {part}
      </Fragment>
    ))
}
