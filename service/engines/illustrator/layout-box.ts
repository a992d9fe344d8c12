/** CSS properties as satori understands them, numbers in pixels. */
export type BoxStyle = Record<string, string | number>

/** One block of a layout: the part of a React element that satori reads. */
export type Box = {
  type: 'div'
  key: null
  props: { style: BoxStyle; children: Box[] | string }
}

export function box(style: BoxStyle, children: Box[] | string = []): Box {
  return { type: 'div', key: null, props: { style: { display: 'flex', ...style }, children } }
}
