import type { SellingWords } from '../selling-words.ts'

export const englishSellingWords: SellingWords = {
  language: 'en',
  asks: 'add to (?:cart|basket)|with (?:the )?code|ships free|order yours|buy now|order now|shop now|(?:book|get|request|schedule) (?:an?|your|my) (?:free |live |personal )?(?:demo|call|consultation|audit)|(?:get|start|claim|download) (?:your|our|my) free|no credit card|free (?:trial|demo|consultation|delivery|shipping|returns)|(?:get|request|ask for) (?:an?|your|\\p{L}+) (?:free )?quotes?|in stock|finance (?:available|options)|\\p{N}+ ?% off|(?:winter|summer|spring|autumn|special|early) (?:deal|saver|offer)|minimum order|media kit|(?:our|contact|the) sales team|call (?:us )?(?:today|now)|why choose|trusted by|trust us|customers (?:love|trust)|(?:buy|shop|order) (?:online|from us)|bestsellers?|warranty|money[- ]back',
  praises:
    "award[- ]winning|our (?:\\p{L}+[- ])?(?:products?|customers?|clients|platform|software|installers|prices|pricing|plans|solutions?|services?|range|guarantee|shop|store|showrooms?|brochures?|catalogues?|catalogs?)|our (?:customers|users|clients) (?:save|cut|gain|see|get|answer|report|reduce|grow|achieve)|we (?:offer|sell|install|deliver|supply|manufacture|guarantee|ship|stock)|we(?:['’]ve| have) (?:installed|supplied|fitted)|(?:contact|visit) us|guaranteed?|owners|our experts|patented|effortless(?:ly)?",
  hype: 'spoiler|world[- ]class|award[- ]winning|whisper[- ]quiet|(?:in|of) its class|genius|customers (?:love|trust|choose)|loved by|trusted by|best[- ]in[- ]class|industry[- ]leading|leading provider|game[- ]chang\\p{L}+|revolutionar\\p{L}+|unparalleled|unbeatable|cutting[- ]edge|state[- ]of[- ]the[- ]art|next[- ]level|seamless(?:ly)?|one[- ]stop|peace of mind|dream|amazing|incredible|awesome|stunning|ultimate',
  promises: 'up to|as much as|in just|only [€$£]|from [€$£]',
  rests:
    'results (?:(?:may|will) )?vary|laborator(?:y|ies) figures?|(?:figures |results |calculated |calculation |savings |test |tested )?based on|(?:calculated|measured|tested) (?:with|against|in|on|for|at)|compared with an? (?:old|unit|standard)|when (?:fed|used) with|lab(?:oratory)? test|survey of|price excludes|assumes|assuming',
}
