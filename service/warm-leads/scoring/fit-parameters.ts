import type { Account } from '../account/describe-account.ts'
import type { ChosenContact } from '../contacts/choose-contacts.ts'
import type { EvidenceLedger } from '../evidence-ledger.ts'
import { pageSentences } from '../page-sentences.ts'
import { pagesOf, type Survey, type SurveyedPage } from '../survey/survey.ts'
import type { FitParameter, Profile } from './profiles.ts'

export type FitSubject = {
  survey: Survey
  account: Account
  contacts: readonly ChosenContact[]
  profile: Profile
  ledger: EvidenceLedger
}

/** One part of fit: 0 to 1, or null where it is unknown, which is not 0. */
export type Reading = { value: number | null; explanation: string; evidence: number[] }
type Rule = { label: string; read(subject: FitSubject): Reading }

const unknown = (explanation: string): Reading => ({ value: null, explanation, evidence: [] })
const plain = (value: number, explanation: string, evidence: number[] = []): Reading => ({
  value,
  explanation,
  evidence,
})

const dayMs = 86_400_000

/** Languages whose words the patterns know. */
const understood = new Set(['en', 'de'])

type WordRule = {
  label: string
  /** What a sentence that any of them fits mentions. */
  patterns: readonly RegExp[]
  what: string
  /** What was looked for, as it is said where nothing was found. */
  lookedFor: string
  /** As many sentences as make it certain. */
  most: number
  kinds: readonly Parameters<typeof pagesOf>[1][]
  /** Whether the titles of posts tell of it, too: they may be about anything. */
  posts?: boolean
}

/** Reads a part of fit off sentences: the more of them, the surer; none on pages that were read is a no. */
function words({ label, patterns, what, lookedFor, most, kinds, posts = false }: WordRule): Rule {
  return {
    label,
    read({ survey, ledger }) {
      const pages = pagesOf(survey, ...kinds)
      const said = pages.flatMap((page) =>
        sentencesOf(page).map((text) => ({ url: page.finalUrl, title: page.title, text })),
      )
      const posted = posts ? survey.posts.map(({ url, title }) => ({ url, title, text: title })) : []
      const hits = [...said, ...posted].filter(({ text }) => patterns.some((pattern) => pattern.test(text)))
      const distinct = [...new Map(hits.map((hit) => [hit.text, hit])).values()]
      if (distinct.length === 0) {
        if (pages.every((page) => page.words < 30)) return unknown('Not enough text on the pages.')
        if (!pages.some(({ language }) => understood.has(language)))
          return unknown(`Nothing found about ${what}. Only English and German are supported.`)
        return plain(0, `We found no ${lookedFor}.`)
      }
      const evidence = distinct
        .slice(0, 2)
        .map(({ url, title, text }) => ledger.add({ url, title, passage: text }))
      return plain(
        Math.min(1, distinct.length / most),
        `${distinct.length} ${distinct.length === 1 ? 'statement mentions' : 'statements mention'} ${what}.`,
        evidence,
      )
    },
  }
}

function sentencesOf(page: SurveyedPage): string[] {
  const said = [page.title, page.description].filter((text) => text !== null)
  return [...said, ...pageSentences(page.blocks).slice(0, 200)]
}

/** "software for landscaping companies": one kind of company, whichever; not all, small, or European ones. */
const kindOfCompany =
  /\b(?:software|platform|app|system|tools?|crm)\s+for\s+(?:(?:small|large|growing|independent|busy|modern|local)\s+)*(?!(?:all|any|every|other|most|many|some|such|these|those|your|our|their|small|small-\S+|medium|medium-\S+|mid\S*|large|growing|independent|busy|modern|local|global|remote|ambitious|young|new|fast\S*|software|saas|tech\w*|digital|online|internet|services?|products?|public|private|international|b2b|b2c|\w+ean|british|german|french|irish|american)\s)[\p{L}-]{3,}\s+(?:companies|firms|businesses|practices|crews|shops|contractors|clinics|schools|studios|operators)\b/iu

const aboutItself: Parameters<typeof pagesOf>[1][] = ['home', 'about', 'product', 'pricing', 'customers']

export const fitRules: Readonly<Record<FitParameter, Rule>> = {
  agency: words({
    label: 'Is an agency',
    patterns: [
      /\b(agency|agentur|agence|agencia|studio|consultancy|our clients|for (?:our )?clients|retainer|unsere kunden)\b/i,
    ],
    what: 'agency work',
    lookedFor: 'words for agency work',
    most: 3,
    kinds: aboutItself,
  }),
  search_services: words({
    label: 'Offers search services',
    patterns: [
      /\b(seo|geo|search engine|generative engine|answer engine|ai search|ai visibility|organic (?:growth|traffic|search)|link building|content[- ]marketing|suchmaschinen\w*|linkaufbau|ki-suche)\b/i,
    ],
    what: 'search or content services',
    lookedFor: 'words for search or content services',
    most: 4,
    kinds: aboutItself,
  }),
  client_work: words({
    label: 'Shows its customers',
    patterns: [
      /\b(case stud(?:y|ies)|success stor(?:y|ies)|our (?:clients|customers)|(?:trusted|used|chosen|loved) by|customer stor(?:y|ies)|customers (?:say|told)|testimonials?|helped|unsere kunden|kundenstimmen|referenzen|erfolgsgeschichten|vertrauen (?:uns|auf))\b/i,
      // "240 charter companies run their season on Acme", but not "40 people work with us".
      /\b\d[\d.,]*\+?\s+(?!people\b|employees\b|of us\b)(?:[\p{L}-]+\s+){1,3}(?:use|trust|rely on|work with|run (?:[\p{L}-]+\s+){1,3}on)\s(?!us\b)/iu,
    ],
    what: 'customers',
    lookedFor: 'case studies, testimonials or mentions of customers',
    most: 3,
    kinds: [...aboutItself, 'press'],
    posts: true,
  }),
  software: words({
    label: 'Sells software',
    patterns: [
      /\b(saas|\w*software|platt?form|app|kostenlos testen|testversion|schnittstellen?|api|integrations?|dashboard|workspace|cloud|subscription|free trial|start(?: for)? free|log ?in|per (?:user|seat|month)|sign up)\b/i,
    ],
    what: 'software',
    lookedFor: 'words for software',
    most: 5,
    kinds: aboutItself,
  }),
  demo_led: words({
    label: 'Sells by demo',
    patterns: [
      /\b(book a (?:demo|call)|request a demo|schedule a demo|talk to (?:sales|an expert)|get a (?:demo|quote)|demo (?:buchen|vereinbaren|anfragen)|beratungstermin|angebot anfordern)\b/i,
    ],
    what: 'a demo or a talk with sales',
    lookedFor: 'invitation to a demo or a talk with sales',
    most: 2,
    kinds: aboutItself,
  }),
  industry_focus: words({
    label: 'Serves one industry',
    patterns: [
      /(?<!\p{L})(?:handwerker?|[äa]rzte|praxis|kanzlei|hotel|gastro\p{L}*|bau|immobilien|vereins|makler|schul|friseur|pflege|werkstatt)-?(?:software|programm|app|l[öo]sung)(?!\p{L})|(?<!\p{L})f[üu]r\s+(?:(?:ihre?n?|deine?n?|das|die|den|alle|kleine|moderne)\s+)*(?:handwerk\p{L}*|elektriker|sanit[äa]r\p{L}*|maler|dachdecker|tischler|schreiner|zahn[äa]rzt\p{L}*|[äa]rzt\p{L}*|arztprax\p{L}*|praxen|klinik\p{L}*|kanzlei\p{L}*|anw[äa]lt\p{L}*|steuerberat\p{L}*|restaurants?|gastronom\p{L}*|hotels?|friseur\p{L}*|schulen|vereine|kirchen|landwirt\p{L}*|bau(?:unternehmen|firmen|betriebe)|immobilien\p{L}*|makler\p{L}*|logistik\p{L}*|speditionen|apotheken|pflegedienste?|werkst[äa]tten|b[äa]ckereien|brauereien)|\b(?:for|built for|made for|helps?|software f[üu]r)\s+(?:[\p{L}-]+\s){0,2}?(dentists?|dental|clinics?|doctors?|hospitals?|veterinar\w+|law firms?|lawyers?|restaurants?|hotels?|salons?|gyms?|schools?|universit\w+|churches|nonprofits?|farms?|farmers?|agricultur\w+|construction|contractors?|builders?|real estate|property|landlords?|insur\w+|banks?|logistics|trucking|fleets?|manufactur\w+|retailers?|pharmac\w+|accountants?|roast\w+|brew\w+|bakeries|caf[ée]s|coffee|breweries|wineries|event\w*|landscap\w*|gardeners?|arborists?|nurseries|florists?|cleaners|plumb\w*|electricians?|roof\w*|painters?|hvac|hair\w*|beauty|stylists?|barbers?|spas?|photographers?|tutors?|childcare|daycares?|vets?|opticians?|physio\w*|therapists?|charter\w*|yacht\w*|boat\w*|marinas?|sail\w*|movers?|garages?|caterers?|freight|travel|municipalit\w+|energy|solar|automotive|dealerships?)\b/iu,
      kindOfCompany,
    ],
    what: 'one industry',
    lookedFor: 'sentence that names an industry it serves',
    most: 3,
    kinds: aboutItself,
  }),
  self_serve: {
    label: 'Shows prices',
    read({ survey, account, ledger }) {
      const [page] = pagesOf(survey, 'pricing')
      if (!page) {
        const linked = survey.home.surface.links.length > 5
        return linked
          ? plain(0, 'No pricing page found.')
          : unknown('Not enough links found to look for a pricing page.')
      }
      const evidence = account.price_units.map((price) => price.evidence)
      if (evidence.length > 0)
        return plain(1, 'The pricing page shows prices.', [...new Set(evidence)].slice(0, 3))
      const shown = ledger.add({
        url: page.finalUrl,
        title: page.title,
        passage: page.title ?? 'Pricing page',
      })
      return plain(0.5, 'The pricing page shows no prices.', [shown])
    },
  },
  publishes: {
    label: 'Publishes',
    read({ survey, ledger }) {
      const dated = survey.posts.filter(({ publishedAt }) => publishedAt !== null)
      if (survey.posts.length === 0) {
        return pagesOf(survey, 'blog').length > 0
          ? unknown("Found a blog, but couldn't identify its posts.")
          : survey.pages.length >= 3
            ? plain(0, 'No posts found.')
            : unknown('Not enough pages read.')
      }
      if (dated.length === 0) return unknown(`${survey.posts.length} posts without dates.`)
      const since = survey.readAt.getTime() - 90 * dayMs
      const recent = dated.filter(({ publishedAt }) => (publishedAt?.getTime() ?? 0) >= since)
      const evidence = dated
        .slice(0, 1)
        .map(({ url, title, publishedAt }) => ledger.add({ url, title, passage: title, publishedAt }))
      // A post a week is as much as a marketer wishes for.
      return plain(
        Math.min(1, recent.length / 12),
        `${recent.length} ${recent.length === 1 ? 'post' : 'posts'} in the last 90 days.`,
        evidence,
      )
    },
  },
  learning_content: words({
    label: 'Teaches its readers',
    patterns: [
      /\b(guides?|tutorials?|templates?|webinars?|academy|playbooks?|e-?books?|glossary|documentation|docs|resources|ratgeber|leitf[aä]den|vorlagen?|webinare?|akademie|tipps|checklisten?)\b/i,
    ],
    what: 'guides, templates or documentation',
    lookedFor: 'guides, templates or documentation',
    most: 3,
    kinds: [...aboutItself, 'blog'],
    posts: true,
  }),
  team_size: {
    label: 'Team size',
    read({ account, profile }) {
      const { headcount, size_hints } = account
      if (headcount === null) return unknown('None of the pages show how many people work there.')
      const [least, most] = profile.teamSize
      const evidence = size_hints.map((hint) => hint.evidence)
      const value =
        headcount < least ? headcount / least : headcount > most ? Math.max(0.1, most / headcount) : 1
      return plain(value, `${headcount} people. ${least} to ${most} fits best.`, evidence.slice(0, 1))
    },
  },
  languages: {
    label: 'Languages',
    read({ account }) {
      const { languages, languages_evidence } = account
      return plain(
        Math.min(1, languages.length / 4),
        `${languages.length} ${languages.length === 1 ? 'language' : 'languages'}: ${languages.join(', ')}.`,
        languages_evidence.slice(0, 3),
      )
    },
  },
  buyer_named: {
    label: 'Target role found',
    read({ survey, contacts, ledger }) {
      const best =
        contacts.find(({ match }) => match === 'exact') ?? contacts.find(({ match }) => match === 'close')
      const looked = pagesOf(survey, 'team', 'about', 'contact').length > 0
      if (!best)
        return looked
          ? plain(0, 'No one in your target roles found.')
          : unknown('No page about the team was read.')
      // The page and not the passage: a named person can be deleted, and evidence stays.
      const evidence = ledger.add({
        url: best.sourceUrl,
        title: best.sourceTitle,
        passage: 'The page names someone in a target role.',
      })
      return plain(
        best.match === 'exact' ? 1 : 0.6,
        best.match === 'exact'
          ? 'Someone in a target role is named.'
          : 'Someone close to a target role is named.',
        [evidence],
      )
    },
  },
}
