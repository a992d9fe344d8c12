import type { TypesetRequest } from './typesetter.ts'

/**
 * Measures of the first page in points of A4, 595 wide: the PDF is set by them, and so is the cover on its landing page.
 * What is offered and what arrives are then the same.
 */
export const coverDesign = {
  pageWidth: 595.28,
  bandHeight: 150,
  side: 58,
  textTop: 60,
  foot: 46,
  kicker: { size: 11, below: 14 },
  title: { lineHeight: 1.1, below: 18 },
  subtitle: { size: 14, lineHeight: 1.45, maxWidth: 380 },
  publisher: { size: 15, lineHeight: 1.3, maxWidth: 330 },
  date: { size: 9, lineHeight: 1.45 },
} as const

/** From the largest: a long title is set smaller. */
export const coverTitleSizes = [44, 36, 29, 23] as const

export function coverTitleSize(title: string): (typeof coverTitleSizes)[number] {
  const length = [...title].length
  if (length <= 28) return 44
  if (length <= 60) return 36
  return length <= 110 ? 29 : 23
}

/** The day on a cover, in its language. */
export function coverDay(day: Date, language: string): string {
  return new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' }).format(day)
}

export type CoverShape = {
  x: number
  y: number
  width: number
  height: number
  rx?: number
  /** In the accent of the brand, the others in the colour of paper. */
  isMarked: boolean
}

/** What the kind is made of, in the band: squares to tick, lines, or steps that rise. */
export function coverShapes(kind: TypesetRequest['kind']): CoverShape[] {
  return [0, 1, 2, 3, 4].map((index) => ({ ...shapeOf(kind, index), isMarked: index === 2 }))
}

function shapeOf(kind: TypesetRequest['kind'], index: number): Omit<CoverShape, 'isMarked'> {
  switch (kind) {
    case 'checklist':
      return { x: 58 + index * 62, y: 54, width: 42, height: 42, rx: 5 }
    case 'swipe_file':
      return { x: 58, y: 34 + index * 18, width: 480 - ((index * 137) % 220), height: 7, rx: 3 }
    case 'framework': {
      const y = 112 - index * 19
      return { x: 58 + index * 97, y, width: 89, height: coverDesign.bandHeight - y }
    }
  }
}
