import { createAnthropic } from '@ai-sdk/anthropic'
import { createOpenAI } from '@ai-sdk/openai'
import { createOpenAICompatible } from '@ai-sdk/openai-compatible'
import type { LanguageModelV4 } from '@ai-sdk/provider'
import type { ModelChoice } from '../../ports/agent.ts'

type Hosted = Exclude<ModelChoice, { provider: 'reader' }>

/** A total record, so that a new provider does not compile until it is there. */
const MAKERS: Readonly<Record<Hosted['provider'], (model: Hosted) => LanguageModelV4>> = {
  anthropic: ({ apiKey, url, name }) =>
    createAnthropic({ apiKey, ...(url === null ? {} : { baseURL: url }) }).languageModel(name),
  openai: ({ apiKey, url, name }) =>
    createOpenAI({ apiKey, ...(url === null ? {} : { baseURL: url }) }).languageModel(name),
  compatible: ({ apiKey, url, name }) =>
    createOpenAICompatible({ name: 'compatible', apiKey, baseURL: url ?? '' }).languageModel(name),
}

/** Null: the reader answers alone. */
export function chooseModel(config: ModelChoice): LanguageModelV4 | null {
  return config.provider === 'reader' ? null : MAKERS[config.provider](config)
}
