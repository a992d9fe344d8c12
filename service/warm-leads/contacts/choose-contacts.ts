import { randomUUID } from 'node:crypto'
import type { Survey, SurveyedPage } from '../survey/survey.ts'
import { withoutAddresses } from '../without-addresses.ts'
import { checkAddress } from './address-policy.ts'
import { findPeople, isPersonal } from './find-people.ts'
import { matchRole, type RoleMatch, readRole } from './job-role.ts'

/** Whom a report names, and where. */
export type ChosenContact = RoleMatch & {
  id: string
  kind: 'person' | 'mailbox'
  name: string | null
  role: string | null
  email: string | null
  sourceUrl: string
  sourceTitle: string | null
  sourceDate: Date | null
  seenAt: Date
  passage: string
}

export type ContactChoice = {
  contacts: ChosenContact[]
  /** All people with a role whom the pages name. */
  found: number
  /** Left out, by why. */
  leftOut: { suppressed: number; private: number; foreign: number; unwanted: number }
}

const matchRank = { exact: 2, close: 1, none: 0 } as const
const mailboxRank =
  /^(marketing|press|presse|media|pr|partnerships?|partners?|sales|hello|hi|contact|kontakt|info)@/

/** The people of a company who match the buyer roles best, then its mailboxes; `most` at most. */
export function chooseContacts(
  survey: Survey,
  about: { buyerRoles: readonly string[]; most: number; isSuppressed(address: string): boolean },
): ContactChoice {
  const { buyerRoles, most, isSuppressed } = about
  const { registrable, readAt } = survey
  const leftOut = { suppressed: 0, private: 0, foreign: 0, unwanted: 0 }
  const from = (page: SurveyedPage) => ({
    id: randomUUID(),
    sourceUrl: page.finalUrl,
    sourceTitle: page.title,
    sourceDate: page.publishedAt,
    seenAt: readAt,
  })
  const people = findPeople(survey)
  const chosen = people.flatMap((person): ChosenContact[] => {
    const { name, role, passage, page, email } = person
    if (email !== null && isSuppressed(email)) {
      leftOut.suppressed += 1
      return []
    }
    const verdict = email === null ? 'usable' : checkAddress(email, { registrable, page })
    if (verdict !== 'usable') leftOut[verdict] += 1
    const usable = verdict === 'usable' ? email : null
    const said = withoutAddresses(passage, usable ?? undefined)
    return [
      {
        ...from(page),
        kind: 'person',
        name,
        role,
        email: usable,
        passage: said,
        ...matchRole(role, buyerRoles),
      },
    ]
  })
  const taken = new Set(people.flatMap(({ email }) => email ?? []))
  const mailboxes = survey.pages.flatMap((page) =>
    page.surface.addresses.flatMap(({ address, context }): ChosenContact[] => {
      if (taken.has(address)) return []
      taken.add(address)
      const verdict = checkAddress(address, { registrable, page })
      if (isSuppressed(address)) leftOut.suppressed += 1
      else if (verdict !== 'usable') leftOut[verdict] += 1
      // A personal email address without a name or a role is no fair contact.
      else if (!isPersonal(address) || page.kind === 'contact' || page.kind === 'legal')
        return [
          {
            ...from(page),
            kind: 'mailbox',
            name: null,
            role: null,
            email: address,
            passage: withoutAddresses(context, address),
            match: 'none',
            matchedRole: null,
          },
        ]
      return []
    }),
  )
  const seniority = ({ role }: ChosenContact) => (role === null ? 0 : readRole(role).seniority)
  // A person with neither a relevant role nor a leading one is no contact for this.
  const wanted = chosen.filter((contact) => contact.match !== 'none' || seniority(contact) >= 3)
  const persons = wanted.toSorted(
    (a, b) =>
      matchRank[b.match] - matchRank[a.match] ||
      Number(b.email !== null) - Number(a.email !== null) ||
      seniority(b) - seniority(a),
  )
  const desks = mailboxes.toSorted(
    (a, b) => Number(mailboxRank.test(b.email ?? '')) - Number(mailboxRank.test(a.email ?? '')),
  )
  return { contacts: [...persons, ...desks].slice(0, most), found: people.length, leftOut }
}
