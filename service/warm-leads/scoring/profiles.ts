import type { CreateWarmLeadInput } from '#contract/warm-leads.ts'
import type { SignalKind } from '../signals/signal.ts'

export type Icp = CreateWarmLeadInput['icp']

/** Parts of fit; each has its rule in `fit-parameters.ts`. */
export type FitParameter =
  | 'agency'
  | 'search_services'
  | 'client_work'
  | 'software'
  | 'self_serve'
  | 'industry_focus'
  | 'demo_led'
  | 'publishes'
  | 'learning_content'
  | 'team_size'
  | 'languages'
  | 'buyer_named'

/** One kind of customer to look for: what counts how much, and whom to write to. */
export type Profile = {
  name: string
  /** Weights of fit; what is not named does not count. */
  fit: Readonly<Partial<Record<FitParameter, number>>>
  intent: Readonly<Record<SignalKind, number>>
  /** Employees, from and to, at which a company fits best. */
  teamSize: readonly [number, number]
  /** Used if the caller names none. */
  buyerRoles: readonly string[]
}

export const profiles: Readonly<Record<Icp, Profile>> = {
  'seo-geo-agency': {
    name: 'SEO and GEO agency',
    fit: {
      agency: 25,
      search_services: 25,
      client_work: 15,
      publishes: 10,
      team_size: 10,
      languages: 5,
      buyer_named: 10,
    },
    intent: {
      hiring: 25,
      funding: 5,
      launch: 15,
      publishing: 15,
      pricing_change: 10,
      stack_change: 10,
      content_gap: 20,
    },
    teamSize: [3, 80],
    buyerRoles: ['Founder', 'Head of SEO', 'Head of Content'],
  },
  'content-led-saas': {
    name: 'Content-led SaaS',
    fit: {
      software: 25,
      self_serve: 15,
      publishes: 20,
      learning_content: 15,
      team_size: 10,
      languages: 5,
      buyer_named: 10,
    },
    intent: {
      hiring: 25,
      funding: 15,
      launch: 15,
      publishing: 15,
      pricing_change: 5,
      stack_change: 5,
      content_gap: 20,
    },
    teamSize: [10, 300],
    buyerRoles: ['Head of Content', 'Head of Marketing', 'Founder'],
  },
  'vertical-saas': {
    name: 'Vertical SaaS',
    fit: {
      software: 20,
      industry_focus: 25,
      client_work: 15,
      demo_led: 10,
      publishes: 10,
      team_size: 10,
      buyer_named: 10,
    },
    intent: {
      hiring: 20,
      funding: 15,
      launch: 20,
      publishing: 10,
      pricing_change: 10,
      stack_change: 5,
      content_gap: 20,
    },
    teamSize: [10, 250],
    buyerRoles: ['Head of Marketing', 'Founder', 'Head of Growth'],
  },
}
