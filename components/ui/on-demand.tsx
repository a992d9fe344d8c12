'use client'
import { type ComponentType, type ReactNode, useEffect, useState } from 'react'
import { loadPatiently } from './load-patiently.ts'

/**
 * A part of the page that comes when it is first shown, and what loads it before, when somebody is about to ask for it.
 * Not `next/dynamic`: React holds back what stands behind a boundary for 300 ms, also where it was loaded long ago.
 */
export function onDemand<Props extends object>(get: () => Promise<ComponentType<Props>>) {
  let known: ComponentType<Props> | undefined
  const load = async (): Promise<ComponentType<Props>> => {
    known ??= await loadPatiently(get)
    return known
  }

  /** `before` is shown until it is there. */
  function OnDemand(props: Props & { before?: ReactNode }) {
    const [Part, setPart] = useState(() => known)
    const [failure, setFailure] = useState<{ error: unknown }>()
    useEffect(() => {
      if (Part) return
      load().then(
        (loaded) => setPart(() => loaded),
        (error: unknown) => setFailure({ error }),
      )
    }, [Part])
    // In drawing, so that the page's own error boundary tells of it.
    if (failure) throw failure.error
    return Part ? <Part {...props} /> : props.before
  }

  /** Loads it before it is shown; a failure is told when it is. @returns when it is there, or has failed */
  const prepare = async (): Promise<void> => {
    await load().catch(() => undefined)
  }
  return { Part: OnDemand, prepare }
}
