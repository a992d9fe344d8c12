/** A page, and where it came from. */
export type Page = { url: URL; text: string }

export type Browser = {
  open(url: string | URL): Promise<Page>
  /** Fills the form that has a button of that name, by the names of its fields, and sends it. */
  press(page: Page, button: string, typed?: Record<string, string>): Promise<Page>
}

/**
 * A browser without scripts: it keeps cookies, follows redirects and fills forms by what the page says. A redirect to another
 * origin is where the program waits for its person; it is not opened.
 */
export function createBrowser(home: string): Browser {
  const jar = new Map<string, { value: string; path: string }>()
  const { origin } = new URL(home)

  async function follow(url: URL, form?: URLSearchParams): Promise<Page> {
    if (url.origin !== origin) return { url, text: '' }
    const cookies = [...jar].filter(([, { path }]) => url.pathname.startsWith(path))
    const answer = await fetch(url, {
      redirect: 'manual',
      headers: {
        accept: 'text/html',
        cookie: cookies.map(([name, { value }]) => `${name}=${value}`).join('; '),
      },
      ...(form && { method: 'POST', body: form }),
    })
    for (const line of answer.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? []
      jar.set(name, { value, path: /;\s*path=([^;]+)/i.exec(line)?.[1] ?? '/' })
    }
    const location = answer.headers.get('location')
    if (location) return follow(new URL(location, url))
    return { url, text: await answer.text() }
  }

  return {
    open: (url) => follow(new URL(url)),
    press(page, button, typed = {}) {
      const forms = [...page.text.matchAll(/<form([^>]*)>(.*?)<\/form>/gs)]
      const form = forms.find(([, head = '', inside = '']) => {
        const id = attribute(head, 'id')
        return hasButton(inside, button) || (id !== undefined && hasButton(page.text, button, `form="${id}"`))
      })
      if (!form) throw new Error(`Stuck: no button "${button}" on ${page.url}: ${page.text.slice(-600)}`)
      const [, head = '', inside = ''] = form
      const fields = [...inside.matchAll(/<input[^>]*>/g)].map(([input]) => input)
      const filled = new URLSearchParams(typed)
      for (const field of fields) {
        const name = attribute(field, 'name')
        if (name && !filled.has(name)) filled.set(name, attribute(field, 'value') ?? '')
      }
      return follow(new URL(attribute(head, 'action') ?? '', page.url), filled)
    },
  }
}

function hasButton(html: string, name: string, attributes = ''): boolean {
  return new RegExp(`<button[^>]*${attributes}[^>]*>\\s*${name}\\s*<`).test(html)
}

function attribute(tag: string, name: string): string | undefined {
  return new RegExp(`\\b${name}="([^"]*)"`).exec(tag)?.[1]?.replaceAll('&amp;', '&')
}
