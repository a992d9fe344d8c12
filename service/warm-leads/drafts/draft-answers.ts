import { z } from 'zod'

/** The answer requested from a model: drafts by the number of their signal. */
export const DraftAnswers = z.object({
  drafts: z.array(
    z.object({
      signal: z.int(),
      subject: z.string(),
      sentences: z.array(
        z.object({
          kind: z.enum(['claim', 'offer', 'question']),
          text: z.string(),
          evidence: z.array(z.int()),
        }),
      ),
    }),
  ),
})
export type DraftAnswer = z.infer<typeof DraftAnswers>['drafts'][number]
