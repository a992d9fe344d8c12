import type { BrandFace } from './brand-faces.ts'

/** What a picture at the head of an article is drawn from. All strings are untrusted. */
export type CoverRequest = {
  title: string
  siteTitle: string
  tags: readonly string[]
  /** The same seed gives the same pattern and colours; the article's id, for example. */
  seed: string
  /** BCP 47 tag of the title. */
  language: string
  colors?: BrandColors
  /** Of the title; without it the built-in one. */
  typeface?: BrandFace
}

/** Colours in hexadecimal that take the place of the built-in ones. */
export type BrandColors = { accent: string; paper: string; second: string; dark: string; well: string }

/** Colours of a figure in hexadecimal: its ground, words and lines, and what is compared. */
export type FigureColors = { paper: string; ink: string; soft: string; rule: string; accent: string }

/** A table of the article to be drawn. All strings are untrusted. */
export type FigureRequest = {
  caption: string
  /** The caption stands above the figure already, and is only told in its words. */
  isHeaded?: boolean
  header: readonly string[]
  rows: readonly (readonly string[])[]
  /** BCP 47 tag: says which separator of a number is the decimal one. */
  language: string
  /** By day and by night; without them the built-in ones. */
  colors?: { light: FigureColors; dark: FigureColors }
}

export type Picture = { png: Uint8Array; widthPx: number; heightPx: number }

/** `isDark`: dark on a transparent ground. */
export type RedrawnPicture = Picture & { isDark: boolean }

export type Figure = Picture & {
  /** A chart shows something that the table does not; `table` only repeats it, for places that cannot set a table. */
  kind: 'bars' | 'line' | 'table'
  /** The same picture as a document that follows the reader's choice of light or dark. */
  svg: string
  /** The same data in words. */
  alt: string
}

/** Draws the pictures of an article. No request makes it fail: what a font cannot show is left out. */
export interface Illustrator {
  /** Which engine draws: `built-in`, or a name by configuration. */
  readonly name: string
  /** The picture for link previews with the title in it: 1200 x 630. */
  drawCover(request: CoverRequest): Promise<Picture>
  /** The same picture without lettering, for the top of the page: 1200 x 300. */
  drawBanner(request: Pick<CoverRequest, 'seed' | 'colors'>): Promise<Picture>
  /** A pattern in the colours of a brand, 1200 x 600 or 1200 x 1200, as an SVG document of 8 or 16 KB. */
  drawArt(request: { seed: string; colors: BrandColors; square?: boolean }): string
  /** Draws a picture anew at a size that fits; undefined for what is none, or is not safe to draw. */
  redraw(
    bytes: Uint8Array,
    largest: { widthPx: number; heightPx: number },
  ): Promise<RedrawnPicture | undefined>
  /** Draws a picture anew so that it fills a size, cut around its middle; undefined as for {@link redraw}. */
  crop(bytes: Uint8Array, size: { widthPx: number; heightPx: number }): Promise<Picture | undefined>
  /** Whether the figure of a table would be a chart: what {@link drawFigure} draws as `bars` or `line`. */
  drawsChart(request: FigureRequest): boolean
  /** One table: a line over time or bars where numbers can be compared, else a picture of the table. */
  drawFigure(request: FigureRequest): Promise<Figure>
}
