import { listTools, previewSocial, type ToolList, validateSchema } from '#contract/page-tools.ts'
import { answer, type FakeResponse } from './answer.ts'

const catalogue: ToolList = {
  count: 1,
  tools: [
    {
      name: 'og-preview',
      description: 'Social preview',
      method: previewSocial.method,
      path: previewSocial.path,
      required_fields: ['url'],
      sample_payload: { url: 'https://example.com' },
    },
  ],
}

/** The page tools, with insides of this server's own: the document leaves them open. */
export const pageToolAnswers: readonly FakeResponse[] = [
  answer(listTools, () => ({ status: 200, body: catalogue })),
  answer(validateSchema, ({ desk }, { body }) => {
    desk.credits -= 1
    const data = {
      url: body.url,
      schemas_found: 1,
      schemas: [{ type: '<b>Article</b>', valid: true, errors: [] }],
    }
    return { status: 200, body: { success: true, tool: 'schema-validate', data, credits_charged: 1 } }
  }),
  answer(previewSocial, ({ desk }, { body }) => {
    desk.credits -= 1
    const data = { url: body.url, title: 'A page', og: { title: 'A page', image: null } }
    return { status: 200, body: { success: true, tool: 'og-preview', data, credits_charged: 1 } }
  }),
]
