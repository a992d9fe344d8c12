import { foldAccents } from '../../text/fold-accents.ts'
import { shorten } from '../../text/shorten.ts'
import { isPersonName } from '../person-name.ts'
import type { Survey, SurveyedPage } from '../survey/survey.ts'
import { hasType, type Thing, textOf, thingsUnder } from '../thing-values.ts'
import { isJobRole } from './job-role.ts'

/** A person whom a page names together with a role. */
export type FoundPerson = {
  name: string
  role: string
  email: string | null
  page: SurveyedPage
  passage: string
}

const pageKinds = new Set(['team', 'about', 'contact', 'press', 'legal', 'home', 'careers', 'release'])

/** The people whom a company presents, each once: structured data first, then the texts of the pages about it. */
export function findPeople(survey: Survey): FoundPerson[] {
  const byName = new Map<string, FoundPerson>()
  const pages = survey.pages.filter(({ kind }) => pageKinds.has(kind))
  const label = plain(survey.registrable.split('.')[0] ?? '')
  const written = pages.flatMap(writtenPeople).filter((person) => !isOfAnotherCompany(person, label))
  for (const person of [...pages.flatMap(structuredPeople), ...written]) {
    const key = person.name.toLowerCase()
    const kept = byName.get(key)
    if (!kept) byName.set(key, person)
    else if (kept.email === null && person.email !== null) byName.set(key, { ...kept, email: person.email })
  }
  const people = [...byName.values()]
  return people.map((person) => ({
    ...person,
    email: person.email ?? ownAddress(person, people, pages),
  }))
}

function structuredPeople(page: SurveyedPage): FoundPerson[] {
  const listed = page.surface.things.flatMap((thing) =>
    hasType(thing, 'Person')
      ? [thing]
      : ['founder', 'founders', 'employee', 'employees', 'member'].flatMap((member) =>
          thingsUnder(thing[member]),
        ),
  )
  return listed.flatMap((thing: Thing) => {
    const name = textOf(thing.name, 60)
    const role = textOf(thing.jobTitle, 90)
    if (!name || !role || !isPersonName(name)) return []
    const email = textOf(thing.email, 254)
      ?.replace(/^mailto:/i, '')
      .toLowerCase()
    const isAddress = email !== undefined && /^[^\s@]+@[^\s@]+\.[a-z]{2,}$/.test(email)
    return [
      { name, role, email: isAddress ? email : null, page, passage: `Structured data: ${name}, ${role}` },
    ]
  })
}

/** A name followed by a role: in two blocks of a card, or in one line such as "Jo Park, Head of Content". */
function writtenPeople(page: SurveyedPage): FoundPerson[] {
  const lines = page.blocks.flatMap((block) =>
    block.kind === 'list' ? block.items : block.kind === 'table' ? block.rows.flat() : [block.text],
  )
  const people: FoundPerson[] = []
  const add = (name: string, role: string, passage: string) =>
    people.push({ name, role: role.replace(/[.,;]$/, ''), email: null, page, passage: shorten(passage, 240) })
  for (const [index, line] of lines.entries()) {
    const next = lines[index + 1] ?? ''
    // A name below a quotation is mostly a customer's.
    if (isQuotation(lines[index - 1]) || isQuotation(line)) continue
    for (const [name, role] of namedInSentence(line, page)) add(name, role, line)
    if (isPersonName(line) && isJobRole(next)) {
      add(line, next, `${line}, ${next}`)
      continue
    }
    const inLine = /^(.{4,50}?)(?:,|\s[–—|·-]|:|\s*\()\s*(.{2,90}?)\)?$/u.exec(line)
    if (inLine?.[1] && inLine[2] && isPersonName(inLine[1]) && isJobRole(inLine[2]))
      add(inLine[1], inLine[2], line)
    // "Jo Park Head of Content": a card whose lines were run together.
    const words = line.split(/\s+/)
    if (line.length <= 90)
      for (const count of [2, 3]) {
        const [name, role] = [words.slice(0, count).join(' '), words.slice(count).join(' ')]
        if (words.length > count && isPersonName(name) && isJobRole(role) && /^\p{Lu}/u.test(role)) {
          add(name, role, line)
          break
        }
      }
  }
  return people
}

function isQuotation(line: string | undefined): boolean {
  return line !== undefined && line.length >= 15 && /^["“„«‚‘]|["”»]$/u.test(line)
}

const capitalised = "\\p{Lu}[\\p{L}'’-]+(?:\\s\\p{Lu}[\\p{L}'’-]+){1,2}"
const nameThenRole = new RegExp(`(${capitalised}),\\s+(\\p{Lu}[^,.;()]{2,60})(?=[,.;)]|$)`, 'gu')
const roleThenName = new RegExp(
  `(Geschäftsführer(?:in)?|Geschäftsführung|Inhaber(?:in)?|Managing Director|Founder|CEO):\\s*(${capitalised})`,
  'gu',
)

/** "write to Tom Reilly, Head of Communications, at" on a press page; "Geschäftsführerin: Katrin Böhme" in an imprint. */
function namedInSentence(line: string, { kind }: SurveyedPage): [name: string, role: string][] {
  if (line.length > 600 || !['press', 'contact', 'legal', 'release'].includes(kind)) return []
  const found = [
    ...[...line.matchAll(nameThenRole)].map((match) => [match[1], match[2]] as const),
    ...[...line.matchAll(roleThenName)].map((match) => [match[2], match[1]] as const),
  ]
  return found.flatMap(([name, role]): [string, string][] =>
    name && role && isPersonName(name) && isJobRole(role) ? [[name, role.trim()]] : [],
  )
}

/** "CEO at Globex" anywhere, and on a home page, where customers are quoted, "Owner, Globex" too. */
function isOfAnotherCompany({ role, page }: FoundPerson, label: string): boolean {
  const comma = page.kind === 'home' ? '|,' : ''
  const other = new RegExp(`(?:\\b(?:at|bei|chez)\\b|@${comma})\\s*(\\p{Lu}[^,]*)$`, 'u').exec(role)?.[1]
  return other !== undefined && !isJobRole(other) && !plain(other).includes(label)
}

function plain(text: string): string {
  return text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '')
}

/** The email address beside a name, or containing it; never an invented one. */
function ownAddress(
  person: FoundPerson,
  people: readonly FoundPerson[],
  pages: readonly SurveyedPage[],
): string | null {
  const spellings = [spoken(person.name), spoken(person.name, germanLetters)].map((name) =>
    name.split(/[\s'’-]+/),
  )
  const bearsName = (address: string) => {
    const local = address.split('@')[0] ?? ''
    return spellings.some((names) => {
      const [first = '', ...family] = names
      // An email address often contains one half of a double name.
      return (
        local === first ||
        family.some(
          (part) => part.length >= 3 && !/^(van|von|der|den|del|dos)$/.test(part) && local.includes(part),
        )
      )
    })
  }
  for (const page of pages) {
    const { addresses } = page.surface
    const bearing = addresses.find(({ address }) => bearsName(address))
    if (bearing) return bearing.address
    const beside = addresses.filter(({ context }) => spoken(context).includes(spoken(person.name)))
    const [only] = beside
    // A card holds one name: an address beside several people says nothing of each.
    const named = people.filter(({ name }) => only && spoken(only.context).includes(spoken(name)))
    if (
      beside.length === 1 &&
      only &&
      only.context.length < 160 &&
      named.length === 1 &&
      only.linked &&
      isPersonal(only.address)
    )
      return only.address
  }
  return null
}

const germanLetters: Readonly<Record<string, string>> = { ä: 'ae', ö: 'oe', ü: 'ue', ß: 'ss' }

/** Without marks, as addresses spell a name: `Müller` is `muller`, or `mueller` to a German. */
function spoken(text: string, letters: Readonly<Record<string, string>> = {}): string {
  return foldAccents(text.toLowerCase().replace(/[äöüß]/g, (letter) => letters[letter] ?? letter))
}

const sharedNames =
  /^(info|hello|hi|hey|contact|kontakt|office|team|mail|sales|support|help|press|presse|media|pr|marketing|partners?|partnerships|jobs|careers|hr|people|billing|legal|privacy|security|abuse|admin|webmaster|postmaster|no-?reply|newsletter|editor|editorial|events|welcome|contacto|contato|bonjour)$/

/** Whether an email address belongs to a person rather than to a department. */
export function isPersonal(address: string): boolean {
  return !sharedNames.test(address.split('@')[0] ?? '')
}
