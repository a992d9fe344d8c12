import { type CallOptions, type Client, type EstimateBody, waitFor } from '../client/src/index.ts'
import { agreeOnPrice, creditsOf } from './agree-on-price.ts'
import { command } from './command.ts'
import type { Terminal } from './terminal.ts'

type Progress = { status?: string; progress?: { percent: number; message: string } }

/** A job that is started, followed to its end, and shown. */
export type Job<Poll, Result extends Progress> = {
  call: EstimateBody
  question: string
  /** What it is called with its id, and the operations that read and cancel it. */
  noun: string
  reads: string
  cancels: string
  start(client: Client): Promise<{ id: string; warnings?: readonly string[] | undefined }>
  get(client: Client, input: Poll, options?: CallOptions): Promise<Result>
  at(id: string): Poll
  /** What came of it, for a person; lines that are empty are left out. */
  lines(result: Result): readonly (string | undefined | false)[]
  charged(result: Result): number | undefined
}

/** Shows the price, asks, starts the job, says how far it is, and shows what came of it. */
export async function runJob<Poll, Result extends Progress>(
  terminal: Terminal,
  client: Client,
  job: Job<Poll, Result>,
  yes: boolean | undefined,
): Promise<void> {
  const { call, question, noun, reads, cancels } = job
  await agreeOnPrice(terminal, client, call, { question, yes })
  const { id, warnings = [] } = await job.start(client)
  for (const warning of warnings) terminal.note(warning)
  terminal.note(
    `${noun} ${id}. Ctrl-C leaves it running. To see it: ${command} api ${reads} ${id}; to cancel it: ${command} api ${cancels} ${id}`,
  )
  const result = await waitFor(job.get, client, job.at(id), {
    everyMs: 250,
    onProgress: ({ status = '', progress }) => {
      // What made it fail is said by the error that follows.
      if (status !== 'failed')
        terminal.progress(progress ? `${progress.percent} % ${progress.message}` : status)
    },
  })
  const charged = job.charged(result)
  const lines = [...job.lines(result), charged !== undefined && `Charged: ${creditsOf(charged)}`]
  terminal.show(lines.filter(Boolean).join('\n'), result)
}
