import type { LanguageModelV4 } from '@ai-sdk/provider'
import { planReply } from './plan-reply.ts'
import { streamPlanned } from './planner-model.ts'

/** The planner in front of a hosted model: what it understands completely costs no call. */
export function createFrontModel(hosted: LanguageModelV4, messageId: string): LanguageModelV4 {
  return {
    ...hosted,
    specificationVersion: 'v4',
    provider: hosted.provider,
    modelId: hosted.modelId,
    supportedUrls: hosted.supportedUrls,
    doGenerate: (options) => hosted.doGenerate(options),
    doStream: async (options) => {
      const planned = planReply(options, messageId)
      return planned.isUnderstood ? streamPlanned(planned) : await hosted.doStream(options)
    },
  }
}
