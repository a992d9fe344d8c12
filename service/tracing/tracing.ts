import { AsyncLocalStorage } from 'node:async_hooks'
import type { SpanFacts, Tracer } from './tracer.ts'

let tracer: Tracer | undefined
const current = new AsyncLocalStorage<string>()

/** The span that the caller works in, for what it causes; undefined where nothing is traced. */
export const traceparent = (): string | undefined => (tracer ? current.getStore() : undefined)

export const isTracing = (): boolean => tracer !== undefined

/**
 * Sends spans to a collector from now on, by OTLP over HTTP. The library is loaded here and nowhere else, since it costs
 * memory and most installations have no collector.
 * @param options.url of the collector, without `/v1/traces`
 * @param options.share of the traces that begin here, 0 to 1; others follow the decision of where they began
 * @returns ends it and sends what is left
 */
export async function startTracing(options: {
  url: string
  share: number
  serviceName: string
}): Promise<() => Promise<void>> {
  const { createTracer } = await import('./open-telemetry.ts')
  const mine = createTracer(options)
  tracer = mine
  return async () => {
    tracer = undefined
    await mine.close()
  }
}

/** Runs `work` in a span. It may name the span better, and add to it, once it knows more. */
export async function inSpan<T>(
  facts: SpanFacts,
  work: (more: (known: Pick<SpanFacts, 'attributes'> & { name?: string }) => void) => Promise<T>,
): Promise<T> {
  if (!tracer) return work(() => undefined)
  const span = tracer.open({ ...facts, parent: facts.parent ?? current.getStore() })
  let known: Pick<SpanFacts, 'attributes'> & { name?: string } = {}
  try {
    const result = await current.run(span.traceparent, () =>
      work((more) => {
        known = { ...known, ...more }
      }),
    )
    span.end(known)
    return result
  } catch (error) {
    span.end({ ...known, error })
    throw error
  }
}
