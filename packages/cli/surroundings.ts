type Output = NodeJS.WritableStream & { isTTY?: boolean; columns?: number }

/** What a command reads, writes and is ended by: those of the process, or others in a test. */
export type Surroundings = {
  env: Readonly<Record<string, string | undefined>>
  stdin: NodeJS.ReadableStream & { readableEnded?: boolean }
  stdout: Output
  stderr: Output
  /** Aborted by Ctrl-C, so that a command can tidy up. Without this call Ctrl-C ends the process at once. */
  interrupted(): AbortSignal
}
