import { type Attributes, ROOT_CONTEXT, SpanKind, SpanStatusCode, trace } from '@opentelemetry/api'
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http'
import { resourceFromAttributes } from '@opentelemetry/resources'
import {
  BatchSpanProcessor,
  ParentBasedSampler,
  TraceIdRatioBasedSampler,
  TracerProvider,
} from '@opentelemetry/sdk-trace'
import { version } from '../config/version.ts'
import { describeError, redactSecrets } from '../log/log.ts'
import type { SpanFacts, Tracer } from './tracer.ts'

const kinds = { server: SpanKind.SERVER, consumer: SpanKind.CONSUMER, client: SpanKind.CLIENT }
const timeoutMillis = 10_000

/** Spans in batches by OTLP over HTTP; what a collector that is away does not take is dropped. */
export function createTracer(options: { url: string; share: number; serviceName: string }): Tracer {
  const exporter = new OTLPTraceExporter({ url: `${options.url}/v1/traces`, timeoutMillis })
  const provider = new TracerProvider({
    resource: resourceFromAttributes({
      'service.name': options.serviceName,
      'service.version': version,
      'process.pid': process.pid,
    }),
    sampler: new ParentBasedSampler({ root: new TraceIdRatioBasedSampler(options.share) }),
    spanProcessors: [new BatchSpanProcessor({ exporter })],
  })
  const spans = provider.getTracer('masthead', version)
  return {
    open({ name, kind, parent, attributes }) {
      const context = contextOf(parent)
      const span = spans.startSpan(name, { kind: kinds[kind], attributes: present(attributes) }, context)
      const { traceId, spanId, traceFlags } = span.spanContext()
      return {
        traceparent: `00-${traceId}-${spanId}-${traceFlags.toString(16).padStart(2, '0')}`,
        end(outcome) {
          if (outcome.name !== undefined) span.updateName(outcome.name)
          span.setAttributes(present(outcome.attributes))
          if (outcome.error !== undefined) {
            const message = redactSecrets(describeError(outcome.error).message)
            span.setStatus({ code: SpanStatusCode.ERROR, message })
          }
          span.end()
        },
      }
    },
    close: () => provider.shutdown(),
  }
}

/** W3C Trace Context, section 3.2; anything else begins a trace of its own. */
function contextOf(parent: string | undefined) {
  const [, traceId, spanId, flags] =
    /^00-([0-9a-f]{32})-([0-9a-f]{16})-([0-9a-f]{2})$/.exec(parent ?? '') ?? []
  if (traceId === undefined || spanId === undefined || flags === undefined) return ROOT_CONTEXT
  return trace.setSpanContext(ROOT_CONTEXT, {
    traceId,
    spanId,
    traceFlags: Number.parseInt(flags, 16),
    isRemote: true,
  })
}

function present(attributes: SpanFacts['attributes'] = {}): Attributes {
  return Object.fromEntries(Object.entries(attributes).filter(([, value]) => value !== undefined))
}
