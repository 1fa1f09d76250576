import { generateKeyPairSync, sign } from 'node:crypto'
import { messageOf, type RequestMaker } from './make-requests.ts'

const SIGNATURES = 10_000

/** The signature alone, over a message of the same kind, with a key that is open already; per second of processor time. */
export async function bareSigning(make: RequestMaker): Promise<() => Promise<number>> {
  const { privateKey } = generateKeyPairSync('ed25519')
  const messages = (await make(100)).map(messageOf)
  return async () => {
    const before = process.cpuUsage()
    for (let made = 0; made < SIGNATURES; made++) {
      sign(null, messages[made % messages.length] ?? Buffer.alloc(0), privateKey)
    }
    const { user, system } = process.cpuUsage(before)
    return SIGNATURES / ((user + system) / 1_000_000)
  }
}
