import type { Context as Request } from 'hono'

/** Whether `Accept` names Markdown, and HTML not before it (RFC 9110, section 12.5.1). */
export function prefersMarkdown(request: Request): boolean {
  const accept = request.req.header('accept')
  // Nearly every request of a reader ends here.
  if (!accept?.includes('text/markdown')) return false
  const weights = new Map(
    accept.split(',').map((part) => {
      const [type = '', ...parameters] = part.split(';').map((one) => one.trim().toLowerCase())
      const weight = parameters.find((one) => one.startsWith('q='))?.slice(2)
      return [type, Number(weight ?? 1)]
    }),
  )
  const markdown = weights.get('text/markdown') ?? 0
  return markdown > 0 && markdown >= (weights.get('text/html') ?? 0)
}
