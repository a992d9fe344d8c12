import { wrapData } from '../../chat-model/wrap-data.ts'
import { renderSources, type ShownSource } from './evidence-markdown.ts'

/** Sources as a prompt shows them; undefined where there are none. */
export function showSources(shown: ShownSource[]): string | undefined {
  return shown.length === 0 ? undefined : wrapData('SOURCES', renderSources(shown))
}
