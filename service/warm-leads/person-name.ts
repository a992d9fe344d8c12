const particles = new Set(
  'de da do dos del della di du der den van von vom zu bin ibn al el la le ter ten y e'.split(' '),
)
/** Words that begin with a capital on team pages and are no one's name. */
const noNames = new Set(
  `about all and ask board book brand build business call careers case ceo cfo chief cmo company contact content coo cto
customer customers data day demo design director discover editor email employee engineering executive features finance
follow for founder founders free from general get global growth guide head health help hiring home how human in inc
insights investor investors join language latest lead leadership learn legal limited ltd gmbh llc manager management
marketing media meet member members mission more new news newsletter officer on open operations other our partner
partners people platform policy post press pricing principles privacy product products project read resources revenue
role roles sales security see senior service services sign site social software solutions staff start stories story
studio success support talk team technology terms test the tools trust united us use values vice view vision vp watch
we web what who why with work you your january february march april may june july august september october november
december monday tuesday wednesday thursday friday saturday sunday north south east west new york london berlin paris
san francisco europe america`.split(/\s+/),
)

/** Whether a text reads like the name of one person: two to four words with capitals, none of them a common one. */
export function isPersonName(text: string): boolean {
  const words = text
    .trim()
    .replace(/^(dr|prof|mr|mrs|ms|dipl\.?-ing)\.?\s+/i, '')
    .split(/\s+/)
  if (words.length < 2 || words.length > 5 || text.length > 50 || /[\d@:!?/|]/.test(text)) return false
  const capitals = words.filter((word) => !particles.has(word.toLowerCase()))
  if (capitals.length < 2 || capitals.length > 4) return false
  // Common words reveal a heading, but one of them may be a family name.
  if (noNames.has((words[0] ?? '').toLowerCase())) return false
  if (capitals.filter((word) => noNames.has(word.toLowerCase().replace(/[.,]$/, ''))).length > 0) return false
  return capitals.every((word) => /^\p{Lu}[\p{L}\p{M}'’.-]{0,24}$/u.test(word) && !/^\p{Lu}{4,}$/u.test(word))
}
