import { Image, Text, View } from '@react-pdf/renderer'
import { createElement as h, type ReactElement } from 'react'
import { style } from './pdf-style.ts'
import type { SetFigure, SetPicture } from './typesetter.ts'

export function pngData(picture: SetPicture): { data: Buffer; format: 'png' } {
  return { data: Buffer.from(picture.png), format: 'png' }
}

/** A drawn table of the evidence with its caption and source. */
export function figureBlock(figure: SetFigure): ReactElement {
  const widthPt = 445
  const heightPt = Math.min(330, (widthPt * figure.heightPx) / figure.widthPx)
  return h(
    View,
    { wrap: false, style: { marginLeft: 34, marginVertical: 10 } },
    h(Image, { src: pngData(figure), style: { width: widthPt, height: heightPt, objectFit: 'contain' } }),
    h(Text, { style: [style.small, { marginTop: 4 }] }, `${figure.caption} [${figure.reference}]`),
  )
}
