import { readFile } from 'node:fs/promises'
import { type Attack, held, moved, nothingToHold } from '../attack.ts'
import type { EvmChainName } from '../attacker/attacker.ts'
import type { World } from '../world/world.ts'
import { paymentAction, paymentIntent, requestOf } from './pay.ts'

const SECRETS = ['SIGNER_DATABASE_URL', 'PKCS11_PIN'] as const
const MAINNET: Readonly<Record<EvmChainName, bigint>> = { ethereum: 1n, bsc: 56n, hedera: 295n }

/** What lies around where api and worker can reach it. */
export const SECRET_ATTACKS: readonly Attack[] = [
  {
    name: 'secrets read from the environment of the signer',
    line: 'one user for all processes',
    run: async (_, world) => {
      const stolen = await readEnvironment(world.product.pidOf('signer'))
      if (stolen === null) return held('its environment cannot be read')
      const values = Object.values(stolen)
      const found = secretsAmong(world, (secret) => values.some((value) => value.includes(secret)))
      return found.length > 0 ? moved(`read: ${found.join(', ')}`) : held('there is no secret in it')
    },
  },
  {
    name: 'secret of the signer held by api or worker',
    line: 'the approval is a secret the callers hold',
    run: async ({ api, worker }, { product }) => {
      const known = [...Object.values(api), ...Object.values(worker)]
      const shared = Object.entries(product.signerSecrets).filter(([, secret]) =>
        known.some((value) => value.includes(secret)),
      )
      if (shared.length > 0) return moved(`shared: ${shared.map(([name]) => name).join(', ')}`)
      return nothingToHold('they share no secret with the signer')
    },
  },
  {
    name: "practice signature that is good on a main network's chain",
    line: 'no interlock between worlds',
    run: async (attacker, world) => {
      const victim = await world.victim([])
      const good: string[] = []
      for (const chain of ['ethereum', 'bsc', 'hedera'] as const) {
        const payment = { to: world.stranger('evm'), amountRaw: 10n ** 10n, chain }
        const intent = {
          ...paymentIntent(victim, payment),
          amountRaw: chain === 'hedera' ? '1' : '10000000000',
        } as const
        const action = await paymentAction(attacker, victim, payment)
        const { bytes } = await attacker.sign(
          requestOf({ intent, action, approval: await world.approve(victim, intent) }),
        )
        if (bytes !== null && chainIdIn(bytes.signedTransaction) === MAINNET[chain]) good.push(chain)
      }
      if (good.length > 0) return moved(`signed for the chain ids of ${good.join(', ')}`)
      return held('no signature names the chain id of a main network')
    },
  },
]

/** Those of the signer's secrets that somebody knows. */
export function secretsAmong({ product }: World, isKnown: (secret: string) => boolean): readonly string[] {
  return SECRETS.filter((name) => {
    const secret = product.signerSecrets[name]
    return secret !== undefined && isKnown(secret)
  })
}

async function readEnvironment(pid: number): Promise<Readonly<Record<string, string>> | null> {
  try {
    const text = await readFile(`/proc/${pid}/environ`, 'utf8')
    return Object.fromEntries(
      text.split('\0').flatMap((line) => {
        const at = line.indexOf('=')
        return at > 0 ? [[line.slice(0, at), line.slice(at + 1)] as const] : []
      }),
    )
  } catch {
    return null
  }
}

/** The first field of a typed transaction: 02, the head of the list, then the chain's id. */
function chainIdIn(signed: string): bigint {
  const bytes = Buffer.from(signed.slice(2), 'hex')
  const listHead = bytes.readUInt8(1)
  const at = listHead > 0xf7 ? 2 + (listHead - 0xf7) : 2
  const head = bytes.readUInt8(at)
  if (head < 0x80) return BigInt(head)
  return BigInt(`0x${bytes.subarray(at + 1, at + 1 + head - 0x80).toString('hex')}`)
}
