import type { NextRequest } from 'next/server'
import { type Refusal, refusalOf } from '#components/results/consent-refusals.ts'
import { completeSearchConsent } from '#contract/search-console.ts'
import { runOperation } from '#lib/session-action.ts'

/** Where Google sends a person back to after they were asked whether Search Console may be read. */
export async function GET({ nextUrl }: NextRequest): Promise<Response> {
  const code = nextUrl.searchParams.get('code')
  const state = nextUrl.searchParams.get('state')
  if (!code || !state) return back('declined')
  const result = await runOperation(completeSearchConsent, { body: { code, state } })
  return back(result.ok ? undefined : refusalOf(result.problem))
}

function back(refusal: Refusal | undefined): Response {
  const query = refusal ? `?${new URLSearchParams({ search_console: refusal })}` : ''
  return new Response(null, { status: 303, headers: { location: `/settings/results${query}` } })
}
