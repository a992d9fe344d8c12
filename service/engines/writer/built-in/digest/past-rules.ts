const month = '(?:\\p{L}+\\.? ){0,2}'
/** "Until 2022", "bis Juni 2023", "jusqu'en 2019", "hasta 2021", "fino al 2020", "até 2020", 「2019年までは」: with the year. */
const ended = new RegExp(
  `(?<!\\p{L})(?:until|till|up to|before|prior to|bis|vor|jusqu['’]en|jusqu['’]à|jusqu['’]au|avant|hasta|antes d[e]l?|fino a[l]?|prima del|até|antes de)\\s(?:the |(?:zum|zur|the) end of |end of |\\p{N}{1,2}(?:er|\\.|º)? (?:de )?)?${month}(?<year>(?:19|20)\\p{N}{2})(?!\\p{N})|(?<spaceless>(?:19|20)\\p{N}{2})年(?:度|\\p{N}{1,2}月)?(?:末)?(?:まで(?:は|の)|以前(?:は|の))`,
  'giu',
)
/** "Formerly …", at the beginning of a sentence. */
const formerly =
  /^(?:formerly|previously|in the past|originally|back in the day|in the old days|(?:years|decades) ago|damals|vor (?:vielen jahren|jahrzehnten)|dans le temps|à l[’']époque|il y a des (?:années|décennies)|hace (?:años|décadas)|en otros tiempos|(?:anni|decenni) fa|há (?:anos|décadas)|früher|bisher|bislang|zuvor|ehemals|ursprünglich|auparavant|autrefois|anciennement|précédemment|anteriormente|antiguamente|previamente|in precedenza|precedentemente|un tempo|anteriormente|antigamente)(?!\p{L})|^(?:以前は|かつて|昔は|一昔前は|従来は|これまでは|旧(?:制度|基準|規則)では)/iu
const was =
  /(?<!\p{L})(?:was|were|cost(?!s)|applied|war(?:en)?|lag(?:en)?|galt(?:en)?|betrug(?:en)?|kostete[n]?|était|étaient|coûtait|valait|era|eran|costaba|valía|erano|costava|valeva|eram|custava)(?!\p{L})/iu
/** "For a long time 600 watts were the limit". */
const long =
  /(?<!\p{L})(?:(?:was|were) (?:for a )?long (?:time )?the|for a long time|used to (?:be|apply)|galt(?:en)? (?:[\p{L}\p{N}.]+ ){0,4}lange|lange (?:zeit )?(?:galt|war)\p{L}*|(?:a|ont) longtemps|durante mucho tiempo|a lungo|durante muito tempo)(?!\p{L})|長(?:らく|い間)/iu
/** What holds since then stands in the same sentence. */
const since =
  /(?<!\p{L})(?:since|as of|now|today|seit|ab|nun|heute|inzwischen|nunmehr|depuis|dès|désormais|à partir d[eu]|desde|ahora|a partir d[eo]|dal|da|ora|oggi|desde|agora|hoje)(?!\p{L})|現在|以降|から(?:は|、)|今は/iu

/** True for a sentence that says what held until a year that is over, or formerly, and not what holds since. */
export function isPastRule(text: string): boolean {
  const thisYear = new Date().getUTCFullYear()
  const years = [...text.matchAll(ended)].flatMap(({ groups }) => groups?.year ?? groups?.spaceless ?? [])
  // "Until February 2026 it was", said in that year: the verb shows that it is over.
  const isOver = years.some(
    (year) => Number(year) < thisYear || (Number(year) === thisYear && was.test(text)),
  )
  if (!isOver && !formerly.test(text) && !(long.test(text) && !since.test(text))) return false
  return !since.test(text.replace(ended, ' '))
}
