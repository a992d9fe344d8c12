import { z } from 'zod'
import { OllamaError, type PullProgress } from './ollama.ts'

// `POST /api/pull` of Ollama's API documentation ("Pull a model"): a line of JSON for each step. A part of the download
// is named by its digest; an error may come at any time, after a status of 200 as well.
const Line = z.object({
  status: z.string().optional().catch(undefined),
  digest: z.string().optional().catch(undefined),
  total: z.number().nonnegative().optional().catch(undefined),
  completed: z.number().nonnegative().optional().catch(undefined),
  error: z.string().optional().catch(undefined),
})

/** @throws {OllamaError} with a readable message */
export async function pullModel(
  options: { url: string; model: string; fetch: typeof globalThis.fetch },
  report: (progress: PullProgress) => void,
): Promise<void> {
  const { url, model, fetch } = options
  const parts = new Map<string, { total: number; completed: number }>()
  let isDone = false
  try {
    const response = await fetch(`${url}/api/pull`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ model, stream: true }),
      redirect: 'error',
    })
    for await (const text of linesOf(response)) {
      const line = Line.parse(JSON.parse(text))
      if (line.error !== undefined) throw new OllamaError(`Ollama could not load ${model}: ${line.error}`)
      isDone ||= line.status === 'success'
      if (line.digest === undefined || line.total === undefined) continue
      parts.set(line.digest, { total: line.total, completed: line.completed ?? 0 })
      const sum = (member: 'total' | 'completed') =>
        [...parts.values()].reduce((bytes, part) => bytes + part[member], 0)
      report({ completedBytes: sum('completed'), totalBytes: sum('total') })
    }
    if (!response.ok) throw new OllamaError(`Ollama answered with status ${response.status}.`)
  } catch (error) {
    if (error instanceof OllamaError) throw error
    throw new OllamaError(
      `The download of ${model} broke off. Start it again: what was loaded is kept. Check that Ollama still runs and that the disk is not full.`,
    )
  }
  if (!isDone)
    throw new OllamaError(`The download of ${model} ended early. Start it again: what was loaded is kept.`)
}

async function* linesOf(response: Response): AsyncGenerator<string> {
  if (!response.body) return
  const decoder = new TextDecoder()
  let rest = ''
  for await (const chunk of response.body) {
    const lines = (rest + decoder.decode(chunk, { stream: true })).split('\n')
    rest = lines.pop() ?? ''
    yield* lines.filter((line) => line.trim() !== '')
  }
  if (rest.trim() !== '') yield rest
}
