const introduces = /[:：]\s*$/u

/**
 * Readability drops every aside, and lists that are mostly links. What is left of asides after pruning belongs to the
 * text, and so does a list that a sentence ending in a colon introduces: an aside becomes a section, and such a list keeps
 * its words without their links.
 */
export function keepIntroducedContent(body: Element): void {
  for (const aside of body.querySelectorAll('aside')) rename(aside, 'section')
  for (const list of body.querySelectorAll('ul, ol')) {
    if (!isIntroduced(list)) continue
    for (const link of list.querySelectorAll('a')) link.replaceWith(...link.childNodes)
  }
}

function isIntroduced(list: Element): boolean {
  const before = list.previousElementSibling
  if (before?.tagName !== 'P') return false
  // Navigation is introduced by a word ("Topics:"), a reading list by a sentence.
  const text = (before.textContent ?? '').trim()
  return introduces.test(text) && text.split(/\s+/).length > 1
}

function rename(element: Element, tag: string): void {
  const renamed = element.ownerDocument.createElement(tag)
  renamed.append(...element.childNodes)
  element.replaceWith(renamed)
}
