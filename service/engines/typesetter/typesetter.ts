import type { BrandFace } from '../illustrator/brand-faces.ts'
import type { BrandColors } from '../illustrator/illustrator.ts'
import type { LeadMagnetKind, LeadMagnetLanguage, Part } from '../lead-magnet-writer/lead-magnet-writer.ts'
import type { CitedSource } from '../writer/writer.ts'

export type SetPicture = { png: Uint8Array; widthPx: number; heightPx: number; alt: string }
export type SetFigure = SetPicture & { reference: number; part: number | null }

/** Colours in hexadecimal: of areas, words and lines, and of what stands out. */
export type DocumentColors = { paper: string; ink: string; soft: string; rule: string; accent: string }

/** A lead magnet to be set as a PDF. All strings are untrusted. */
export type TypesetRequest = {
  kind: LeadMagnetKind
  language: LeadMagnetLanguage
  title: string
  subtitle: string
  introduction: string
  parts: readonly Part[]
  sources: readonly Pick<CitedSource, 'reference' | 'kind' | 'title' | 'url'>[]
  trustLevel: 'sourced' | 'mixed' | 'unsourced'
  /** The company, or the title of its site; it never says where the document came from. */
  publisher: { name: string }
  /** What the company offers the reader at the end, with its link; null where its profile names none. */
  nextStep: { text: string; url: string; line: string } | null
  madeAt: Date
  /** BCP 47 tag, where known with a region: says how the day on the cover is written. */
  locale: string
  colors: DocumentColors
  /** Of the publisher's site: for headings, and for all words where it is a sans. */
  typeface: BrandFace
  /** The pattern on the cover: the same seed gives the same one. */
  pattern: { seed: string; colors: BrandColors }
  /** At the head of the part with the same index. */
  banners: readonly SetPicture[]
  /** At the end of the part that speaks of them; those of a framework, whose stages have a page each, after the last. */
  figures: readonly SetFigure[]
}

export type Typeset = { pdf: Uint8Array; pageCount: number }

/** Why a document could not be set; the run fails with these words. */
export class TypesetError extends Error {}

export interface Typesetter {
  readonly name: string
  /** Throws {@link TypesetError}, and whatever `signal` was aborted with. */
  typeset(request: TypesetRequest, signal: AbortSignal): Promise<Typeset>
}
