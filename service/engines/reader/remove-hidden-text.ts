import { readPageStyles, type StyleLookup } from './page-styles.ts'
import { type Color, isSameColor, parseColor } from './parse-color.ts'

/** What is inherited on the way down. A color or background of null is one that we do not know. */
type Inherited = { color: Color | null; background: Color | null; fontSize: number; visible: boolean }
type Cause = 'attribute' | 'box' | 'opacity' | 'visibility' | 'size' | 'color'
type Removal = { node: ChildNode; length: number; cause: Cause }

const white: Color = { red: 255, green: 255, blue: 255, alpha: 1 }
const black: Color = { red: 0, green: 0, blue: 0, alpha: 1 }
/** Points, pixels or thereabouts: smaller type is not meant to be read. */
const minFontSize = 3
/** A cause that hides more of the page than this is undone by a script or a style sheet that we do not read. */
const maxShare = 0.6
const textNode = 3

/**
 * Removes text that the page does not show its readers: `hidden`, `aria-hidden`, not displayed, invisible, transparent,
 * without size, clipped, off the screen, or in the color of its background, as the page's own styles say.
 */
export function removeHiddenText(document: Document): void {
  const styleOf = readPageStyles(document)
  const removals: Removal[] = []
  const visit = (element: Element, above: Inherited) => {
    const cause = hiddenBox(element, styleOf)
    if (cause) {
      removals.push({ node: element, length: textLength(element), cause })
      return
    }
    const here = inherit(element, above, styleOf)
    for (const node of element.childNodes) {
      if (isElement(node)) visit(node, here)
      else if (node.nodeType === textNode) {
        const reason = hiddenText(here)
        if (reason) removals.push({ node, length: textLength(node), cause: reason })
      }
    }
  }
  visit(document.body, { color: black, background: white, fontSize: 16, visible: true })
  const whole = textLength(document.body)
  const hidden = new Map<Cause, number>()
  for (const { cause, length } of removals) hidden.set(cause, (hidden.get(cause) ?? 0) + length)
  for (const { node, cause } of removals) {
    if ((hidden.get(cause) ?? 0) <= whole * maxShare) node.remove()
  }
}

function hiddenBox(element: Element, styleOf: StyleLookup): Cause | null {
  if (element.hasAttribute('hidden') || element.getAttribute('aria-hidden') === 'true') return 'attribute'
  const style = (property: string) => styleOf(element, property) ?? ''
  if (style('display') === 'none' || style('content-visibility') === 'hidden') return 'box'
  if (style('opacity') !== '' && Number.parseFloat(style('opacity')) <= 0.05) return 'opacity'
  const isPlaced = /^(absolute|fixed)$/.test(style('position'))
  if (isPlaced && ['left', 'right', 'top', 'bottom', 'inset'].some((side) => isFarOff(style(side))))
    return 'box'
  if (isFarOff(style('text-indent')) || ['margin-left', 'margin-top'].some((side) => isFarOff(style(side))))
    return 'box'
  if (/rect\(\s*(?:0|1px)/.test(style('clip')) || /inset\(\s*(?:[5-9]\d|100)%/.test(style('clip-path')))
    return 'box'
  if (/scale\(\s*0(?:\.0\d*)?\s*[,)]|translate[xy3d]*\(\s*-\d{3,}/.test(style('transform'))) return 'box'
  const isCut = /hidden|clip/.test(style('overflow'))
  const sides = ['width', 'height', 'max-width', 'max-height'].map((side) => style(side))
  return isCut && sides.some((side) => /^[01](?:\.\d+)?(?:px)?$/.test(side)) ? 'box' : null
}

/** `-9999px`, `-999em`, `-100vw`: out of sight to the left or above. */
function isFarOff(value: string): boolean {
  const [, size, unit] = /^-(\d+(?:\.\d+)?)(px|r?em|v[wh]|%)/.exec(value) ?? []
  if (size === undefined) return false
  return Number(size) >= (unit === 'px' ? 400 : unit?.endsWith('em') ? 40 : 100)
}

function inherit(element: Element, above: Inherited, styleOf: StyleLookup): Inherited {
  const here = { ...above }
  const visibility = styleOf(element, 'visibility')
  if (visibility !== undefined && visibility !== 'inherit') here.visible = !/hidden|collapse/.test(visibility)
  const size = styleOf(element, 'font-size')
  if (size !== undefined) here.fontSize = fontSize(size, above.fontSize)
  const background = styleOf(element, 'background-color') ?? styleOf(element, 'background')
  const image = styleOf(element, 'background-image') ?? styleOf(element, 'background') ?? ''
  if (/url\(|gradient\(/.test(image)) here.background = null
  else if (background !== undefined) {
    const color = parseColor(background)
    if (color === null || color.alpha > 0) here.background = color
  }
  const color = styleOf(element, 'color') ?? element.getAttribute('color')
  if (color !== undefined && color !== null && color !== 'inherit') here.color = parseColor(color)
  // Text filled with a gradient is declared as transparent.
  const clip = styleOf(element, 'background-clip') ?? styleOf(element, '-webkit-background-clip')
  if (clip === 'text') here.color = null
  return here
}

function fontSize(value: string, above: number): number {
  const [, figure, unit] = /^(\d*\.?\d+)(px|pt|r?em|%)?$/.exec(value) ?? []
  if (figure === undefined) return above === 0 ? 16 : above
  if (unit === 'em') return Number(figure) * above
  if (unit === '%') return (Number(figure) / 100) * above
  return Number(figure) * (unit === 'rem' ? 16 : 1)
}

function hiddenText({ color, background, fontSize: size, visible }: Inherited): Cause | null {
  if (!visible) return 'visibility'
  if (size < minFontSize) return 'size'
  if (color === null) return null
  if (color.alpha < 0.06) return 'color'
  return background !== null && isSameColor(color, background) ? 'color' : null
}

function isElement(node: Node): node is Element {
  return node.nodeType === 1
}

function textLength(node: Node): number {
  return node.textContent?.replace(/\s+/g, ' ').trim().length ?? 0
}
