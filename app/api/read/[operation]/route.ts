import type { NextRequest } from 'next/server'
import { readOperations } from '#lib/read-operations.ts'
import { runOperation } from '#lib/session-action.ts'
import { answerResult, problemAnswer } from '#lib/session-route.ts'

type Context = { params: Promise<{ operation: string }> }

/** One read of the contract for the browser. The query string holds the parameters of its path and its query. */
async function answer(request: NextRequest, { params }: Context): Promise<Response> {
  const { operation: name } = await params
  if (!isRead(name)) return problemAnswer({ kind: 'not_found', message: 'Not found.' })
  const operation = readOperations[name]
  const given = Object.fromEntries(request.nextUrl.searchParams)
  const isQuestion = operation.method === 'POST'
  if (isQuestion !== (request.method === 'POST')) return new Response(null, { status: 405 })
  const body: unknown = isQuestion ? await request.json().catch(() => undefined) : undefined
  return answerResult(await runOperation(operation, { params: given, query: given, body }))
}

function isRead(name: string): name is keyof typeof readOperations {
  return Object.hasOwn(readOperations, name)
}

export { answer as GET, answer as POST }
