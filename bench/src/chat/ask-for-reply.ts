import { chatRoutes } from '@windhover/core/chat/contract'
import { DIRECTIVES_VERSION } from '@windhover/core/chat/directives'
import type { VaultKeeper } from '@windhover/testkit/vault-keeper'

/** Something the strict grammar does not read, so that the model is asked. */
const QUESTION = 'Tell me a long story about kestrels in the wind'
const WORD = /word\d+/g

export async function unlockChat(apiUrl: string, { headers }: VaultKeeper): Promise<void> {
  const answer = await fetch(apiUrl + chatRoutes.reviewDirectives.path, {
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/json' },
    body: JSON.stringify({ version: DIRECTIVES_VERSION }),
  })
  if (!answer.ok) throw new Error(`directives: ${answer.status}`)
}

/** The same question to either side: a whole conversation of its own each time. */
export async function askForReply(url: string, { headers, vaultId }: VaultKeeper) {
  const startedAt = performance.now()
  const leaving = new AbortController()
  const answer = await fetch(`${url}/api/chat`, {
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/json' },
    body: JSON.stringify({
      vaultId,
      conversationId: crypto.randomUUID(),
      requestId: crypto.randomUUID(),
      messages: [
        { id: crypto.randomUUID(), role: 'user', content: QUESTION, parts: [], experimental_attachments: [] },
      ],
    }),
    signal: leaving.signal,
  })
  if (!answer.ok || answer.body === null) throw new Error(`no reply: ${answer.status} ${await answer.text()}`)
  const pieces = answer.body.pipeThrough(new TextDecoderStream())
  const read = async (untilFirst: boolean) => {
    let words = 0
    let firstWordMs = Number.NaN
    for await (const piece of pieces) {
      const found = piece.match(WORD)?.length ?? 0
      if (words === 0 && found > 0) firstWordMs = performance.now() - startedAt
      words += found
      if (untilFirst && words > 0) break
    }
    return { words, firstWordMs }
  }
  return {
    readAll: () => read(false),
    leaveAfterFirst: async () => {
      const seen = await read(true)
      leaving.abort()
      return seen
    },
  }
}
