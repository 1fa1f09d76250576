import { NETWORKS } from '@windhover/core/authority/networks'
import type { Networks } from '@windhover/core/chains/networks'
import { expect, it } from 'vitest'
import { compareParts } from './compare-parts.ts'

const NOWHERE = 'http://127.0.0.1:9'
const { practice, live } = NETWORKS
const evm = (evmChainId: number) => ({ rpcUrl: NOWHERE, evmChainId })
const providers = {
  solana: { rpcUrl: NOWHERE, genesisHash: practice.solana },
  ethereum: evm(practice.ethereum),
  bsc: evm(practice.bsc),
  hedera: evm(practice.hedera),
}
const NODES = ['solana', 'ethereum', 'bsc', 'hedera'].map((chain) => `the node of ${chain}`)

const compare = (signer: Networks | null, witnesses: readonly (Networks | null)[]) =>
  compareParts({
    providers,
    signer: {
      health: async () => {
        if (signer === null) throw new Error('away')
        return { ready: true, keyWrapper: 'file', networks: signer }
      },
    },
    witness: { networks: async () => witnesses },
  })

it('finds a signer or a witness of another deployment, in one network as in all', async () => {
  expect(await compare(practice, [practice])).toEqual({ strangers: [], silent: NODES })
  const other = { ...practice, bsc: live.bsc }
  expect((await compare(other, [practice])).strangers).toEqual(['the signer is of other networks'])
  expect((await compare(practice, [practice, live])).strangers).toEqual(['a witness is of other networks'])
})

it('takes silence for no answer', async () => {
  expect(await compare(null, [null])).toEqual({
    strangers: [],
    silent: [...NODES, 'the signer', 'a witness'],
  })
})
