import type { LanguageModelV4 } from '@ai-sdk/provider'
import { planReply } from './plan-reply.ts'
import { readStrictly } from './read-prompt.ts'
import { streamPlanned } from './reader-model.ts'

/** The strict grammar in front of a hosted model: what it reads needs no model, and is read the same every time. */
export function createFrontModel(hosted: LanguageModelV4, messageId: string): LanguageModelV4 {
  return {
    ...hosted,
    specificationVersion: 'v4',
    provider: hosted.provider,
    modelId: hosted.modelId,
    supportedUrls: hosted.supportedUrls,
    doGenerate: (options) => hosted.doGenerate(options),
    doStream: async (options) => {
      const planned = planReply(options, { read: readStrictly, messageId })
      return planned.isUnderstood ? streamPlanned(planned) : await hosted.doStream(options)
    },
  }
}
