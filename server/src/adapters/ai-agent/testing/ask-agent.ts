import { collectReply, contentOf } from '@windhover/core/chat/collect-parts'
import type { ChatMessage, ToolPart } from '@windhover/core/chat/message'
import type { ModelUsage } from '@windhover/core/chat/model/model-usage'
import type { ReplyChunk } from '@windhover/core/chat/reply-chunk'
import { z } from 'zod'
import type { WatchedNumber } from '../../../platform/metrics/create-metrics.ts'
import type { ModelChoice, ReplyRequest, ReplyTool } from '../../../ports/agent.ts'
import { createModels } from '../index.ts'

const getPrice: ReplyTool = {
  name: 'get_token_price',
  description: 'The price of a token',
  input: z.object({ token: z.string().min(1) }),
  run: async (input) => {
    const { token } = input as { token: string }
    if (token === 'BROKEN') throw new Error('Nobody knows.')
    return { token, priceUsd: 1 }
  },
}

const getBalances: ReplyTool = {
  name: 'get_balances',
  description: 'What the vault holds',
  input: z.object({ chain: z.string().optional() }),
  run: async () => ({ totalUsd: 1 }),
}

const proposeMemory: ReplyTool = {
  name: 'propose_memory',
  description: 'Notes something',
  input: z.object({ content: z.string() }),
  run: async () => ({ status: 'done' }),
}

const say = (content: string): ChatMessage => ({
  id: crypto.randomUUID(),
  role: 'user',
  content,
  parts: [{ type: 'text', text: content }],
  experimental_attachments: [],
})

/** An agent with three small tools, and all that came of a question to it. */
export function openAgent(model: ModelChoice, options: { readonly firstWordMs?: number } = {}) {
  const watched = new Map<string, WatchedNumber['read']>()
  const { agent } = createModels(model, {
    metrics: { watch: ({ name, read }) => void watched.set(name, read) },
    log: { warn: () => {} },
    ...options,
  })
  return {
    count: (name: string) => watched.get(name)?.() ?? null,
    ask: async (text: string, given: Partial<ReplyRequest> = {}) => {
      const chunks: ReplyChunk[] = []
      const usages: ModelUsage[] = []
      const ran: string[] = []
      const tools = [getPrice, getBalances, proposeMemory].map((tool) => ({
        ...tool,
        run: (...call: Parameters<ReplyTool['run']>) => {
          ran.push(tool.name)
          return tool.run(...call)
        },
      }))
      const request = {
        messageId: 'm',
        instructions: 'Be brief.',
        begun: [],
        pictures: new Map(),
        tools,
        signal: new AbortController().signal,
        onUsage: (usage: ModelUsage) => usages.push(usage),
        messages: [say(text)],
        ...given,
      }
      let failure: unknown = null
      try {
        for await (const chunk of agent.reply(request)) chunks.push(chunk)
      } catch (error) {
        failure = error
      }
      const { parts } = collectReply(chunks)
      const calls = parts.filter((part): part is ToolPart => part.type === 'tool-invocation')
      return { text: contentOf(parts), calls, ran, failure, chunks, usages, parts }
    },
  }
}
