import { HEDERA_ACCOUNT_FRESH_MS } from '@windhover/core/balances/constants'
import { balanceErrors } from '@windhover/core/balances/errors'
import { z } from 'zod'
import type { FeatureParts } from '../../composition/feature.ts'
import type { HederaAccountRecord } from '../../ports/wallet-records.ts'

const account = z.object({ accountId: z.string(), evmAddress: z.string() }).nullable()

type Parts = Pick<FeatureParts, 'chains' | 'readings' | 'walletRecords'>

/** By number or EVM address; null when the network has none. Not being able to tell is an error, not a null. */
export async function readHederaAccount(parts: Parts, text: string): Promise<HederaAccountRecord | null> {
  const id = parts.chains.hedera.parseAddress(text)
  if (id === null) return null
  const ask = (isForced: boolean) =>
    parts.readings.read({
      scope: `hedera-account:${id.toLowerCase()}`,
      name: 'account',
      schema: account,
      freshMs: HEDERA_ACCOUNT_FRESH_MS,
      isForced,
      load: () => parts.walletRecords.hedera.findAccount(id),
    })
  const first = await ask(false)
  // An account that was not there may have been made since; one that was there stays.
  const reading = first.state === 'known' && first.value === null ? await ask(true) : first
  if (reading.state === 'unknown') throw balanceErrors.accountUnknown()
  return reading.value
}
