import { z } from 'zod'
import type { ModelChoice } from './ports/agent.ts'

/** Who writes the replies of the agent: one line switches. The reader needs nothing; its strict grammar is always in front. */
const modelEnvironment = z
  .object({
    /** `reader`, `anthropic:<model>`, `openai:<model>` or `compatible:<model>` (any OpenAI-compatible address). */
    MODEL: z
      .string()
      .regex(/^(reader|(anthropic|openai|compatible):.+)$/)
      .default('reader'),
    MODEL_API_KEY: z.string().min(1).optional(),
    /** Needed by `compatible`; another address of the same API for the others. */
    MODEL_URL: z.url().optional(),
    /** What the operator pays, in US dollars for a million tokens; both or none. */
    MODEL_PRICE_IN: z.coerce.number().min(0).optional(),
    MODEL_PRICE_OUT: z.coerce.number().min(0).optional(),
  })
  .transform((values, context): ModelChoice => {
    const [provider = '', ...name] = values.MODEL.split(':')
    if (provider === 'reader') return { provider: 'reader' }
    if (values.MODEL_API_KEY === undefined) context.addIssue(missing('MODEL_API_KEY'))
    if (provider === 'compatible' && values.MODEL_URL === undefined) context.addIssue(missing('MODEL_URL'))
    const { MODEL_PRICE_IN: inUsd, MODEL_PRICE_OUT: outUsd } = values
    if (inUsd === undefined && outUsd !== undefined) context.addIssue(missing('MODEL_PRICE_IN'))
    if (inUsd !== undefined && outUsd === undefined) context.addIssue(missing('MODEL_PRICE_OUT'))
    return {
      provider: provider as 'anthropic' | 'openai' | 'compatible',
      name: name.join(':'),
      apiKey: values.MODEL_API_KEY ?? '',
      url: values.MODEL_URL ?? null,
      price: inUsd === undefined || outUsd === undefined ? null : { inUsd, outUsd },
    }
  })

const missing = (name: string) => ({
  code: 'custom' as const,
  path: [name],
  message: 'needed with this model',
})

export function readModelConfig(env: Readonly<Record<string, string | undefined>>): {
  readonly config: ModelChoice
  readonly issues: readonly z.core.$ZodIssue[]
} {
  const parsed = modelEnvironment.safeParse(env)
  return parsed.success
    ? { config: parsed.data, issues: [] }
    : { config: { provider: 'reader' }, issues: parsed.error.issues }
}
