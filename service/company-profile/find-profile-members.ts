import { readWebsite } from '#contract/own-website.ts'
import { isPlantedInstruction } from '../engines/chat-model/planted-instruction.ts'
import { shorten } from '../text/shorten.ts'
import { splitSentences } from '../text/split-sentences.ts'
import { pageSentences } from '../warm-leads/page-sentences.ts'
import { isPersonName } from '../warm-leads/person-name.ts'
import { hasType, isCompany, type Thing, textOf, thingsUnder } from '../warm-leads/thing-values.ts'
import { findCallToAction } from './find-call-to-action.ts'
import type { Finding } from './finding.ts'
import type { CompanyPage } from './read-company-site.ts'

/** What the site says of itself explicitly; nothing is guessed. The first finding for a field is the best. */
export function findProfileMembers(pages: readonly CompanyPage[]): Finding[] {
  return [
    ...findName(pages),
    ...findWebsites(pages),
    ...findSells(pages),
    ...findCustomers(pages),
    ...findOffer(pages),
    ...findCallToAction(pages),
    ...findCompetitors(pages),
    ...findAuthors(pages),
    ...findToneSample(pages),
  ].filter(({ value }) => !isPlantedInstruction(JSON.stringify(value)))
}

function organizationsOf(page: CompanyPage): Thing[] {
  return page.surface.things.filter(isCompany)
}

function findName(pages: readonly CompanyPage[]): Finding[] {
  for (const page of pages) {
    const named = organizationsOf(page).flatMap((thing) => textOf(thing.name, 120) ?? [])[0] ?? page.siteName
    if (named) return [{ member: 'name', value: named.slice(0, 120), url: page.finalUrl, passage: named }]
  }
  const [home] = pages
  if (!home) return []
  // "Acme | Product for teams": the part that sounds like the domain.
  const label = spoken(new URL(home.finalUrl).hostname.replace(/^www\./, '').split('.')[0] ?? '')
  const part = (home.title ?? '')
    .split(/\s+[|–—·:-]\s+/)
    .find((one) => spoken(one) !== '' && (spoken(one).startsWith(label) || label.startsWith(spoken(one))))
  return part
    ? [{ member: 'name', value: part.slice(0, 120), url: home.finalUrl, passage: home.title ?? part }]
    : []
}

/** Where its home page answers. */
function findWebsites([home]: readonly CompanyPage[]): Finding[] {
  const { host } = home ? readWebsite(new URL(home.finalUrl).origin) : {}
  return home && host !== undefined ? [{ member: 'websites', value: [host], url: home.finalUrl }] : []
}

function spoken(text: string): string {
  return text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '')
}

function findSells(pages: readonly CompanyPage[]): Finding[] {
  for (const page of pages) {
    const [organization] = organizationsOf(page)
    const said = page.description ?? textOf(organization?.description, 500)
    if (said && said.length >= 25)
      return [
        {
          member: 'sells',
          value: firstSentences(said, 300),
          url: page.finalUrl,
          passage: said.slice(0, 300),
        },
      ]
  }
  const home = pages[0]
  const paragraph = home?.blocks.find((block) => block.kind === 'paragraph' && block.text.length >= 60)
  if (!home || !paragraph || !('text' in paragraph)) return []
  const said = firstSentences(paragraph.text, 300)
  return [{ member: 'sells', value: said, url: home.finalUrl, passage: said }]
}

function firstSentences(text: string, longest: number): string {
  let kept = ''
  for (const sentence of splitSentences(text)) {
    if ((kept + sentence.text).trim().length > longest) break
    kept += sentence.text
  }
  return kept.trim() || shorten(text, longest)
}

/**
 * "Software for coffee roasters": the audience after the word for `for`, unless that is a time, a price or the reader.
 */
const customers =
  /(?<![\p{L}\p{N}])(?:built for|made for|for|für|voor|pour les|pour|para|per le|per i|per gli|per)\s+((?:[\p{L}][\p{L}'’&-]*\s?){1,6})/iu
const noCustomers =
  /^(?:you|your|us|our|free|more|over|less|the|a|an|all|every|each|it|this|that|years?|example|life|sale|hire|now|sie|ihr|ihre|ihren|uns|alle|mehr|immer|vous|votre|vos|nous|tous|plus|ti|te|tu|su|usted|todos|más|voi|tutti|você|seu|sua|mais|u|uw|je|jou|jouw|jullie|ons|elke?|iedereen|meer|het|een|de|al)\b/iu

function findCustomers(pages: readonly CompanyPage[]): Finding[] {
  const [home] = pages
  if (!home) return []
  const headings = home.blocks.flatMap((block) =>
    block.kind === 'heading' && block.level === 1 ? [block.text] : [],
  )
  const paragraph = home.blocks.find((block) => block.kind === 'paragraph' && block.text.length <= 300)
  const first = paragraph && 'text' in paragraph ? paragraph.text : null
  for (const said of [home.title, home.description, ...headings, first]) {
    const named = customers.exec(said ?? '')?.[1]?.trim()
    if (!said || !named || named.length < 5 || noCustomers.test(named)) continue
    return [{ member: 'customers', value: named, url: home.finalUrl, passage: said.slice(0, 300) }]
  }
  return []
}

/** What is given for nothing or to begin with, in the seven languages. */
const offers =
  /\b(?:free|no[- ]obligation)\b.{0,40}\b(?:quote|estimate|consultation|assessment|trial|demo|audit|sample|visit)|(?:kostenlos|unverbindlich|gratis)\p{L}*.{0,40}(?:angebot|beratung|erstgespräch|test|probe|demo|muster)|(?:devis|essai|démo|diagnostic|conseil)\p{L}*.{0,30}(?:gratuit|offert)|(?:presupuesto|prueba|consulta|demo)\p{L}*.{0,30}(?:gratis|gratuit|sin compromiso)|(?:preventivo|prova|consulenza|demo)\p{L}*.{0,30}(?:gratis|gratuit)|(?:orçamento|teste|consulta|demonstração)\p{L}*.{0,30}(?:grátis|gratuit|sem compromisso)|\b(?:gratis|kosteloos|kosteloze|vrijblijvend)\p{L}*.{0,40}(?:offerte|advies|gesprek|proef|demo|inspectie|opname|monster)/iu

function findOffer(pages: readonly CompanyPage[]): Finding[] {
  for (const page of pages.filter(({ kind }) => kind !== 'post' && kind !== 'blog')) {
    const said = pageSentences(page.blocks).find((one) => one.length <= 240 && offers.test(one))
    if (said) return [{ member: 'offer', value: said, url: page.finalUrl, passage: said }]
  }
  return []
}

/** Links to comparisons: "Acme vs Foo", "Foo alternative". */
function findCompetitors(pages: readonly CompanyPage[]): Finding[] {
  const found = pages.flatMap(({ surface, finalUrl }) =>
    surface.links.flatMap(({ text }) => {
      const name =
        /\b(?:vs\.?|versus)\s+([\p{Lu}\p{N}][\p{L}\p{N}.&'’ -]{1,40})$/u.exec(text)?.[1] ??
        /^(?:best )?([\p{Lu}\p{N}][\p{L}\p{N}.&'’-]{1,30}(?: \p{Lu}[\p{L}\p{N}.&'’-]{1,30})?) alternatives?$/u.exec(
          text,
        )?.[1]
      return name ? [{ name: name.trim(), url: finalUrl, passage: text }] : []
    }),
  )
  const names = [...new Set(found.map(({ name }) => name))].slice(0, 10)
  const [first] = found
  return first ? [{ member: 'competitors', value: names, url: first.url, passage: first.passage }] : []
}

/** The authors of the articles, by their structured data. */
function findAuthors(pages: readonly CompanyPage[]): Finding[] {
  const found = pages.flatMap(({ surface, finalUrl }) =>
    surface.things.flatMap((thing) => {
      if (!hasType(thing, 'Article', 'BlogPosting', 'NewsArticle', 'TechArticle')) return []
      return thingsUnder(thing.author).flatMap((author) => {
        const name = textOf(author.name, 60)
        return name && isPersonName(name) ? [{ name, url: finalUrl }] : []
      })
    }),
  )
  const names = [...new Set(found.map(({ name }) => name))].slice(0, 10)
  const [first] = found
  return first ? [{ member: 'authors', value: names, url: first.url, passage: names.join(', ') }] : []
}

/** A paragraph of the company about itself, long enough to hear how it speaks. */
function findToneSample(pages: readonly CompanyPage[]): Finding[] {
  const ranked = [...pages].sort((a, b) => Number(b.kind === 'about') - Number(a.kind === 'about'))
  for (const page of ranked) {
    if (page.kind === 'pricing' || page.kind === 'contact') continue
    const paragraph = page.blocks.find((block) => {
      const words = block.kind === 'paragraph' ? block.text.split(/\s+/).length : 0
      return words >= 25 && words <= 150
    })
    if (paragraph && 'text' in paragraph)
      return [
        {
          member: 'toneSample',
          value: paragraph.text,
          url: page.finalUrl,
          passage: paragraph.text.slice(0, 300),
        },
      ]
  }
  return []
}
