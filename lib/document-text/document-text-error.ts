/** Why a file gives no text; `message` is a sentence for the person who chose it. */
export class DocumentTextError extends Error {
  constructor(message: string) {
    super(message)
    this.name = 'DocumentTextError'
  }
}
