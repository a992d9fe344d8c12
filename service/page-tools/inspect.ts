import { createThreadPool } from '../engines/reader/thread-pool.ts'
import { ReadError } from '../outbound/read-error.ts'
import type { Inspection, InspectionInput } from './inspection.ts'
import type { InspectionAnswer } from './inspection-worker.ts'

const ask = createThreadPool<InspectionInput, InspectionAnswer>({
  script: new URL('./inspection-worker.ts', import.meta.url),
  maxWorkers: 2,
  cpuMs: 15_000,
  patienceMs: 60_000,
  memoryMb: 512,
  tooMuch: 'The page is too complex to read.',
})

/** Looks through a page or a picture on another thread. @throws {ReadError} `unreadable`, or `timed_out`; {Unavailable} */
export async function inspect(input: InspectionInput, signal: AbortSignal): Promise<Inspection> {
  const answer = await ask(input, signal)
  if ('failure' in answer) throw new ReadError('unreadable', "The structure of the page can't be read.")
  return answer
}
