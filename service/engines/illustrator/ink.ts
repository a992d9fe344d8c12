import { palette } from '../../palette/palette.ts'

const { paper, ink: words, soft } = palette.light

/** The colours of paper and ink that every picture shares; on a picture they are a little stronger than on a page. */
export const ink = { paper, ink: words, soft, well: '#e6e0d0', rule: '#d6d0c0', accent: '#b8371a' } as const

/** The same by night. */
export const nightInk = palette.dark
