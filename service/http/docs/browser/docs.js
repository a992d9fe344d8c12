// The reference works without this file. It adds: search, one language for all samples, copying, the reader's key and
// host in the samples, and calls to this service.
const placeholder = 'YOUR_API_KEY'
const keyName = 'masthead-docs-key'
const languageName = 'masthead-docs-language'
const root = document.documentElement

/** @type {HTMLInputElement | null} */
const keyField = document.querySelector('#key')
const keyNow = () => keyField?.value.trim() ?? ''

/** @param {string} code the text of a sample */
const withKey = (code) => (keyNow() ? code.replaceAll(placeholder, keyNow()) : code)

/** @param {Element} button the one that copies a sample */
const codeBeside = (button) => button.parentElement?.querySelector('code')?.textContent ?? ''

/** @param {Element} button */
function nameCopy(button) {
  button.textContent = keyNow() && codeBeside(button).includes(placeholder) ? 'Copy with your key' : 'Copy'
}

// A phone has no room for it at the top.
const narrow = matchMedia('(width <= 56rem)')
const keyForm = keyField?.form
function placeKey() {
  if (!keyForm) return
  if (narrow.matches) document.querySelector('nav summary')?.after(keyForm)
  else document.querySelector('.top')?.append(keyForm)
}
if (narrow.matches) placeKey()
narrow.addEventListener?.('change', placeKey)

if (keyField) {
  keyField.value = sessionStorage.getItem(keyName) ?? ''
  const nameAll = () => document.querySelectorAll('button.copy').forEach(nameCopy)
  if (keyNow()) nameAll()
  keyField.addEventListener('input', () => {
    sessionStorage.setItem(keyName, keyNow())
    nameAll()
  })
}

/** @param {string | undefined} language */
function chooseLanguage(language) {
  // Nothing is drawn again for the language that is shown already.
  if (!language || root.dataset.language === language) return
  root.dataset.language = language
  localStorage.setItem(languageName, language)
  for (const button of document.querySelectorAll('button[data-choose]')) {
    button.setAttribute('aria-pressed', String(button.getAttribute('data-choose') === language))
  }
}

chooseLanguage(localStorage.getItem(languageName) ?? undefined)

/**
 * A new `Idempotency-Key` in a sample, so that each copy is an intention of its own, and a repeated paste is not.
 * @param {Element} code
 */
function renewUuid(code) {
  if (!crypto.randomUUID) return
  for (const string of code.querySelectorAll('.hljs-string')) {
    const text = string.textContent ?? ''
    if (/^["']Idempotency-Key: /.test(text)) string.textContent = `'Idempotency-Key: ${crypto.randomUUID()}'`
  }
}

/** @param {Element} button */
async function copy(button) {
  const code = button.parentElement?.querySelector('code')
  if (code) renewUuid(code)
  await navigator.clipboard.writeText(withKey(codeBeside(button)))
  button.textContent = 'Copied'
  setTimeout(() => nameCopy(button), 1500)
}

document.addEventListener('click', ({ target }) => {
  const button = target instanceof Element ? target.closest('button') : null
  if (button?.dataset.choose) chooseLanguage(button.dataset.choose)
  else if (button?.className === 'copy') copy(button)
})

// A member within others opens them. What stands above gets its real height only when it is drawn, so a link is followed
// once more then.
function followLink() {
  const target = document.getElementById(decodeURIComponent(location.hash.slice(1)))
  for (let around = target?.closest('details'); around; around = around.parentElement?.closest('details')) {
    around.open = true
  }
  if (target) setTimeout(() => target.scrollIntoView(), 100)
}
// The open page and its sections may be below the visible part of a long list.
const pages = document.querySelector('nav')
const open = pages?.querySelector('[aria-current]')
if (pages && open)
  pages.scrollTop =
    open.getBoundingClientRect().top - pages.getBoundingClientRect().top - pages.clientHeight / 3

/** The operation that is being read is marked in the list, which keeps it visible. */
const marks = new Map(
  [...document.querySelectorAll('nav ul ul a')].map((link) => [link.getAttribute('href')?.slice(1), link]),
)
/** @type {Set<Element>} */
const read = new Set()
/** @type {Element | undefined} */
let marked
/** @param {IntersectionObserverEntry[]} changes */
function markRead(changes) {
  for (const { target, isIntersecting } of changes) {
    if (isIntersecting) read.add(target)
    else read.delete(target)
  }
  mark([...read].find((one) => ![...read].some((other) => isBefore(other, one))))
}
if (marks.size > 0 && typeof IntersectionObserver === 'function') {
  // A band below the bar: what begins further down is not read yet.
  const readings = new IntersectionObserver(markRead, { rootMargin: '-80px 0px -65% 0px' })
  for (const article of document.querySelectorAll('main > article')) readings.observe(article)
}

/**
 * @param {Element} one
 * @param {Element} other
 */
const isBefore = (one, other) => (one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0

/** @param {Element | undefined} article */
function mark(article) {
  const link = article && marks.get(article.id)
  if (link === marked) return
  marked?.removeAttribute('aria-current')
  marked = link
  if (!link || !pages) return
  link.setAttribute('aria-current', 'location')
  const [place, around] = [link.getBoundingClientRect(), pages.getBoundingClientRect()]
  const isSeen = place.top >= around.top && place.bottom <= around.bottom
  if (!isSeen) pages.scrollTop += place.top - around.top - around.height / 2
}

addEventListener('load', followLink)
addEventListener('hashchange', followLink)

/**
 * @param {string} method
 * @param {string} address path and query
 * @param {{ body?: string, isOpen?: boolean, charges?: boolean }} more
 */
async function ask(method, address, { body, isOpen, charges }) {
  const response = await fetch(address, {
    method,
    headers: {
      ...(isOpen ? {} : { Authorization: `Bearer ${keyNow()}` }),
      ...(body === undefined ? {} : { 'Content-Type': 'application/json' }),
      ...(charges ? { 'Idempotency-Key': crypto.randomUUID() } : {}),
    },
    ...(body === undefined ? {} : { body }),
  })
  const text = await response.text()
  let shown = text
  try {
    shown = JSON.stringify(JSON.parse(text), null, 2)
  } catch {
    // A CSV, or a page.
  }
  return { response, shown, text }
}

/** @param {HTMLFormElement} form */
function callOf(form) {
  let path = form.dataset.path ?? ''
  const query = new URLSearchParams()
  for (const input of [...form.querySelectorAll('input'), ...form.querySelectorAll('select')]) {
    if (input.dataset.in === 'path') path = path.replace(`{${input.name}}`, encodeURIComponent(input.value))
    else if (input.value) query.set(input.name, input.value)
  }
  const body = form.querySelector('textarea')?.value
  const search = query.toString()
  return { address: search ? `${path}?${search}` : path, body }
}

/**
 * `"reads";r=249;t=33` in words.
 * @param {string | null} limit
 */
function limitWords(limit) {
  const [, name, left, seconds] = /^"([^"]+)";r=(\d+);t=(\d+)/.exec(limit ?? '') ?? []
  if (name === undefined) return ''
  return ` · ${left} ${name === 'default' ? 'calls' : name} left for ${seconds} s`
}

/** @param {HTMLFormElement} form one that was made a moment ago */
function prepare(form) {
  const output = form.querySelector('output')
  const button = form.querySelector('button')
  const { method = 'GET', operation = '', confirms } = form.dataset
  const charges = 'charges' in form.dataset
  const isOpen = 'open' in form.dataset
  const first = button?.textContent ?? ''
  /** The call of which the reader was told what it costs or does. */
  let told = ''
  form.addEventListener('submit', async (event) => {
    event.preventDefault()
    if (!output || !button) return
    if (!isOpen && keyNow() === '') {
      output.textContent = `Paste an API key into “Your key” ${narrow.matches ? 'in Contents' : 'at the top'} first.`
      keyField?.focus()
      return
    }
    const { address, body } = callOf(form)
    button.disabled = true
    try {
      const call = `${address} ${body ?? ''}`
      if (confirms && told !== call) {
        output.textContent = `${confirms}: this is done at once, in your own workspace. Press again to do it.`
        button.textContent = confirms
        told = call
        return
      }
      if (charges && told !== call) {
        const input = JSON.parse(body || '{}')
        const { response, text, shown } = await ask('POST', '/api/agent/estimate', {
          body: JSON.stringify({ operation, input }),
        })
        if (!response.ok) {
          output.textContent = `${response.status}\n${shown}`
          return
        }
        const { credits_required: most, credits_expected: probably, balance_after: left } = JSON.parse(text)
        const isKnown = probably === undefined || probably === most
        output.textContent = isKnown
          ? `This costs ${most} credits and leaves ${left}.`
          : `This costs at most ${most} credits, probably ${probably}, and leaves at least ${left}.`
        button.textContent = `Send for ${isKnown ? '' : 'at most '}${most} credits`
        told = call
        return
      }
      const { response, shown } = await ask(method, address, {
        ...(body === undefined ? {} : { body }),
        isOpen,
        charges,
      })
      output.textContent = `${response.status}${limitWords(response.headers.get('RateLimit'))}\n${shown}`
      told = ''
      button.textContent = first
    } catch (error) {
      output.textContent = error instanceof SyntaxError ? 'The body is not valid JSON.' : String(error)
    } finally {
      button.disabled = false
      // The answer stands below the button, and a long body has moved both out of the window.
      output.scrollIntoView({ block: 'nearest' })
    }
  })
}

for (const panel of document.querySelectorAll('.try')) {
  panel.addEventListener('toggle', () => {
    const template = panel.querySelector('template')
    if (!template) return
    template.replaceWith(template.content)
    const form = panel.querySelector('form')
    if (form) prepare(form)
  })
}

/** @type {HTMLInputElement | null} */
const search = document.querySelector('#search')
const results = document.querySelector('#results')
/** @typedef {{ title: string, url: string, words?: string, answers?: string, about: string }} Found */
/** @type {Promise<Found[]> | undefined} */
let index

/** Words of a question that say nothing of what is looked for. */
const small = new Set([
  'a',
  'an',
  'the',
  'of',
  'to',
  'in',
  'for',
  'my',
  'i',
  'how',
  'do',
  'can',
  'is',
  'what',
])

async function find() {
  if (!search || !results) return
  index ??= fetch('/docs/search.json').then((response) => response.json())
  const text = search.value
  const words = text.toLowerCase().split(/\s+/).filter(Boolean)
  const telling = words.filter((word) => !small.has(word))
  const wanted = (telling.length > 0 ? telling : words).map(stem)
  const found = wanted.length === 0 ? [] : rank(await index, wanted).slice(0, 12)
  // An answer that comes late is not to what stands there now.
  if (search.value !== text) return
  results.replaceChildren(
    ...found.map(({ title, url, about }) => {
      const link = document.createElement('a')
      link.href = url
      const small = document.createElement('small')
      small.textContent = about
      link.append(title, small)
      const item = document.createElement('li')
      item.append(link)
      return item
    }),
  )
  if (wanted.length > 0 && found.length === 0) {
    const none = document.createElement('li')
    none.className = 'none'
    none.textContent = `Nothing found for “${text.trim()}”.`
    results.append(none)
  }
}

/**
 * A word without the ending of its form, so that “rotating” and “rotate”, “operations” and “operation” are one.
 * @param {string} word
 */
function stem(word) {
  const one = /[^s]s$/.test(word) && word.length > 4 ? word.slice(0, -1) : word
  return one.length > 6 ? one.replace(/ing$/, '') : one.length > 4 ? one.replace(/e$/, '') : one
}

/**
 * The words of a text, those of `created_at`, `rotateSecret` and `Idempotency-Key` one by one, too.
 * @param {string} text
 */
function wordsOf(text) {
  const whole = text.toLowerCase().match(/[\p{L}\p{N}_.-]+/gu) ?? []
  const parts =
    text
      .replace(/(\p{Ll})(\p{Lu})/gu, '$1 $2')
      .toLowerCase()
      .match(/[\p{L}\p{N}]+/gu) ?? []
  return [...new Set([...whole, ...parts])]
}

/**
 * Whether two words are one but for a letter that is missing, another, too many, or changed places with its neighbour.
 * @param {string} a
 * @param {string} b
 */
function isNear(a, b) {
  if (Math.abs(a.length - b.length) > 1) return false
  let at = 0
  while (at < a.length && a[at] === b[at]) at++
  const [restA, restB] = [a.slice(at), b.slice(at)]
  return (
    restA.slice(1) === restB.slice(1) ||
    restA.slice(1) === restB ||
    restA === restB.slice(1) ||
    (restA[0] === restB[1] && restA[1] === restB[0] && restA.slice(2) === restB.slice(2))
  )
}

/** @typedef {{ one: Found, heading: string[], text: string[], asked: string[] }} Entry */
/** @type {Entry[] | undefined} */
let entries

/** @param {Found[]} all */
const entriesOf = (all) =>
  all.map((one) => ({
    one,
    heading: wordsOf(one.title),
    text: wordsOf(`${one.words ?? ''} ${one.about}`),
    asked: one.answers?.split(' ').map(stem) ?? [],
  }))

/**
 * What has every word; where nothing has, what has the most of them. A word that no text has stands for those that are
 * one letter from it. A title counts more than its text, and a whole title most, but for what answers just that. Of what
 * fits alike, the earlier comes first.
 * @param {Found[]} all
 * @param {string[]} typed
 */
function rank(all, typed) {
  entries ??= entriesOf(all)
  const vocabulary = new Set(entries.flatMap(({ heading, text, asked }) => [...heading, ...text, ...asked]))
  const known = [...vocabulary]
  const wanted = typed.map((word) => {
    if (word.length < 4 || known.some((other) => other.startsWith(word))) return [word]
    const near = known.filter((other) => isNear(word, stem(other)))
    return near.length > 0 ? near.map(stem) : [word]
  })
  const whole = typed.join(' ')
  /** @param {string} title */
  const isWhole = (title) => {
    const said = stem(title.toLowerCase())
    return said === whole || (wanted.length === 1 && wanted[0]?.includes(said))
  }
  const scored = entries
    .map((entry) => {
      const { one, asked } = entry
      const isAnswer = wanted.every((words) =>
        words.some((word) => word.split('-').every((part) => asked.includes(stem(part)))),
      )
      const each = wanted.map((words) =>
        Math.max(...words.map((word) => (asked.includes(word) ? 4 : 0) + scoreOf(entry, word))),
      )
      const matched = isAnswer ? wanted.length : each.filter((score) => score > 0).length
      const first = isAnswer ? 30 : isWhole(one.title) ? 10 : 0
      return { one, matched, score: each.reduce((sum, score) => sum + score, first) }
    })
    .filter(({ matched }) => matched > 0)
  const most = Math.max(0, ...scored.map(({ matched }) => matched))
  /** @type {Map<string, number>} */
  const times = new Map()
  return scored
    .filter(({ matched }) => matched === most)
    .toSorted((a, b) => b.score - a.score)
    .map(({ one }) => one)
    .filter(({ title }) => {
      // What stands on many pages leaves room for the rest.
      const before = times.get(title) ?? 0
      times.set(title, before + 1)
      return before < (isWhole(title) ? 6 : 2)
    })
}

/**
 * How well one word fits, at the beginning of words only. An operation counts more than a guide, and both in their
 * titles more than in their texts. A member, which has no text, is looked for by its whole name; what it only begins
 * with is rather the subject of a guide.
 * @param {Entry} entry
 * @param {string} word
 */
function scoreOf({ one, heading, text }, word) {
  const begins = (/** @type {string} */ other) => other.startsWith(word)
  if (heading.some(begins)) {
    const isFirst = begins(one.title.toLowerCase())
    if (one.words === undefined) return isFirst ? 2 : 1
    return 4 + (isFirst ? 1 : 0) + (isOperation(one) ? 1 : 0)
  }
  if (!text.some(begins)) return 0
  return isOperation(one) || one.about.startsWith('Guide') ? 2 : 1
}

/** @param {Found} one */
const isOperation = ({ about }) => / · [A-Z]+ \//.test(about)

// A shortcut is said where there is a keyboard.
if (search && !narrow.matches && matchMedia('(hover: hover)').matches) search.placeholder = 'Search (press /)'
search?.addEventListener('input', find)
search?.addEventListener('focus', find)
search?.addEventListener('keydown', (event) => {
  if (event.key === 'Escape') {
    search.value = ''
    find()
  }
  if (event.key === 'Enter') results?.querySelector('a')?.click()
  if (event.key === 'ArrowDown') step(event, 1)
})
results?.addEventListener('keydown', (event) => {
  if (!(event instanceof KeyboardEvent)) return
  if (event.key === 'ArrowDown') step(event, 1)
  if (event.key === 'ArrowUp') step(event, -1)
  if (event.key === 'Escape') search?.focus()
})

/**
 * Moves from one result to another, and above the first back to the field.
 * @param {KeyboardEvent} event
 * @param {number} by
 */
function step(event, by) {
  event.preventDefault()
  const links = [...(results?.querySelectorAll('a') ?? [])]
  const at = links.findIndex((link) => link.matches(':focus')) + by
  if (at < 0) search?.focus()
  else links[Math.min(at, links.length - 1)]?.focus()
}
document.addEventListener('keydown', (event) => {
  if (event.key !== '/' || event.target !== document.body) return
  event.preventDefault()
  search?.focus()
})
results?.addEventListener('click', () => {
  results.replaceChildren()
})
