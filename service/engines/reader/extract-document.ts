import { ReadError } from '../../outbound/read-error.ts'
import type { Extraction, ExtractionInput } from './extraction.ts'
import type { ExtractionAnswer } from './extraction-worker.ts'
import { createThreadPool } from './thread-pool.ts'

const ask = createThreadPool<ExtractionInput, ExtractionAnswer>({
  script: new URL('./extraction-worker.ts', import.meta.url),
  maxWorkers: 2,
  cpuMs: 15_000,
  patienceMs: 60_000,
  memoryMb: 512,
  tooMuch: 'The file takes too much work to read; paste its text instead.',
})

/**
 * Turns a file into blocks on another thread, so that a hostile one can neither hold up the service nor exhaust its
 * memory: 15 s of processor time and 512 MB at most. Two run concurrently, others wait their turn. Throws {@link ReadError} `unreadable`,
 * or `timed_out` when `signal` aborts, and `Unavailable` when the machine is too busy.
 */
export async function extractDocument(input: ExtractionInput, signal?: AbortSignal): Promise<Extraction> {
  const answer = await ask(input, signal)
  if ('extraction' in answer) return answer.extraction
  throw new ReadError(
    'unreadable',
    answer.message ?? 'The file is built in a way that cannot be read; paste its text instead.',
  )
}
