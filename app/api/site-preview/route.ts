import type { NextRequest } from 'next/server'
import { previewSite } from '#contract/site.ts'
import { runOperation } from '#lib/session-action.ts'
import { problemAnswer } from '#lib/session-route.ts'

/** A page of the site with branding that is not saved, for the frame beside the form; or what becomes of its colours. */
export async function GET({ nextUrl }: NextRequest): Promise<Response> {
  const { searchParams } = nextUrl
  const body = {
    branding: parsed(searchParams.get('branding')),
    page: searchParams.get('page') ?? undefined,
    theme: searchParams.get('theme') ?? undefined,
    article_id: searchParams.get('article') ?? undefined,
  }
  const result = await runOperation(previewSite, { body })
  if (!result.ok) return problemAnswer(result.problem)
  if (searchParams.get('part') === 'colors') {
    return Response.json(result.data.colors, { headers: { 'cache-control': 'private, no-store' } })
  }
  return new Response(result.data.html.replace('<head>', '<head><base target="_blank">'), {
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'private, no-store',
    },
  })
}

function parsed(json: string | null): unknown {
  try {
    return JSON.parse(json ?? '{}')
  } catch {
    return null
  }
}
