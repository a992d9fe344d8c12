const word = (list: string) => new RegExp(`(?<!\\p{L})(?:${list})(?!\\p{L})`, 'u')

/** By language, since "nos" is "our" in French and "in the" in Portuguese; capital "US" is a country. */
const firstPersons: Readonly<Record<string, RegExp>> = {
  en: word('[Ww]e|[Oo]urs?|us|[Oo]urselves'),
  de: word('[Ww]ir|[Uu]ns|[Uu]nser\\p{L}*'),
  fr: word('[Nn]ous|[Nn]otre|[Nn]os'),
  es: word(
    '[Nn]osotr[oa]s|[Nn]uestr[oa]s?|(?:[Cc]ómo|[Pp]or qué|[Qq]ué|[Cc]uándo|[Cc]uánto) (?:\\p{L}+ ){0,2}\\p{L}+[aei]mos',
  ),
  it: word('[Nn]oi|[Nn]ostr[oaie]|(?:[Cc]ome|[Pp]erché|[Qq]uando|[Qq]uanto) (?:\\p{L}+ ){0,2}\\p{L}+iamo'),
  pt: word(
    '[Nn]ós|[Nn]oss[oa]s?|(?:[Cc]omo|[Pp]or que|[Oo] que|[Qq]uando|[Qq]uanto) (?:\\p{L}+ ){0,2}\\p{L}+[aei]mos',
  ),
}

/** True for a topic in the first person: "Why our loaves …", "Wie wir …". It asks for what the tenant itself has to say. */
export function isAboutOurselves(topic: string, language: string): boolean {
  return firstPersons[language.slice(0, 2).toLowerCase()]?.test(topic) === true
}
