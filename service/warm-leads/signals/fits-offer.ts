import type { CompanyProfile } from '#contract/company-profile.ts'
import { foldAccents } from '../../text/fold-accents.ts'
import { splitWords } from '../../text/split-words.ts'

/** Words that any company's offer and any company's news may have. */
const generic = new Set(
  `about and app apps as at business businesses by client clients company companies customer customers data every for from
  how in into its it new of on one online or our platform platforms product products service services software solution
  solutions system systems team teams that the their they this to tool tools we what which who with work works you your`.split(
    /\s+/,
  ),
)
const fewWords = 3

/**
 * Whether a signal speaks of what the tenant sells, so that it is a reason for this tenant to write and not for anybody:
 * its title has a word of the market category or, without one, two words of what is sold.
 */
export function fitsOffer({ title }: { title: string }, { category, sells }: CompanyProfile): boolean {
  const sold = rootsOf(category ?? sells ?? '')
  const named = rootsOf(title)
  const shared = [...sold].filter((root) => named.has(root)).length
  return shared >= (sold.size <= fewWords ? 1 : 2)
}

function rootsOf(text: string): Set<string> {
  return new Set(
    splitWords(foldAccents(text))
      .filter((word) => word.length > 2 && !generic.has(word))
      .map((word) => word.replace(/(?<=.{4})(?:ings?|ers?|ments?|e[sd]|s)$/, '')),
  )
}
