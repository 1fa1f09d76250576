import type { LanguageModelV4Message } from '@ai-sdk/provider'
import { fitMessages } from '@windhover/core/chat/model/fit-messages'
import type { ReplyRequest } from '../../ports/agent.ts'
import { toModelMessages, toReplyMessages } from './to-model-messages.ts'

const GO_ON = 'Your reply broke off. Go on exactly where it stopped and repeat nothing of it.'

type Asked = Pick<ReplyRequest, 'instructions' | 'messages' | 'pictures' | 'begun'>

/** What a model is told before its first step. */
export function openPrompt({ instructions, messages, pictures, begun }: Asked): LanguageModelV4Message[] {
  const before = toReplyMessages(begun)
  const prompt: LanguageModelV4Message[] = [
    { role: 'system', content: instructions },
    ...toModelMessages(fitMessages(messages), pictures),
    ...before,
  ]
  // Few models go on with a message of their own.
  if (before.at(-1)?.role === 'assistant')
    prompt.push({ role: 'user', content: [{ type: 'text', text: GO_ON }] })
  return prompt
}

const REMEMBER = { anthropic: { cacheControl: { type: 'ephemeral' } } }

/**
 * Marks what Anthropic is to keep: tools and instructions, which are the same for everybody, and all up to the newest
 * message, which the next step reads again. Other providers keep what begins alike of their own accord.
 */
export function markCached(prompt: readonly LanguageModelV4Message[]): LanguageModelV4Message[] {
  return prompt.map((message, at) =>
    at === 0 || at === prompt.length - 1 ? { ...message, providerOptions: REMEMBER } : message,
  )
}
