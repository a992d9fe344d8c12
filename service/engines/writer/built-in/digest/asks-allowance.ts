import { decidesPermission } from './asks-permission.ts'

/** "How many watts are allowed?", "Wie viel darf …", "combien … autorisés". */
const asks =
  /(?<!\p{L})(?:allowed|permitted|legal(?:ly)?|may|erlaubt|zulässig|darf|dürfen|autorisée?s?|permise?s?|peut-on|permitid[oa]s?|se puede|consentit[oaie]|ammess[oaie]|si può|permitid[oa]s?|pode|podem)(?!\p{L})|許容|許可|上限|まで/iu
const limits =
  /(?<!\p{L})(?:up to|at most|no more than|(?:a )?maximum|max\.?|limit(?:ed)?|cap|bis zu|höchstens|maximal|grenze|obergrenze|jusqu[’']|au plus|au maximum|plafond|limite|hasta|como máximo|máximo|fino a|al massimo|massimo|até|no máximo)(?!\p{L})|以下|以内|まで|上限/iu

/** True for a topic that asks for the amount that a rule allows. */
export function asksAllowance(topic: string): boolean {
  return asks.test(topic)
}

/** True for a sentence that sets a limit: "a vacuum cleaner draws 900 watts" tells nothing of what is allowed. */
export function setsLimit(text: string): boolean {
  return limits.test(text) || decidesPermission(text)
}
