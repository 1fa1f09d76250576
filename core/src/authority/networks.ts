import { MAIN_NETWORKS, type Networks } from '../chains/networks.ts'
import type { World } from './world.ts'

/** Practice chains have ids that no public network has: what is signed there is worth nothing anywhere else. */
export const NETWORKS: Readonly<Record<World, Networks>> = {
  live: MAIN_NETWORKS,
  practice: {
    solana: '3v4JM8qDbhAUayqscTWMwCnRScDxRR2QDiyZ24eVN4Ss',
    ethereum: 940_000_001,
    bsc: 940_000_056,
    hedera: 940_000_295,
  },
}
