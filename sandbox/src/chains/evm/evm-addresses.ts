import type { Address } from 'viem'

/** Where the contracts of a chain stand: the addresses of its main network, so that the product needs no others. */
export type EvmAddresses = {
  readonly chainId: number
  readonly wrappedNative: Address
  readonly permit2: Address
  readonly multicall3: Address
  readonly v3: {
    readonly factory: Address
    readonly positionManager: Address
    readonly quoter: Address
    readonly tickLens: Address
    /** The first router, which not every chain has. */
    readonly swapRouter: Address | null
  }
  readonly v4: {
    readonly poolManager: Address
    readonly positionManager: Address
    readonly quoter: Address
    readonly stateView: Address
  }
  readonly universalRouter: Address
  /** Of 0x: the one address that takers approve. */
  readonly allowanceHolder: Address
}

/** How the public APIs name the native coin of an EVM chain. */
export const NATIVE_COIN: Address = '0xEeeeeEeeeEeEeeEeEeEeeEEEeeeeEeeeeeeeEEeE'

/** Of the practice world alone; nothing of the original stands here, and the product never names them. */
export const PRACTICE_SETTLER: Address = '0x00000000000000000000000000005e771e500001'
/** Of the key in `doubles/uniswap/cosign-order.ts`: who completes orders of Uniswap X here. */
export const PRACTICE_COSIGNER: Address = '0x931Bf151F5A1551e61246bB04A08519BE9759b80'
export const PRACTICE_ARBITRAGEUR: Address = '0x00000000000000000000000000000000A4B10002'
