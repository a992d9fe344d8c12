/** The embedded PostgreSQL could not start; the message is one sentence for the operator and names what to set. */
export class EmbeddedPostgresError extends Error {}

/**
 * Turns what the file system or PostgreSQL said into that sentence.
 * @param dataDir the folder of `DATA_DIR`
 * @param cause an error, or the last lines that PostgreSQL wrote
 */
export function explainFailure(dataDir: string, cause: unknown): EmbeddedPostgresError {
  if (cause instanceof EmbeddedPostgresError) return cause
  const said = cause instanceof Error ? cause.message : String(cause)
  if (/ENOSPC|EDQUOT|No space left|quota exceeded/i.test(said)) {
    return new EmbeddedPostgresError(
      `The disk that holds DATA_DIR (${dataDir}) is full: free some space, or set DATA_DIR to a folder on another disk.`,
    )
  }
  if (
    /EACCES|EPERM|EROFS|ENOENT.*mkdir|Permission denied|Read-only file system|wrong ownership/i.test(said)
  ) {
    return new EmbeddedPostgresError(
      `DATA_DIR (${dataDir}) cannot be written by this user: change its owner, or set DATA_DIR to a folder of your own.`,
    )
  }
  if (/ENOTDIR|EEXIST/.test(said)) {
    return new EmbeddedPostgresError(`DATA_DIR (${dataDir}) is not a folder: set DATA_DIR to one.`)
  }
  if (
    /error while loading shared libraries|ENOENT.*(initdb|postgres)|MODULE_NOT_FOUND|Cannot find module/i.test(
      said,
    )
  ) {
    return new EmbeddedPostgresError(
      `There is no working embedded PostgreSQL for ${process.platform}-${process.arch} here: set DATABASE_URL to a PostgreSQL of yours. (${lastLine(said)})`,
    )
  }
  return new EmbeddedPostgresError(
    `The embedded PostgreSQL in DATA_DIR (${dataDir}) did not start: ${lastLine(said)}`,
  )
}

/** PostgreSQL's FATAL line says more than the lines after it. */
function lastLine(said: string): string {
  const lines = said.trim().split('\n')
  return lines.findLast((line) => /FATAL|PANIC|error:/.test(line)) ?? lines.at(-1) ?? ''
}
