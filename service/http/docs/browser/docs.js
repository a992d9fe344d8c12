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

/** @param {Element} button */
async function copy(button) {
  await navigator.clipboard.writeText(withKey(codeBeside(button)))
  button.textContent = 'Copied'
  setTimeout(() => nameCopy(button), 1500)
}

document.addEventListener('click', ({ target }) => {
  const button = target instanceof Element ? target.closest('button') : null
  if (button?.dataset.choose) chooseLanguage(button.dataset.choose)
  else if (button?.className === 'copy') copy(button)
})

// What stands above gets its real height only when it is drawn, so a link is followed once more then.
function followLink() {
  const target = document.getElementById(decodeURIComponent(location.hash.slice(1)))
  if (target) setTimeout(() => target.scrollIntoView(), 100)
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
  for (const input of form.querySelectorAll('input')) {
    if (input.dataset.in === 'path') path = path.replace(`{${input.name}}`, encodeURIComponent(input.value))
    else if (input.value !== '') query.set(input.name, input.value)
  }
  const body = form.querySelector('textarea')?.value
  const search = query.toString()
  return { address: search ? `${path}?${search}` : path, body }
}

for (const form of document.querySelectorAll('form[data-operation]')) {
  if (!(form instanceof HTMLFormElement)) continue
  const output = form.querySelector('output')
  const button = form.querySelector('button')
  const { method = 'GET', operation = '' } = form.dataset
  const charges = 'charges' in form.dataset
  const isOpen = 'open' in form.dataset
  let priced = ''
  form.addEventListener('submit', async (event) => {
    event.preventDefault()
    if (!output || !button) return
    if (!isOpen && keyNow() === '') {
      output.textContent = 'Paste an API key into “Your key” at the top first.'
      keyField?.focus()
      return
    }
    const { address, body } = callOf(form)
    button.disabled = true
    try {
      const call = `${address} ${body ?? ''}`
      if (charges && priced !== call) {
        const input = JSON.parse(body || '{}')
        const { response, text, shown } = await ask('POST', '/api/agent/estimate', {
          body: JSON.stringify({ operation, input }),
        })
        if (!response.ok) {
          output.textContent = `${response.status}\n${shown}`
          return
        }
        const { credits_required: credits, balance_after: left } = JSON.parse(text)
        output.textContent = `This costs ${credits} credits and leaves ${left}.`
        button.textContent = `Send for ${credits} credits`
        priced = call
        return
      }
      const { response, shown } = await ask(method, address, {
        ...(body === undefined ? {} : { body }),
        isOpen,
        charges,
      })
      const limit = response.headers.get('RateLimit')
      output.textContent = `${response.status}${limit ? ` · ${limit}` : ''}\n${shown}`
      priced = ''
      button.textContent = charges ? 'Show the price' : 'Send'
    } catch (error) {
      output.textContent = error instanceof SyntaxError ? 'The body is not valid JSON.' : String(error)
    } finally {
      button.disabled = false
      // The answer stands below the button, and a long body has moved both out of the window.
      output.scrollIntoView({ block: 'nearest' })
    }
  })
}

/** @type {HTMLInputElement | null} */
const search = document.querySelector('#search')
const results = document.querySelector('#results')
/** @typedef {{ title: string, url: string, words: string, about: string }} Found */
/** @type {Promise<Found[]> | undefined} */
let index

async function find() {
  if (!search || !results) return
  index ??= fetch('/docs/search.json').then((response) => response.json())
  const wanted = search.value.toLowerCase().split(/\s+/).filter(Boolean)
  const found = wanted.length === 0 ? [] : rank(await index, wanted).slice(0, 12)
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
  if (wanted.length > 0 && found.length === 0) results.textContent = 'Nothing found.'
}

/**
 * Every word must occur; a title counts most, then what it begins with.
 * @param {Found[]} all
 * @param {string[]} wanted
 */
function rank(all, wanted) {
  return all
    .map((one) => ({ one, score: wanted.map((word) => scoreOf(one, word)) }))
    .filter(({ score }) => score.every((each) => each > 0))
    .toSorted((a, b) => b.score.reduce((x, y) => x + y, 0) - a.score.reduce((x, y) => x + y, 0))
    .map(({ one }) => one)
}

/**
 * @param {Found} one
 * @param {string} word
 */
function scoreOf({ title, words }, word) {
  const heading = title.toLowerCase()
  if (heading.startsWith(word)) return 5
  if (heading.includes(word)) return 3
  return words.includes(word) ? 1 : 0
}

// A shortcut is said where there is a keyboard.
if (search && matchMedia('(hover: hover)').matches) search.placeholder = 'Search (press /)'
search?.addEventListener('input', find)
search?.addEventListener('focus', find)
search?.addEventListener('keydown', (event) => {
  if (event.key === 'Escape') {
    search.value = ''
    find()
  }
  if (event.key === 'Enter') results?.querySelector('a')?.click()
})
document.addEventListener('keydown', (event) => {
  if (event.key !== '/' || event.target !== document.body) return
  event.preventDefault()
  search?.focus()
})
results?.addEventListener('click', () => {
  results.replaceChildren()
})
