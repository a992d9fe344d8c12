import { writeArticle } from './built-in/write-article.ts'
import type { Writer } from './writer.ts'

const NAME = 'built-in'

/**
 * The writer that needs no account and no network: it composes from evidence and never invents. Every statement of
 * an article is a passage of a source, word for word; with nothing to write from it hands back a content brief.
 * Throws WriteError `cancelled` when the signal is aborted, and `empty` when there is neither a topic nor evidence.
 */
export function createBuiltInWriter(): Writer {
  return { write: (request) => writeArticle(request, NAME) }
}
