import { setTimeout as sleep } from 'node:timers/promises'
import { AUTHORITY_PATHS } from '@windhover/core/authority/contract'
import { SIGNING_PATHS } from '@windhover/core/signing/sign-contract'
import { openSignerLine } from '../attacker/ask-signer.ts'
import { readSigned, type Signed } from '../attacker/attacker.ts'

/** Enough to keep the signers busy all the time. */
const LINES = 24
const DOWN_MAX_MS = 60_000
const AGAIN_AFTER_MS = 50

export type Line = {
  /** Tells the signer of an approval; what it says to that decides nothing. */
  readonly tell: (body: string) => Promise<void>
  readonly sign: (body: string) => Promise<Signed>
}

/** Many kept connections to signers, who share them out; every hand has one of its own. */
export async function withLines(
  socketPaths: readonly string[],
  work: (line: Line, hand: number) => Promise<void>,
): Promise<void> {
  await Promise.all(
    Array.from({ length: LINES }, async (_, hand) => {
      const line = await openSignerLine(socketPaths[hand % socketPaths.length] ?? '')
      const ask = (path: string, body: string) => whileDown(() => line.ask('POST', path, body))
      const tell = async (body: string) => void (await ask(AUTHORITY_PATHS.approvals, body))
      const sign = async (body: string) => readSigned(await ask(SIGNING_PATHS.sign, body))
      try {
        await work({ tell, sign }, hand)
      } finally {
        line.close()
      }
    }),
  )
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
