import { chainErrors } from '@windhover/core/chains/errors'
import { encodeFunctionData } from 'viem'
import type { Clock } from '../../platform/clock.ts'
import { buildEvmAction } from '../../platform/evm/build-evm-action.ts'
import type { EvmNode } from '../../platform/evm/evm-node.ts'
import { isEntityId, longZeroAddress, requireHederaAddress } from '../../platform/evm/hedera-address.ts'
import { suggestHederaFees } from '../../platform/evm/suggest-hedera-fees.ts'
import { createSharedReadings } from '../../platform/upstream/shared-readings.ts'
import type { HederaAccounts } from '../../ports/hedera-accounts.ts'
import { toHederaError } from './errors.ts'
import { ASSOCIATION_ABI } from './known-calls.ts'
import type { Mirror } from './mirror.ts'
import { resolveAccount } from './resolve-account.ts'

const STALE_MS = 10 * 60_000
const KEPT = 5_000

export function createHederaAccounts(parts: {
  relay: EvmNode
  mirror: Mirror
  clock: Clock
}): HederaAccounts {
  const { relay, mirror, clock } = parts
  const ids = createSharedReadings<string | null>({ clock, staleMs: STALE_MS, max: KEPT })
  const associations = createSharedReadings<boolean>({ clock, staleMs: STALE_MS, max: KEPT })

  return {
    findAccountId: async (text) => {
      const owner = requireHederaAddress(text)
      return await ids(owner, async () => (await toHederaError(mirror.findAccount(owner)))?.account ?? null)
    },
    isAssociated: async (ownerText, tokenText) => {
      const owner = requireHederaAddress(ownerText)
      const token = requireToken(tokenText)
      return await associations(`${owner} ${token}`, () =>
        toHederaError(readAssociation(mirror, owner, token)),
      )
    },
    buildAssociate: async (order) =>
      await toHederaError(
        (async () => {
          const { evmAddress: from } = await resolveAccount(mirror, order.owner)
          const to = longZeroAddress(requireToken(order.token))
          const data = encodeFunctionData({ abi: ASSOCIATION_ABI, functionName: 'associate' })
          return await buildEvmAction(relay, { from, to, data, valueWei: 0n }, suggestHederaFees)
        })(),
      ),
  }
}

async function readAssociation(mirror: Mirror, owner: string, token: string): Promise<boolean> {
  const account = await mirror.findAccount(owner)
  return account !== null && (await mirror.isAssociated(account.account, token))
}

function requireToken(text: string): string {
  const token = requireHederaAddress(text)
  if (!isEntityId(token)) throw chainErrors.unknownToken({ context: { chain: 'hedera', token } })
  return token
}
