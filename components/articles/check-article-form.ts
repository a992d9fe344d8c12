import type { CheckedForm } from '#components/ui/checked-form.ts'
import type { FieldErrors } from '#components/ui/field-errors.ts'
import { GenerateArticleInput } from '#contract/articles.ts'
import { messagesByPath } from '#lib/messages-by-path.ts'
import { withScheme } from '#lib/with-scheme.ts'
import { type ArticleFormValues, addressFields, comparesSources, writtenSize } from './article-form-values.ts'

/** The request body of the generation that the form describes; blank fields are omitted (Generate article). */
export function toGenerateInput(values: ArticleFormValues) {
  const addresses = addressFields.map((field) => values[field].trim()).filter((address) => address !== '')
  const topic = values.topic.trim()
  return {
    ...(topic && { topic }),
    ...(addresses.length > 0 && { source_urls: addresses.map(withScheme) }),
    language: values.language,
    size: writtenSize(values),
    mode: values.mode,
    enable_search: values.search,
    ...(values.persona && { persona: values.persona }),
    illustrations: values.pictures,
    audio: values.audio,
    disable_competition: !comparesSources(values),
    wait_for_completion: false,
    auto_publish: values.publish === 'now',
  }
}

// The contract says the same in the words of the wire.
const nothingToWriteAbout = 'Enter a topic, a URL or both.'

/** Judges the form by the contract's own schema. */
export function checkArticleForm(
  values: ArticleFormValues,
): CheckedForm<ArticleFormValues, GenerateArticleInput> {
  const body = toGenerateInput(values)
  if (!body.topic && !body.source_urls) return { ok: false, errors: { topic: nothingToWriteAbout } }
  const parsed = GenerateArticleInput.safeParse(body)
  if (parsed.success) return { ok: true, input: parsed.data }
  return { ok: false, errors: articleFormErrors(values, messagesByPath(parsed.error)) }
}

/** What the form describes without the URLs that are none (yet), so that its topic is looked up while one is typed. */
export function readableInput(values: ArticleFormValues): GenerateArticleInput | undefined {
  const checked = checkArticleForm(values)
  if (checked.ok) return checked.input
  const readable = { ...values }
  for (const field of addressFields) if (checked.errors[field] !== undefined) readable[field] = ''
  const again = checkArticleForm(readable)
  return again.ok ? again.input : undefined
}

const fieldOf: Readonly<Record<string, keyof ArticleFormValues>> = {
  topic: 'topic',
  size: 'size',
  mode: 'mode',
  language: 'language',
  persona: 'persona',
  enable_search: 'search',
  illustrations: 'pictures',
  audio: 'audio',
  disable_competition: 'competition',
  auto_publish: 'publish',
}

/**
 * Puts messages for members of the body at the fields they came from.
 * @param messages by path in dot notation, for example `source_urls.1`.
 */
export function articleFormErrors(
  values: ArticleFormValues,
  messages: Readonly<Record<string, string>>,
): FieldErrors<ArticleFormValues> {
  // The body has no blank addresses, so its second may be the form's third.
  const filled = addressFields.filter((field) => values[field].trim() !== '')
  const errors: FieldErrors<ArticleFormValues> = {}
  for (const [path, message] of Object.entries(messages)) {
    const [member = '', index] = path.split('.')
    const field = member === 'source_urls' ? (filled[Number(index ?? 0)] ?? 'address1') : fieldOf[member]
    if (field) errors[field] ??= message
  }
  return errors
}
