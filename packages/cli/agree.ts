import type { Terminal } from './terminal.ts'
import { UsageError } from './usage-error.ts'

/**
 * Asks a question that is answered by yes or no; with `yes` it is agreed to beforehand.
 * @param otherwise what did not happen, in a sentence
 * @throws {UsageError} when the answer is no
 */
export async function agree(
  terminal: Terminal,
  question: string,
  { yes = false, otherwise }: { yes?: boolean | undefined; otherwise: string },
): Promise<void> {
  if (!yes && !/^y(es)?$/i.test(await terminal.ask(`${question} (y/n)`)))
    throw new UsageError(`${otherwise} Say yes, or give --yes.`)
}
