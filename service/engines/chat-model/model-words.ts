/** Some local servers leave the model's thinking in the text. */
export function stripReasoning(text: string): string {
  return text.replace(/^\s*<think(?:ing)?>[\s\S]*?(?:<\/think(?:ing)?>|$)/i, '').trim()
}

/** A refusal as text: short, and nothing but an apology. */
export function isRefusal(text: string): boolean {
  return (
    text.length < 400 &&
    /^(?:i['’]m (?:really )?sorry\b|sorry, |i (?:can['’]?t|cannot|can not|won['’]t|am unable to)\b.{0,40}\b(?:help|assist|write|comply|provide|fulfil|create))/i.test(
      text,
    )
  )
}
