import { z } from 'zod'
import type { AgentContext } from '../core/context.ts'
import { isPlantedInstruction } from '../engines/chat-model/planted-instruction.ts'
import { dataRule, wrapData } from '../engines/chat-model/wrap-data.ts'
import { blocksToText } from '../engines/reader/blocks-to-text.ts'
import { askWritingModel } from '../models/ask-writing-model.ts'
import type { Finding } from './finding.ts'
import type { CompanyPage } from './read-company-site.ts'

const Read = z.object({ text: z.string(), page: z.int() }).nullable()
const ProfileAnswer = z.object({
  name: Read,
  sells: Read,
  customers: Read,
  offer: Read,
  call_to_action: z.object({ text: z.string(), url: z.string(), page: z.int() }).nullable(),
  audience: Read,
  category: Read,
  competitors: z.array(z.object({ name: z.string(), page: z.int() })),
  authors: z.array(z.object({ name: z.string(), page: z.int() })),
  tone: Read,
  words_to_use: z.array(z.object({ text: z.string(), page: z.int() })),
})
type ProfileAnswer = z.infer<typeof ProfileAnswer>

const system = `You read the pages of one company's own site and fill in a form about the company. ${dataRule}
Write in the language of the site. Say only what the pages say; give for every entry the number of the page it was read on, and null or an empty list where the pages say nothing. Never add a number, a name or an address that is not on the pages.
name: as the company writes it. sells: one sentence. customers: who buys, a short noun phrase. offer: what a reader is offered as a first step, if there is one. call_to_action: the text of one link and its address, copied from the list of links. audience: who would read its articles. category: the market it is in, as a buyer would say it, a plural noun phrase of two to five words such as "heat pump installers", spelled as within a sentence. competitors: only brands that the pages compare the company with. authors: people who sign its articles. tone: how it sounds, at most fifteen words. words_to_use: its own product names and spellings.`

const pageCharacters = 4_000
const maxLinks = 80

/** Asks the tenant's model to read the pages; drops what the pages do not support. */
export async function askModelForProfile(
  ctx: AgentContext,
  pages: readonly CompanyPage[],
  signal: AbortSignal,
): Promise<{ findings: Finding[]; engine: string | null; warning: string | null }> {
  const { answer, engine, warning } = await askWritingModel(
    ctx,
    {
      name: 'company_profile',
      schema: ProfileAnswer,
      system,
      evidence: wrapData('site', [...pages.map(asText), linksOf(pages)].join('\n\n')),
      task: 'Fill in the form.',
      maxCharacters: 8_000,
    },
    signal,
  )
  return { findings: answer ? checkAnswer(answer, pages) : [], engine, warning }
}

function asText({ finalUrl, title, description, blocks }: CompanyPage, at: number): string {
  const text = blocksToText(blocks).slice(0, pageCharacters)
  return [`# Page ${at + 1}: ${finalUrl}`, title ?? '', description ?? '', text].join('\n')
}

/** Each once: most links of a site are on all of its pages. */
function linksOf(pages: readonly CompanyPage[]): string {
  const links = pages.flatMap(({ surface }) => surface.links.filter(({ text }) => text.length > 2))
  const lines = links.map(({ text, url }) => `- ${text}: ${url}`)
  return ['# Links', ...[...new Set(lines)].slice(0, maxLinks)].join('\n')
}

/** What the model says is taken over where names, numbers and addresses are on the pages, and most of its words. */
function checkAnswer(answer: ProfileAnswer, pages: readonly CompanyPage[]): Finding[] {
  const all = folded([...pages.map(asText), linksOf(pages)].join('\n'))
  const urlOf = (page: number) => (pages[page - 1] ?? pages[0])?.finalUrl ?? ''
  const isSaid = (text: string) => all.includes(folded(text))
  const findings: Finding[] = []
  const take = (
    member: 'name' | 'sells' | 'customers' | 'offer' | 'audience' | 'category' | 'tone',
    read: ProfileAnswer['name'],
    rule: (text: string) => boolean,
    longest: number,
  ) => {
    const text = read?.text.replace(/\s+/g, ' ').trim()
    if (!read || !text || text.length > longest || isPlantedInstruction(text) || /https?:|<|>/.test(text))
      return
    if (hasForeignNumber(text, all) || !rule(text)) return
    findings.push({ member, value: text, url: urlOf(read.page) })
  }
  take('name', answer.name, isSaid, 120)
  take('sells', answer.sells, (text) => shareSaid(text, all) >= 0.5, 500)
  take('customers', answer.customers, (text) => shareSaid(text, all) >= 0.5, 500)
  take('offer', answer.offer, (text) => shareSaid(text, all) >= 0.6, 500)
  take('audience', answer.audience, (text) => shareSaid(text, all) >= 0.3, 500)
  take('category', answer.category, (text) => shareSaid(text, all) >= 0.3 && !/[.!?\d]/.test(text), 80)
  take('tone', answer.tone, (text) => !/\d/.test(text), 300)
  const { call_to_action: call } = answer
  const link = pages.flatMap(({ surface }) => surface.links).find(({ url }) => url === call?.url)
  if (call && link && isSaid(call.text) && call.text.length <= 120)
    findings.push({
      member: 'callToAction',
      value: { text: call.text.trim(), url: link.url },
      url: urlOf(call.page),
      passage: link.text,
    })
  const lists = [
    ['competitors', answer.competitors.map(({ name, page }) => ({ text: name, page })), 10],
    ['authors', answer.authors.map(({ name, page }) => ({ text: name, page })), 10],
    ['wordsToUse', answer.words_to_use, 50],
  ] as const
  for (const [member, read, most] of lists) {
    const said = read.filter(({ text }) => text.trim() !== '' && text.length <= 80 && isSaid(text))
    const [first] = said
    if (first)
      findings.push({
        member,
        value: [...new Set(said.map(({ text }) => text.trim()))].slice(0, most),
        url: urlOf(first.page),
      })
  }
  return findings
}

function folded(text: string): string {
  return text.normalize('NFKC').toLowerCase().replace(/\s+/g, ' ').trim()
}

function hasForeignNumber(text: string, all: string): boolean {
  return [...text.matchAll(/\d+(?:[.,]\d+)*/g)].some(([number]) => !all.includes(number))
}

/** The share of a text's longer words whose beginning is on the pages; 1 where it has none. */
function shareSaid(text: string, all: string): number {
  const words = folded(text).match(/\p{L}{4,}/gu) ?? []
  if (words.length === 0) return 1
  return (
    words.filter((word) => all.includes(word.slice(0, Math.max(4, word.length - 3)))).length / words.length
  )
}
