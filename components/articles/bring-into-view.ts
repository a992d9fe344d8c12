/** Moves the column alone where it scrolls by itself: the sentence that was clicked stays under the pointer. */
export function bringIntoView(element: HTMLElement) {
  const column = element.closest('aside')
  if (!column || column.scrollHeight <= column.clientHeight) {
    element.scrollIntoView({ block: 'nearest', behavior: 'smooth' })
    return
  }
  const above = element.getBoundingClientRect().top - column.getBoundingClientRect().top
  column.scrollBy({ top: above - column.clientHeight / 3, behavior: 'smooth' })
}
