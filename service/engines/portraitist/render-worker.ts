import { parentPort } from 'node:worker_threads'
import { Resvg } from '@resvg/resvg-js'

export type Rendering = { svg: string; widthPx: number }
export type Rendered = { png: Uint8Array } | { failure: string }

parentPort?.on('message', (rendering: Rendering) => {
  parentPort?.postMessage(answerOf(rendering))
})

function answerOf({ svg, widthPx }: Rendering): Rendered {
  try {
    const drawing = new Resvg(svg, {
      font: { loadSystemFonts: false },
      fitTo: { mode: 'width', value: widthPx },
    })
    return { png: new Uint8Array(drawing.render().asPng()) }
  } catch (error) {
    return { failure: error instanceof Error ? error.message : String(error) }
  }
}
