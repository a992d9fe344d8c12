import { expect, test } from 'vitest'
import { escapeShortcodes } from './escape-shortcodes.ts'

test.each([
  ['{{< figure src="a.png" >}}', '{{</* figure src="a.png" */>}}'],
  ['`{{% note %}}` and {{< a >}}', '`{{%/* note */%}}` and {{</* a */>}}'],
  ['{{ .Title }} and {% raw %} and {x}', '{{ .Title }} and {% raw %} and {x}'],
  ['half {{< of one', 'half {\u2060{< of one'],
  ['{{< a {{< b >}}', '{\u2060{< a {\u2060{< b >}}'],
  ['{{</* shown */>}}', '{{</*/\u2060* shown *\u2060/*/>}}'],
])('Hugo shows %s as it is', (text, escaped) => {
  expect(escapeShortcodes(text)).toBe(escaped)
})
