const fileEnding = /\.(?:pdf|docx?|odt|rtf|md|markdown|txt|html?|pptx?|xlsx?|csv|json)$/i
/** Folders before a file's name; the slash of "2025/26" or "CM/KRL compared" is of the title. */
const pathBefore = /^(?:.*\\|.*\/(?=[^/]+\.[a-z]{2,5}$)|(?:[a-z]:|\.{0,2})?\/(?:\S*\/)?)(?=[^\\/]+$)/i
const unfit =
  /(?<![\p{L}\p{N}])(?:v\d+(?:\.\d+)*|version \d+|final|draft|copy|entwurf|kopie|brouillon|borrador|bozza|rascunho|internal(?: use)?(?: only)?|intern|interne|interno|confidential|vertraulich|confidentiel|confidencial|riservato|\(\d+\))(?![\p{L}\p{N}])/giu

/**
 * What readers are told a document of the company is called: no file name, no version, and whose it is. The company's
 * records where nothing of the title is left.
 */
export function readerTitle(title: string, owner: string | null | undefined): string {
  const company = owner && withoutTitle(owner, title)
  const bare = title.trim().replace(pathBefore, '').replace(fileEnding, '')
  const isFileName = bare !== title.trim() || (!/\s/.test(bare) && /[_-]/.test(bare))
  const spaced = isFileName ? bare.replace(/[_-]+/g, ' ') : bare
  const words = spaced
    .replace(unfit, ' ')
    .replace(/[([{]\s*[)\]}]/g, ' ')
    .replace(/\s+/g, ' ')
    .replace(/^[\s,;:–-]+|[\s,;:–-]+$/g, '')
  if (!/\p{L}{2}/u.test(words)) return company ? `${company}, own records` : 'Own records'
  const named = words.charAt(0).toUpperCase() + words.slice(1)
  return !company || named.toLowerCase().includes(company.toLowerCase()) ? named : `${company}: ${named}`
}

const lastQuotation = /,[^,"“„«]*["“„«]([^"“”„«»]+)["“”»]$/u

/** 'Counter & Cold, page "Ask the others"' of a text that is called "Ask the others: ice": the name says its title again. */
function withoutTitle(owner: string, title: string): string {
  const quoted = lastQuotation.exec(owner)?.[1]?.trim()
  return quoted && title.toLowerCase().startsWith(quoted.toLowerCase()) ? withoutQuotation(owner) : owner
}

const withoutQuotation = (owner: string) => owner.replace(lastQuotation, '')

/** Whether a title as readers get it says whose the text is. */
export function namesOwner(title: string, owner: string): boolean {
  return [owner, withoutQuotation(owner)].some((name) => title.toLowerCase().includes(name.toLowerCase()))
}
