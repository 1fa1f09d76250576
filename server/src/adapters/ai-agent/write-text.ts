import { chatErrors } from '@windhover/core/chat/errors'
import { isAppError } from '@windhover/core/errors/app-error'
import type { Writer } from '../../ports/writer.ts'
import type { HostedModel } from './ask-model.ts'
import { isProviderDown } from './fall-back.ts'
import { isWord, openStream } from './open-stream.ts'
import { readUsage } from './read-usage.ts'
import { hasFinished, PRIVATE } from './reply-from-model.ts'

/** Far more than any text we ask for: a model that goes on and on is left. */
const CHARS_MAX = 20_000

type Request = Parameters<Writer['write']>[0]

export function createWriter(hosted: HostedModel): Writer {
  const { name, circuit, counts } = hosted
  return {
    name,
    write: async (request) => {
      if (circuit.isOpen()) throw chatErrors.modelFailed()
      try {
        const text = await collectText(hosted, request)
        circuit.succeeded()
        return text
      } catch (error) {
        counts.add('failures')
        if (isProviderDown(error)) circuit.failed()
        throw isAppError(error) ? error : chatErrors.modelFailed({ cause: error })
      }
    },
  }
}

async function collectText(hosted: HostedModel, { instructions, data, signal }: Request): Promise<string> {
  const { model, firstWordMs, name, counts } = hosted
  const asked = {
    prompt: [
      { role: 'system' as const, content: instructions },
      { role: 'user' as const, content: [{ type: 'text' as const, text: data }] },
    ],
    abortSignal: signal,
    providerOptions: PRIVATE,
  }
  const { parts, heard } = await openStream(model, asked, firstWordMs)
  let text = ''
  let isWhole = false
  for await (const part of parts) {
    if (isWord(part)) heard()
    if (part.type === 'text-delta') text += part.delta
    if (text.length > CHARS_MAX) throw chatErrors.modelFailed()
    if (!hasFinished(part)) continue
    isWhole = true
    counts.addUsage(readUsage(name, part.usage))
  }
  if (!isWhole) throw chatErrors.modelFailed()
  return text
}
