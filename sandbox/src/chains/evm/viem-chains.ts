import { NETWORKS } from '@windhover/core/authority/networks'
import { bsc, hedera, mainnet } from 'viem/chains'

/** What viem knows of the main networks, under the practice world's own ids. */
export const VIEM_CHAINS = {
  ethereum: { ...mainnet, id: NETWORKS.practice.ethereum },
  bsc: { ...bsc, id: NETWORKS.practice.bsc },
  hedera: { ...hedera, id: NETWORKS.practice.hedera },
}
