import { element, type HtmlElement, type HtmlNode, isElement, replaceNodes } from './html-tree.ts'
import type { SiteFigure } from './site-article.ts'

/**
 * Keeps the article's own images and replaces every other one with its alternative text: a page never makes its
 * reader's browser request another server. An image alone in its paragraph becomes a figure.
 */
export function saveOwnPictures(
  nodes: readonly HtmlNode[],
  figures: readonly SiteFigure[],
  address: (path: string) => string,
): HtmlNode[] {
  return replaceNodes(nodes, (node) => {
    if (isElement(node, 'img')) {
      const figure = findFigure(String(node.properties.src ?? ''), figures)
      const alt = String(node.properties.alt ?? '')
      if (!figure) return alt ? [{ type: 'text', value: alt }] : []
      // A chart says what is in it now, and not when it was placed.
      return [picture(figure, address, figure.vectorPath === null ? alt || figure.alt : figure.alt)]
    }
    const only = isElement(node, 'p') && node.children.length === 1 ? node.children[0] : undefined
    const figure = isElement(only, 'img')
      ? figures.find((each) => isPictureOf(only, each, address))
      : undefined
    return only && figure ? [framed(only, figure.caption)] : undefined
  })
}

function findFigure(src: string, figures: readonly SiteFigure[]): SiteFigure | undefined {
  const name = src.replace(/^\.\//, '')
  return figures.find((figure) => figure.path === name || figure.path.endsWith(`/${name}`))
}

function isPictureOf(node: HtmlElement, figure: SiteFigure, address: (path: string) => string): boolean {
  return node.properties.src === address(shownPath(figure))
}

function shownPath({ path, vectorPath }: SiteFigure): string {
  return vectorPath ?? path
}

function picture(figure: SiteFigure, address: (path: string) => string, alt: string): HtmlElement {
  const { widthPx: width, heightPx: height } = figure
  const src = address(shownPath(figure))
  return element('img', { src, alt, width, height, loading: 'lazy', decoding: 'async' }, [])
}

function framed(image: HtmlNode, caption: string): HtmlElement {
  const words = caption ? [element('figcaption', {}, [caption])] : []
  return element('figure', {}, [image, ...words])
}
