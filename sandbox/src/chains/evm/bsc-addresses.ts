import { NETWORKS } from '@windhover/core/authority/networks'
import type { EvmAddresses } from './evm-addresses.ts'

export const BSC_ADDRESSES: EvmAddresses = {
  chainId: NETWORKS.practice.bsc,
  wrappedNative: '0xbb4CdB9CBd36B01bD1cBaEBF2De08d9173bc095c',
  permit2: '0x000000000022D473030F116dDEE9F6B43aC78BA3',
  multicall3: '0xcA11bde05977b3631167028862bE2a173976CA11',
  v3: {
    factory: '0xdB1d10011AD0Ff90774D0C6Bb92e5C5c8b4461F7',
    positionManager: '0x7b8A01B39D58278b5DE7e48c8449c9f4F5170613',
    quoter: '0x78D78E420Da98ad378D7799bE8f4AF69033EB077',
    tickLens: '0xD9270014D396281579760619CCf4c3af0501A47C',
    swapRouter: null,
  },
  v4: {
    poolManager: '0x28e2Ea090877bF75740558f6BFB36A5ffeE9e9dF',
    positionManager: '0x7A4a5c919aE2541AeD11041A1AEeE68f1287f95b',
    quoter: '0x9F75dD27D6664c475B90e105573E550ff69437B0',
    stateView: '0xd13Dd3D6E93f276FAfc9Db9E6BB47C1180aeE0c4',
  },
  universalRouter: '0x1906c1d672b88cD1B9aC7593301cA990F94Eae07',
  allowanceHolder: '0x0000000000001fF3684f28c67538d4D072C22734',
}
