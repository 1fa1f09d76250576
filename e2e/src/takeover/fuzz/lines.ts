import { setTimeout as sleep } from 'node:timers/promises'
import { AUTHORITY_PATHS } from '@windhover/core/authority/contract'
import { SIGNING_PATHS } from '@windhover/core/signing/sign-contract'
import { openSignerLine, type SignerAnswer } from '../attacker/ask-signer.ts'
import { readSigned, type Signed } from '../attacker/attacker.ts'

/** Enough to keep the signers busy all the time. */
const LINES = 24
const DOWN_MAX_MS = 60_000
const AGAIN_AFTER_MS = 50

export type Line = {
  readonly ask: (method: string, path: string, body: string) => Promise<SignerAnswer>
  /** Tells the signer of an approval; what it says to that decides nothing. */
  readonly tell: (body: string) => Promise<void>
  readonly sign: (body: string) => Promise<Signed>
}

/** Many hands, each with a kept connection to every signer; by its place in turn, and not all hands at the same one. */
export async function withLines(
  socketPaths: readonly string[],
  work: (lineOf: (place: number) => Line, hand: number) => Promise<void>,
): Promise<void> {
  await Promise.all(
    Array.from({ length: LINES }, async (_, hand) => {
      const lines = await Promise.all(socketPaths.map(openLine))
      const lineOf = (place: number) => {
        const line = lines[(hand + place) % lines.length]
        if (line === undefined) throw new Error('there is no signer')
        return line
      }
      try {
        await work(lineOf, hand)
      } finally {
        for (const line of lines) line.close()
      }
    }),
  )
}

export async function openLine(socketPath: string): Promise<Line & { readonly close: () => void }> {
  const { ask: askOnce, close } = await openSignerLine(socketPath)
  const ask: Line['ask'] = (method, path, body) => whileDown(() => askOnce(method, path, body))
  return {
    ask,
    tell: async (body) => void (await ask('POST', AUTHORITY_PATHS.approvals, body)),
    sign: async (body) => readSigned(await ask('POST', SIGNING_PATHS.sign, body)),
    close,
  }
}

/** Asks again and again while nobody is there to answer: a signer that was killed comes back. */
export async function whileDown<Answer>(ask: () => Promise<Answer>): Promise<Answer> {
  const untilMs = performance.now() + DOWN_MAX_MS
  for (;;) {
    try {
      return await ask()
    } catch (error) {
      if (performance.now() > untilMs) throw error
      await sleep(AGAIN_AFTER_MS)
    }
  }
}
