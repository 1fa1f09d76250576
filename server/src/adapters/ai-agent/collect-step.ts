import type { LanguageModelV4Message, LanguageModelV4StreamPart } from '@ai-sdk/provider'

type Said = Extract<LanguageModelV4Message, { role: 'assistant' }>
type Open = Extract<Said['content'][number], { type: 'text' | 'reasoning' }>

/**
 * What a model said in one step, as it is told again with the next: thoughts and what providers mark them with
 * included, because some refuse the answers of calls without them.
 */
export function collectStep(): { readonly message: Said; add(part: LanguageModelV4StreamPart): void } {
  const message: Said = { role: 'assistant', content: [] }
  const open = new Map<string, Open>()
  const mark = (part: { providerMetadata?: Open['providerOptions'] }) =>
    part.providerMetadata === undefined ? {} : { providerOptions: part.providerMetadata }
  const begin = (id: string, begun: Open) => {
    open.set(id, begun)
    message.content.push(begun)
  }
  return {
    message,
    add(part) {
      switch (part.type) {
        case 'text-start':
          return begin(part.id, { type: 'text', text: '', ...mark(part) })
        case 'reasoning-start':
          return begin(part.id, { type: 'reasoning', text: '', ...mark(part) })
        case 'text-delta':
        case 'reasoning-delta':
        case 'text-end':
        case 'reasoning-end': {
          const begun = open.get(part.id)
          if (begun === undefined) return
          if ('delta' in part) begun.text += part.delta
          Object.assign(begun, mark(part))
          return
        }
        case 'tool-call': {
          const { toolCallId, toolName } = part
          message.content.push({
            type: 'tool-call',
            toolCallId,
            toolName,
            input: readInput(part.input),
            ...mark(part),
          })
        }
      }
    },
  }
}

/** As JSON, or as it is where it is none: nothing that is no object passes a tool's schema. */
export function readInput(input: string): unknown {
  if (input.trim() === '') return {}
  try {
    return JSON.parse(input)
  } catch {
    return input
  }
}
