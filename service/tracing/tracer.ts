export type SpanFacts = {
  name: string
  kind: 'server' | 'consumer' | 'client'
  /** Of the work that caused this one, where that is another process or was long ago (W3C Trace Context). */
  parent?: string | undefined
  attributes?: Record<string, string | number | undefined>
}

export type OpenSpan = {
  /** Names the span to others: `00-<trace>-<span>-<flags>`. */
  traceparent: string
  end(outcome: { name?: string; error?: unknown; attributes?: SpanFacts['attributes'] }): void
}

export type Tracer = { open(facts: SpanFacts): OpenSpan; close(): Promise<void> }
