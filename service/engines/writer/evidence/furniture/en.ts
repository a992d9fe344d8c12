import type { FurnitureWords } from './furniture-words.ts'

export const en: FurnitureWords = {
  menu: 'home(?: ?page)?|menu|main menu|(?:site )?search|search (?:this site|for)|loading|print(?: (?:this )?(?:page|article))?|save(?: (?:this )?(?:article|page|for later))?|share(?: (?:this|it|on|via|by|with)(?: \\p{L}+)?)?|follow(?: (?:us|on|topic|author))?|next(?: (?:article|post|page|story|up))?|previous(?: (?:article|post|page|story))?|log ?(?:in|out)|sign (?:in|up|out)|(?:register|subscribe|sign up|join)(?: (?:now|today|here|for free))?|my account|account|cart|basket|checkout|privacy(?: (?:policy|notice|settings))?|cookies?(?: (?:policy|settings|notice|preferences))?|terms(?: (?:of|and|&) (?:use|service|conditions|sale))?|terms|imprint|legal(?: notice)?|accessibility|sitemap|contact(?: us)?|about(?: us)?|advertise(?: with us)?|media kit|careers|jobs|newsletters?|help|faq|(?:table of )?contents|get (?:started|in touch)(?: (?:now|today|here|with us))?|comments?|back|more|close|all rights reserved|registered in \\p{L}+',
  bylines: '(?:written|reviewed|edited|fact[- ]checked|medically reviewed|posted|published|reporting) by',
  dates: '(?:first |last )?(?:published|updated|posted|modified|reviewed)',
  consent:
    '(?:we|us) and (?:our |\\p{N}[\\p{N}.,]* |third[- ]party |selected |trusted )*(?:partners|vendors|providers)|our (?:\\p{N}[\\p{N}.,]* )?partners and (?:we|us)|our (?:\\p{N}[\\p{N}.,]* )(?:partners|vendors)|with your (?:consent|permission|agreement),? (?:we|our)|legitimate interests? of our (?:partners|vendors)|we value your privacy|store and/or access information',
  choices:
    '(?:i )?(?:accept|agree|allow|reject|decline|refuse|consent)(?: (?:to )?(?:all|everything|and (?:continue|close)|necessary|cookies))*|only (?:necessary|essential)|(?:strictly )?necessary only|(?:manage )?(?:settings|preferences|options|choices)|more options|save(?: and close| choices)?|continue without (?:accepting|agreeing)|privacy',
  meters:
    "(?:you(?:['’]ve| have)? (?:got |only )?|this is your )?(?:\\p{N}+|one|two|three|four|five|your last|last) (?:more )?(?:free|complimentary) (?:articles?|stor(?:y|ies)|reads?|posts?)(?: (?:left|remaining|this month|to read))|you(?:['’]ve| have) (?:read|reached|used) (?:\\p{L}+ ){0,2}(?:\\p{N}+ |your |all )[^.!?]{0,30}(?:free (?:articles|stories)|article limit)|(?:articles?|stor(?:y|ies)) (?:left|remaining) this month|(?:subscribe|register|sign in|log in) (?:now )?(?:to (?:continue|keep|read on)|for (?:full|unlimited) access)|(?:this|the) (?:article|story|content) is (?:only )?(?:for|reserved for) (?:subscribers|members)",
  newsletters:
    "(?:get )?(?:our|the) (?:(?:best|top|latest|most \\p{L}+) (?:stories|articles|news|tips|guides|reads)|week[’']s best)[^.!?]{0,40}(?:in|to) your (?:inbox|mailbox)[^.!?]{0,30}|(?:unsubscribe|opt out) (?:at any time|any ?time|whenever you (?:like|want)|with one click)",
  openingHours: 'opening hours|opening times|(?:office|business|counter) hours',
}
