import type { StoryCompany } from './companies.ts'

type Page = { type: string; body: string }
type Dated = { title: string; text: string; path: string; at: Date }

/** The site of a company as its pages by path. */
export function siteOf(company: StoryCompany, now: Date): Map<string, Page> {
  const { host, name } = company
  const dated = (folder: string) => (one: { title: string; text: string; daysAgo: number }) => ({
    ...one,
    path: `/${folder}/${slug(one.title)}`,
    at: new Date(now.getTime() - one.daysAgo * 86_400_000),
  })
  const posts = company.posts.map(dated('blog'))
  const roles = company.roles.map(dated('careers'))
  const mailbox = `hello@${host.replace('www.', '')}`
  return new Map([
    [
      '/robots.txt',
      { type: 'text/plain', body: `User-agent: *\nDisallow: ${company.isOpen ? '/admin' : '/'}\n` },
    ],
    ['/', home(company)],
    ['/feed.xml', feed(company, posts)],
    ['/pricing', html('Pricing', `<h1>Pricing</h1><p>${company.prices}</p>`)],
    [
      '/blog',
      html(
        'Blog',
        `<h1>Blog</h1>${posts.map(({ title, path }) => `<h2><a href="${path}">${title}</a></h2>`).join('')}`,
      ),
    ],
    [
      '/about',
      html(
        `About ${name}`,
        `<h1>About us</h1><p>We started in ${company.place} in ${company.founded} and still work there.</p>`,
      ),
    ],
    ['/team', team(company)],
    [
      '/careers',
      html(
        'Careers',
        `<h1>Careers</h1><ul>${roles.map(({ title, path }) => `<li><a href="${path}">${title}</a></li>`).join('')}</ul>`,
      ),
    ],
    [
      '/contact',
      html('Contact', `<h1>Contact</h1><p>Write to <a href="mailto:${mailbox}">${mailbox}</a>.</p>`),
    ],
    ...posts.map((post) => [post.path, postPage(post)] as const),
    ...roles.map((role) => [role.path, rolePage(role)] as const),
  ])
}

function slug(title: string): string {
  return title
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '')
}

function html(title: string, body: string, head = ''): Page {
  return {
    type: 'text/html; charset=utf-8',
    body: `<!doctype html><html lang="en"><head><title>${title}</title>${head}</head><body>
<nav><a href="/">Home</a> <a href="/pricing">Pricing</a> <a href="/blog">Blog</a> <a href="/about">About</a>
<a href="/team">Team</a> <a href="/careers">Careers</a> <a href="/contact">Contact</a></nav><main>${body}</main></body></html>`,
  }
}

function home(company: StoryCompany): Page {
  const { name, headline, about, customers } = company
  const organization = JSON.stringify({
    '@context': 'https://schema.org',
    '@type': 'Organization',
    name,
    foundingDate: String(company.founded),
    address: { '@type': 'PostalAddress', addressLocality: company.place },
  })
  return html(
    `${name} | ${headline}`,
    `<h1>${headline}</h1><p>${about}</p><p>${customers}</p>`,
    `<meta name="description" content="${about}"><meta property="og:site_name" content="${name}">
<link rel="alternate" type="application/rss+xml" href="/feed.xml"><script type="application/ld+json">${organization}</script>`,
  )
}

function feed({ host, name }: StoryCompany, posts: readonly Dated[]): Page {
  const items = posts.map(
    ({ title, path, at, text }) =>
      `<item><title>${title}</title><link>https://${host}${path}</link><pubDate>${at.toUTCString()}</pubDate><description>${text}</description></item>`,
  )
  return {
    type: 'application/rss+xml',
    body: `<?xml version="1.0"?><rss version="2.0"><channel><title>${name}</title><link>https://${host}</link><description>News</description>${items.join('')}</channel></rss>`,
  }
}

function team({ host, team: people }: StoryCompany): Page {
  const cards = people.map(({ name, role, mailbox }) => {
    const [first] = name.split(' ')
    const link = mailbox
      ? `<a href="mailto:${mailbox}@${host.replace('www.', '')}">Write to ${first}</a>`
      : ''
    return `<div class="card"><h3>${name}</h3><p>${role}</p>${link}</div>`
  })
  return html('Our team', `<h1>Our team</h1>${cards.join('')}`)
}

function postPage({ title, text, at }: Dated): Page {
  return html(
    title,
    `<article><h1>${title}</h1><p>${text}</p></article>`,
    `<meta property="article:published_time" content="${at.toISOString()}">`,
  )
}

function rolePage({ title, text, at }: Dated): Page {
  const posting = JSON.stringify({
    '@context': 'https://schema.org',
    '@type': 'JobPosting',
    title,
    datePosted: at.toISOString().slice(0, 10),
    description: text,
  })
  return html(
    title,
    `<h1>${title}</h1><p>${text}</p>`,
    `<script type="application/ld+json">${posting}</script>`,
  )
}
