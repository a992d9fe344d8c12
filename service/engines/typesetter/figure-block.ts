import { Image, View } from '@react-pdf/renderer'
import { createElement as h, type ReactElement } from 'react'
import { type Look, references } from './line-block.ts'
import { tagged } from './tag.ts'
import type { SetFigure, SetPicture } from './typesetter.ts'

export function pngData(picture: SetPicture): { data: Buffer; format: 'png' } {
  return { data: Buffer.from(picture.png), format: 'png' }
}

/** A drawn table of the evidence, its title in the picture, with the number of its source. */
export function figureBlock(figure: SetFigure, key: string, look: Look): ReactElement {
  const widthPt = 415
  const heightPt = Math.min(330, (widthPt * figure.heightPx) / figure.widthPx)
  return h(
    View,
    { key, wrap: false, style: { flexDirection: 'row', marginLeft: 34, marginVertical: 10 } },
    h(
      Image,
      tagged(
        { type: 'Figure', alt: figure.alt },
        { src: pngData(figure), style: { width: widthPt, height: heightPt, objectFit: 'contain' } },
      ),
    ),
    references([figure.reference], look),
  )
}
