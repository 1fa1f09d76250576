import { z } from 'zod'
import { chainId } from '../chains/chain-id.ts'
import { answerOr } from '../toolbox/tool-answers.ts'
import { defineTool } from '../toolbox/tool-contract.ts'
import { chainField, limitField } from '../toolbox/tool-fields.ts'

export const alphaTools = {
  listAlphaProjects: defineTool({
    name: 'list_alpha_projects',
    categories: ['required'],
    effect: 'read',
    description: 'Projects of Alpha, best score first: why they score so, and what happened lately',
    progress: 'Reading Alpha',
    input: z.object({
      name: z.string().trim().max(100).optional(),
      chain: chainField,
      limit: limitField(5, 20),
    }),
    output: answerOr({
      total: z.number().int(),
      projects: z.array(
        z.object({
          name: z.string(),
          ticker: z.string(),
          /** From 0 to 1. */
          score: z.number(),
          rationale: z.string(),
          chains: z.array(chainId),
          update: z
            .object({ date: z.iso.datetime(), description: z.string(), source: z.string() })
            .nullable(),
          checkedAt: z.iso.datetime(),
        }),
      ),
    }),
  }),
}
