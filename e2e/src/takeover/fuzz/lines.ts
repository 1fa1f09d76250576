import { SIGNING_PATHS } from '@windhover/core/signing/sign-contract'
import { openSignerLine } from '../attacker/ask-signer.ts'
import { readSigned, type Signed } from '../attacker/attacker.ts'

/** Enough to keep the signer busy all the time. */
const LINES = 24

export type Ask = (body: string) => Promise<Signed>

/** Many kept connections to a signer; every hand has one of its own. */
export async function withLines(
  socketPath: string,
  work: (ask: Ask, hand: number) => Promise<void>,
  lines = LINES,
): Promise<void> {
  await Promise.all(
    Array.from({ length: lines }, async (_, hand) => {
      const line = await openSignerLine(socketPath)
      try {
        await work(async (body) => readSigned(await line.ask('POST', SIGNING_PATHS.sign, body)), hand)
      } finally {
        line.close()
      }
    }),
  )
}
