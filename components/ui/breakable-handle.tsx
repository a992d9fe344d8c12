import { Fragment } from 'react'

/** `@name@server.example`, whose lines end before an `@` or a dot, and within a part only where that is longer than a line. */
export function BreakableHandle({ handle }: { handle: string }) {
  return handle.split(/(?<=.)(?=[@.])/).map((part, at) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: The parts of a handle keep their order.
    <Fragment key={at}>
      {at > 0 && <wbr />}
      {part}
    </Fragment>
  ))
}
