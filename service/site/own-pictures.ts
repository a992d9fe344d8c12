import { element, type HtmlElement, type HtmlNode, isElement, replaceNodes } from './html-tree.ts'
import type { SiteFigure } from './site-article.ts'

/**
 * Keeps the article's own images and replaces every other one with its alternative text: a page never makes its
 * reader's browser request another server. An image alone in its paragraph becomes a figure. `shown` are the figures
 * that the text shows by itself.
 */
export function saveOwnPictures(
  nodes: readonly HtmlNode[],
  figures: readonly SiteFigure[],
  address: (path: string) => string,
): { nodes: HtmlNode[]; shown: Set<SiteFigure> } {
  const shown = new Set<SiteFigure>()
  const kept = replaceNodes(nodes, (node) => {
    if (isElement(node, 'img')) {
      const figure = findFigure(String(node.properties.src ?? ''), figures)
      const alt = String(node.properties.alt ?? '')
      if (!figure) return alt ? [{ type: 'text', value: alt }] : []
      shown.add(figure)
      return [picture(figure, address(figure.path), alt || figure.alt)]
    }
    const only = isElement(node, 'p') && node.children.length === 1 ? node.children[0] : undefined
    const figure = isElement(only, 'img')
      ? figures.find((each) => isPictureOf(only, each, address))
      : undefined
    return only && figure ? [framed(only, figure.caption)] : undefined
  })
  return { nodes: kept, shown }
}

/** A figure element for a picture that the text does not name. */
export function figureElement(figure: SiteFigure, address: (path: string) => string): HtmlElement {
  return framed(picture(figure, address(figure.path), figure.alt), figure.caption)
}

function findFigure(src: string, figures: readonly SiteFigure[]): SiteFigure | undefined {
  const name = src.replace(/^\.\//, '')
  return figures.find((figure) => figure.path === name || figure.path.endsWith(`/${name}`))
}

function isPictureOf(node: HtmlElement, figure: SiteFigure, address: (path: string) => string): boolean {
  return node.properties.src === address(figure.path)
}

function picture(figure: SiteFigure, src: string, alt: string): HtmlElement {
  const { widthPx: width, heightPx: height } = figure
  return element('img', { src, alt, width, height, loading: 'lazy', decoding: 'async' }, [])
}

function framed(image: HtmlNode, caption: string): HtmlElement {
  const words = caption ? [element('figcaption', {}, [caption])] : []
  return element('figure', {}, [image, ...words])
}
