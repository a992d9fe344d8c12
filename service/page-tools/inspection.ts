import type { CheckedPage } from '#contract/page-reports.ts'
import { decodeText, findCharset } from '../engines/reader/decode-text.ts'
import { parseMarkup } from './markup/parse-markup.ts'
import { type MeasuredPicture, measurePicture } from './social/measure-picture.ts'
import type { PageFacts } from './social/page-facts.ts'
import { readPageFacts } from './social/read-page-facts.ts'
import { type JudgedData, structuredDataReport } from './structured-data-report.ts'

/** A page as it arrived, or a picture. */
export type InspectionInput =
  | { kind: 'structured_data' | 'page_facts'; body: Uint8Array; contentType: string | null; finalUrl: string }
  | { kind: 'picture'; body: Uint8Array }

export type TextFacts = Pick<CheckedPage, 'charset' | 'charset_from' | 'language' | 'cut'>

export type Inspection =
  | { text: TextFacts; report: JudgedData }
  | { text: TextFacts; facts: PageFacts }
  | { picture: MeasuredPicture | undefined }

/**
 * All parsing of third-party bytes. It can take long on hostile input: call `inspect`, which runs it on another thread.
 */
export async function inspectBytes(input: InspectionInput): Promise<Inspection> {
  if (input.kind === 'picture') return { picture: measurePicture(input.body) }
  const { body, contentType, finalUrl } = input
  const charset = findCharset(body, { contentType, markup: true })
  const markup = parseMarkup(decodeText(body, { contentType, markup: true }))
  const language = markup.elements
    .find(({ name }) => name === 'html')
    ?.attributes.get('lang')
    ?.slice(0, 60)
  const text: TextFacts = {
    charset: charset.name,
    charset_from: charset.from,
    ...(language && { language }),
    cut: markup.cut,
  }
  return input.kind === 'page_facts'
    ? { text, facts: readPageFacts(markup, finalUrl) }
    : { text, report: await structuredDataReport(markup, finalUrl) }
}
