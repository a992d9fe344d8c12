const boilerplateTags = new Set('NAV FOOTER FORM DIALOG BUTTON INPUT LABEL FIGCAPTION'.split(' '))
const boilerplateRoles = new Set(
  'navigation banner contentinfo search dialog alertdialog complementary menu menubar toolbar'.split(' '),
)
/** Whole words of a class or id, once `camelCase` and `snake_case` are `kebab-case`. */
const boilerplateName =
  /(?<!(?:has|with|no|without)-)\b(cookies?|consent|gdpr|onetrust|cookiebot|newsletter|subscribe|subscription|share|sharing|sharedaddy|addtoany|social|related|recommended|recommendations|recirc|read-next|more-stories|most-read|comments?|commentlist|disqus|breadcrumbs?|sidebar|pagination|advert|adverts|advertisement|ads?|ad-slot|sponsored|popup|modal|skip-link|skiplink|taboola|outbrain|footer|navbar|nav|navigation|author-bio|toc|table-of-contents|paywall|screen-reader-text|visually-hidden|sr-only|mw-editsection|hatnote|navbox)\b(?!-(?:content|page|main|wrapper|free))/
const commentsName = /^(comments?|comment-?list|comments-area|disqus-?thread|respond)$/i
/** Names say little about elements that are part of a sentence, and nothing about those that hold the page. */
const unnamed = new Set(
  'A B I EM STRONG CODE BODY MAIN ARTICLE H1 H2 H3 H4 H5 H6 TABLE TBODY TR TD TH LI P'.split(' '),
)

/**
 * Removes from the document what surrounds the content: navigation, footers, cookie banners, share bars, related links,
 * comments, newsletter boxes. Never most of the page, since some pages sit inside one `<form>`
 * or call their content `sidebar`.
 */
export function pruneBoilerplate(body: Element): void {
  let remaining = textLength(body)
  const whole = remaining
  const visit = (parent: Element, insideArticle: boolean) => {
    for (const child of [...parent.children]) {
      const kind = boilerplateKind(child, insideArticle)
      if (kind) {
        const length = textLength(child)
        const left = remaining - length
        if (length === 0 || left >= (kind === 'comments' ? Math.min(200, whole / 10) : whole * 0.3)) {
          child.remove()
          remaining = left
          continue
        }
      }
      visit(child, insideArticle || child.tagName === 'ARTICLE' || child.tagName === 'MAIN')
    }
  }
  visit(body, false)
}

function boilerplateKind(element: Element, insideArticle: boolean): 'comments' | 'boilerplate' | null {
  const { tagName } = element
  const role = element.getAttribute('role')?.toLowerCase() ?? ''
  // The caption of a picture describes the picture; that of a table belongs to its figures.
  if (tagName === 'FIGCAPTION' && element.closest('figure')?.querySelector('table')) return null
  if (tagName === 'FOOTER' && element.parentElement?.tagName === 'BLOCKQUOTE') return null
  if (boilerplateTags.has(tagName) || boilerplateRoles.has(role)) return 'boilerplate'
  if (tagName === 'HEADER' && !insideArticle && !element.querySelector('h1')) return 'boilerplate'
  if (tagName === 'ASIDE' && (!insideArticle || linkShare(element) > 0.3)) return 'boilerplate'
  if (unnamed.has(tagName)) return null
  const id = element.id
  const classes = element.getAttribute('class') ?? ''
  if ([id, ...classes.split(/\s+/)].some((name) => commentsName.test(name))) return 'comments'
  const names = `${id} ${classes}`
    .replace(/([a-z])([A-Z])/g, '$1-$2')
    .replaceAll('_', '-')
    .toLowerCase()
  if (boilerplateName.test(names)) return 'boilerplate'
  return isAskingBox(element) ? 'boilerplate' : null
}

/** A small box with a button about cookies, or one that asks for an e-mail address, whatever it is called. */
function isAskingBox(element: Element): boolean {
  if (element.tagName !== 'DIV' && element.tagName !== 'SECTION') return false
  const asks = element.querySelector('button, input[type=email], [role=button]')
  if (!asks || textLength(element) > 600) return false
  return asks.tagName === 'INPUT' || /cookie|newsletter|subscribe/i.test(element.textContent ?? '')
}

/** The share of an element's text that is links, 0 to 1. */
export function linkShare(element: Element): number {
  const length = textLength(element)
  if (length === 0) return 0
  let linked = 0
  for (const link of element.querySelectorAll('a[href]')) linked += textLength(link)
  return Math.min(1, linked / length)
}

function textLength(element: Element): number {
  return element.textContent?.replace(/\s+/g, ' ').trim().length ?? 0
}
