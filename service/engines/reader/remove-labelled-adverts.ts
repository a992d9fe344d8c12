import { countWordsOf, isAdvertLabel, isAdvertUnderLabel } from './labelled-advert.ts'

/** Lists of costs, tables of services and headings may name advertising. */
const notLabels = new Set('LI TD TH H1 H2 H3 H4 H5 H6 OPTION A'.split(' '))
/** They hold the page, and no advert alone. */
const holders = new Set('BODY MAIN ARTICLE'.split(' '))
/** More labels on one page are no adverts. */
const maxLabels = 50

/**
 * Removes adverts with their labels: the box that a label stands in, or what comes right after it. Readability takes labels
 * for clutter and drops them, and then nothing tells the advert from a paragraph.
 */
export function removeLabelledAdverts(body: Element): void {
  const labels = [...body.querySelectorAll('*')]
    .filter(
      (element) =>
        element.children.length === 0 &&
        !notLabels.has(element.tagName) &&
        isAdvertLabel(textOf(element)) &&
        element.closest('li, table, h1, h2, h3, h4, h5, h6') === null,
    )
    .slice(0, maxLabels)
  if (labels.length === 0) return
  const words = countWordsOf([...body.querySelectorAll('p, li, h1, h2, h3, h4, td, div')].map(ownText))
  for (const label of labels) {
    const outer = outermost(label)
    const box = outer.parentElement
    if (box === null) continue
    const inBox = textOf(box)
    const isFirst = inBox.startsWith(textOf(label))
    if (
      isFirst &&
      !holders.has(box.tagName) &&
      isAdvertUnderLabel(inBox.slice(textOf(label).length), words)
    ) {
      box.remove()
      continue
    }
    const next = outer.nextElementSibling
    if (next === null || isHeading(next) || !isAdvertUnderLabel(textOf(next), words)) continue
    next.remove()
    outer.remove()
  }
}

/** The element that holds the label and nothing else. */
function outermost(label: Element): Element {
  let outer = label
  for (let parent = outer.parentElement; parent !== null; parent = outer.parentElement) {
    if (holders.has(parent.tagName) || textOf(parent) !== textOf(label)) break
    outer = parent
  }
  return outer
}

/** The text of an element without that of the blocks in it, which have their own. */
function ownText(element: Element): string {
  return [...element.childNodes]
    .filter(
      (node) => !(node.nodeType === 1 && /^(?:P|LI|DIV|UL|OL|H\d|TABLE|TR|TD|SECTION)$/.test(node.nodeName)),
    )
    .map((node) => node.textContent ?? '')
    .join(' ')
}

function isHeading({ tagName }: Element): boolean {
  return /^H\d$/.test(tagName)
}

function textOf(element: Element): string {
  return (element.textContent ?? '').replace(/\s+/g, ' ').trim()
}
