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

/** One kind of customer to look for: what counts how much, whom to write to, and in which words. */
export type Profile = {
  name: string
  /** Weights of fit; what is not named does not count. */
  fit: Readonly<Partial<Record<FitParameter, number>>>
  intent: Readonly<Record<SignalKind, number>>
  /** Employees, from and to, at which a company fits best. */
  teamSize: readonly [number, number]
  /** Asked for where the caller names none. */
  buyerRoles: readonly string[]
  /** What follows from a signal for this kind of company; a question or an offer, never a statement of fact. */
  wording: Readonly<Record<SignalKind | 'account', { offer: string; question: string }>>
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
    wording: {
      hiring: {
        offer:
          'We produce sourced articles that agencies deliver under their own name, so that a new colleague starts with a pipeline instead of a backlog.',
        question: 'Would it help to cover the client work until the role is filled?',
      },
      funding: {
        offer: 'We take over the writing that grows with every new client.',
        question: 'Is delivery capacity on your list for this quarter?',
      },
      launch: {
        offer:
          'We can write the client-facing pieces that explain a new service, each statement with its source.',
        question: 'Who on your side looks after the content for it?',
      },
      publishing: {
        offer: 'We write pieces of that kind for agencies, with every statement traced to its source.',
        question: 'Do you write these in house, or do you work with partners?',
      },
      pricing_change: {
        offer: 'We deliver articles at a fixed price each, which makes a retainer easy to calculate.',
        question: 'Is content part of the new packages?',
      },
      stack_change: {
        offer: 'Our articles arrive by API, so that they fit whatever you publish with.',
        question: 'Is content production part of that change?',
      },
      content_gap: {
        offer: 'We could set that right for you, and you could show clients the result.',
        question: 'Is it on your list, or does client work come first?',
      },
      account: {
        offer: 'We produce sourced articles that agencies deliver under their own name.',
        question: 'How do you cover content for your clients today?',
      },
    },
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
    wording: {
      hiring: {
        offer:
          'We keep a steady flow of well-sourced articles going for software teams, also while a role like this is open.',
        question: 'Would it help to bridge the time until somebody has started?',
      },
      funding: {
        offer:
          'We help software teams turn a moment like this into articles that people and answer engines cite.',
        question: 'Is organic growth part of the plan for this round?',
      },
      launch: {
        offer:
          'We write the guides and comparisons that people look for after a launch, every statement with its source.',
        question: 'Do you have somebody on the articles around it yet?',
      },
      publishing: {
        offer: 'We help software teams publish more of that, with every statement traced to its source.',
        question: 'What keeps you from publishing twice as often?',
      },
      pricing_change: {
        offer: 'We write the comparison and pricing pages that people search for after a change.',
        question: 'Have you updated the articles that mention the old plans?',
      },
      stack_change: {
        offer: 'Our articles arrive by API, so that they fit whatever you publish with.',
        question: 'Is content production part of that change?',
      },
      content_gap: {
        offer: 'That is the kind of thing we set right, together with the articles that make use of it.',
        question: 'Is somebody looking after it already?',
      },
      account: {
        offer: 'We keep a steady flow of well-sourced articles going for software teams.',
        question: 'Who looks after content on your side?',
      },
    },
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
    wording: {
      hiring: {
        offer:
          'We write for one trade at a time, from its own sources, so that a small team sounds like an insider every week.',
        question: 'Would it help to have trade content running before the role is filled?',
      },
      funding: {
        offer: 'We help specialised software become the source that its trade quotes.',
        question: 'Is being found by your trade part of the plan for this round?',
      },
      launch: {
        offer:
          'We write the practical guides that a trade reads before it buys, every statement with its source.',
        question: 'Who explains the launch to the people in your trade?',
      },
      publishing: {
        offer: 'We write trade articles of that kind, with every statement traced to its source.',
        question: 'Which questions of your customers have you not got round to answering?',
      },
      pricing_change: {
        offer: 'We write the buying guides that a trade compares prices with.',
        question: 'Do your articles explain the new plans already?',
      },
      stack_change: {
        offer: 'Our articles arrive by API, so that they fit whatever you publish with.',
        question: 'Is content production part of that change?',
      },
      content_gap: {
        offer: 'Setting that right is often the quickest way to be found by a trade.',
        question: 'Is somebody looking after it already?',
      },
      account: {
        offer: 'We help specialised software become the source that its trade quotes.',
        question: 'How do the people in your trade find you today?',
      },
    },
  },
}
