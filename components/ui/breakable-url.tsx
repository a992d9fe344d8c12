import { Fragment } from 'react'

/** An address whose lines end behind one of its parts, `/` or `-`, and within a part only where that is longer than a line. */
export function BreakableUrl({ url }: { url: string }) {
  return url.split(/(?<=[/.?&-])(?!\/)/).map((part, at) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: The parts of an address keep their order.
    <Fragment key={at}>
      {at > 0 && <wbr />}
      {part}
    </Fragment>
  ))
}
