import 'server-only'
import { getLeadMagnet } from '#contract/lead-magnets.ts'
import { env } from '#lib/env.ts'
import { type Caller, call } from './client.ts'

/**
 * The PDF of a lead magnet, unread; undefined where there is none, or where it is not on the service itself. Its
 * address comes from the service, so only its path is followed: nobody can make the dashboard call somewhere else.
 */
export async function openLeadMagnetPdf({ key }: Caller, id: string): Promise<Response | undefined> {
  const { pdf_url } = await call(getLeadMagnet, { params: { id } }, { key })
  const address = pdf_url === undefined ? null : URL.parse(pdf_url)
  if (!address) return undefined
  const response = await fetch(`${env().agentApiUrl}${address.pathname}${address.search}`, {
    redirect: 'manual',
    cache: 'no-store',
    signal: AbortSignal.timeout(30_000),
  })
  const isPdf = /^application\/pdf\b/i.test(response.headers.get('content-type') ?? '')
  return response.ok && isPdf ? response : undefined
}
