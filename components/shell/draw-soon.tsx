import { setTimeout } from 'node:timers/promises'
import type { Metadata } from 'next'
import { headers } from 'next/headers'
import type { ReactElement } from 'react'
import type { ActionResult } from '#lib/action-result.ts'
import { SoonBoundary } from './soon-boundary.tsx'

const documentMs = 250
/** For the page of a record: what does not exist can be answered with 404 only before anything is sent. */
export const recordMs = 700
/** For a form: one that comes in place of a skeleton could lose what is typed before it has its scripts. */
export const formMs = 2_000
/** What was there before stays meanwhile: the page that one comes from, or this one, when it is drawn again in its place. */
const inPageMs = 1_000

/**
 * A part of the page that waits for the service: without a boundary where the answer is quick, since React shows what
 * stands behind one up to 300 ms late; where it is slow, with a skeleton meanwhile, and a word for whoever cannot see it.
 */
export async function drawSoon(
  part: Promise<ReactElement | null>,
  skeleton: ReactElement,
  patienceMs?: number,
): Promise<ReactElement> {
  const quick = await soon(part, patienceMs)
  if (quick) return <SoonBoundary isSlow={false}>{quick.value}</SoonBoundary>
  const loading = (
    <>
      <p role="status" className="sr-only">
        Loading
      </p>
      {skeleton}
    </>
  )
  return (
    <SoonBoundary isSlow fallback={loading}>
      {part}
    </SoonBoundary>
  )
}

/**
 * The title of a record's page: the record's name where the answer is as quick as `drawSoon` waits, else the page's own,
 * since the title stands in the head, before the skeleton.
 */
export async function titleSoon<T>(
  reading: Promise<ActionResult<T>>,
  nameOf: (record: T) => string,
  otherwise: string,
  patienceMs?: number,
): Promise<Metadata> {
  const quick = await soon(reading, patienceMs)
  return { title: quick?.value.ok ? nameOf(quick.value.data) : otherwise }
}

/** What `part` comes to, unless that takes longer than a page waits. */
async function soon<T>(part: Promise<T>, patienceMs?: number): Promise<{ value: T } | undefined> {
  const coming = part.then((value) => ({ value }))
  // It may fail while the headers are read; whoever waits for it is told.
  coming.catch(() => undefined)
  const timeoutMs = patienceMs ?? patienceFor(await headers())
  return Promise.race([coming, setTimeout(timeoutMs, undefined, { ref: false })])
}

/** A browser that opens an address takes HTML; what a page asks for by itself does not. */
export function patienceFor(request: Pick<Headers, 'get'>): number {
  return request.get('accept')?.includes('text/html') ? documentMs : inPageMs
}
