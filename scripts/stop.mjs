/** A reason to end that the operator can act on: one sentence, shown without a stack. */
export class StartupError extends Error {}

/**
 * A full disk and a folder that is not ours are told in one sentence, wherever they were met.
 * @param {string} said an error's message, or the last lines of a program
 * @param {string} folder what was being written
 * @param {string} remedy what to set or to do
 * @returns {StartupError | undefined}
 */
export function explainDisk(said, folder, remedy) {
  if (/ENOSPC|EDQUOT|No space left on device|quota exceeded/i.test(said)) {
    return new StartupError(`The disk that holds ${folder} is full: free some space${remedy}.`)
  }
  if (/EACCES|EROFS|\bEPERM\b/.test(said)) {
    return new StartupError(`${folder} cannot be written by this user: change its owner${remedy}.`)
  }
  return undefined
}
