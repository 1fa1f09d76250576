import { NETWORKS } from '@windhover/core/authority/networks'
import type { EvmAddresses } from './evm-addresses.ts'

export const ETHEREUM_ADDRESSES: EvmAddresses = {
  chainId: NETWORKS.practice.ethereum,
  wrappedNative: '0xC02aaA39b223FE8D0A0e5C4F27eAD9083C756Cc2',
  permit2: '0x000000000022D473030F116dDEE9F6B43aC78BA3',
  multicall3: '0xcA11bde05977b3631167028862bE2a173976CA11',
  v3: {
    factory: '0x1F98431c8aD98523631AE4a59f267346ea31F984',
    positionManager: '0xC36442b4a4522E871399CD717aBDD847Ab11FE88',
    quoter: '0x61fFE014bA17989E743c5F6cB21bF9697530B21e',
    tickLens: '0xbfd8137f7d1516D3ea5cA83523914859ec47F573',
    swapRouter: '0xE592427A0AEce92De3Edee1F18E0157C05861564',
  },
  v4: {
    poolManager: '0x000000000004444c5dc75cB358380D2e3dE08A90',
    positionManager: '0xbD216513d74C8cf14cf4747E6AaA6420FF64ee9e',
    quoter: '0x52F0E24D1c21C8A0cB1e5a5dD6198556BD9E1203',
    stateView: '0x7fFE42C4a5DEeA5b0feC41C94C136Cf115597227',
  },
  universalRouter: '0x66a9893cC07D91D95644AEDD05D03f95e1dBA8Af',
  allowanceHolder: '0x0000000000001fF3684f28c67538d4D072C22734',
}
