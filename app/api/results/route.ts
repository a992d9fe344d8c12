import type { NextRequest } from 'next/server'
import { getResults } from '#contract/results.ts'
import { sendOperation } from '#lib/agent-api/client.ts'
import { answerFile, datedName, fileAnswer } from '#lib/file-answer.ts'

/** All pages of a period, as a CSV file. */
export function GET({ nextUrl }: NextRequest): Promise<Response> {
  const { from, to } = Object.fromEntries(nextUrl.searchParams)
  return answerFile(async ({ key }) => {
    const file = await sendOperation(getResults, { query: { from, to } }, { key, accept: 'text/csv' })
    return fileAnswer(file.body, { name: datedName('results') })
  })
}
