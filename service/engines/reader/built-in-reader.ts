import { Counter } from 'prom-client'
import type { GuardedFetch } from '../../outbound/guarded-fetch.ts'
import { ReadError } from '../../outbound/read-error.ts'
import { extractDocument } from './extract-document.ts'
import { findLanguage } from './page-metadata.ts'
import { findPageType, type PageType, readableTypes } from './page-type.ts'
import type { Reader, ReadPage } from './reader.ts'

const timeoutMs = 20_000
const maxBytes = 8_000_000

const reads = new Counter({
  name: 'masthead_page_reads_total',
  help: 'Web pages read, by outcome: read, or why not.',
  labelNames: ['outcome'],
})

/**
 * The reader that needs no account: fetches through the guarded fetch and understands HTML, plain text, Markdown and
 * PDF. At most 20 s for the transfer, 8 MB, 5 redirects.
 */
export function createBuiltInReader(guardedFetch: GuardedFetch): Reader {
  return {
    async readPage(url, signal) {
      try {
        const page = await readPage(guardedFetch, url, signal)
        reads.inc({ outcome: 'read' })
        return page
      } catch (error) {
        reads.inc({ outcome: error instanceof ReadError ? error.failure : 'error' })
        throw error
      }
    },
  }
}

async function readPage(guardedFetch: GuardedFetch, url: string, signal?: AbortSignal): Promise<ReadPage> {
  const answer = await guardedFetch(url, {
    headers: {
      accept:
        'text/html, application/xhtml+xml, text/markdown;q=0.9, text/plain;q=0.8, application/pdf;q=0.8, */*;q=0.1',
      'accept-language': 'en, *;q=0.5',
    },
    timeoutMs,
    maxBytes,
    acceptTypes: readableTypes,
    onlyOk: true,
    signal,
  })
  const { finalUrl, headers, body } = answer
  const host = new URL(finalUrl).hostname
  const contentType = headers.get('content-type')
  if (body.byteLength === 0) throw new ReadError('empty_page', `${host} returned an empty response.`)
  const type = findPageType(contentType, body, finalUrl)
  if (!type) {
    throw new ReadError(
      'wrong_type',
      `${host} answers with something that is not a page; a web page, plain text, Markdown or a PDF is needed.`,
    )
  }
  const language = findLanguage(headers.get('content-language'))
  const extraction = await extractDocument({ type, body, contentType, as: 'page', language }, signal).catch(
    (error) => {
      if (error instanceof ReadError) throw new ReadError(error.failure, `${host}: ${error.message}`)
      throw error
    },
  )
  if (extraction.words === 0) throw emptyPage(type, host)
  return { url, finalUrl, ...extraction, title: extraction.title ?? nameOf(finalUrl) }
}

/** The file's name, or the host's where there is none. */
function nameOf(address: string): string {
  const url = new URL(address)
  const name = url.pathname.split('/').filter(Boolean).at(-1) ?? ''
  try {
    const words = decodeURIComponent(name)
      .replace(/\.\w{1,8}$/, '')
      .replace(/[-_+]+/g, ' ')
      .trim()
    return words.slice(0, 300) || url.hostname
  } catch {
    return url.hostname
  }
}

function emptyPage(type: PageType, host: string): ReadError {
  const sentence =
    type === 'pdf'
      ? `The PDF of ${host} holds no text; it is probably a scan.`
      : type === 'html'
        ? `The page of ${host} holds no text of its own; it may be built by scripts or need a sign-in.`
        : `The file of ${host} holds no words.`
  return new ReadError('empty_page', sentence)
}
