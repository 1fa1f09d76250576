import type { UnsignedAction } from './chain.ts'

export type WrappingChain = 'solana' | 'hedera'

/** Between a native coin and its token form, one for one. */
export type Wrapping = {
  readonly chain: WrappingChain
  /** Address of the token form. */
  readonly wrappedToken: string
  /** Actions in the order in which they must be sent, each after the one before has been confirmed. */
  readonly buildWrap: (order: WrapOrder) => Promise<readonly UnsignedAction[]>
  readonly buildUnwrap: (order: UnwrapOrder) => Promise<readonly UnsignedAction[]>
}

export type Wrappings = Readonly<Record<WrappingChain, Wrapping>>

export type WrapOrder = { readonly owner: string; readonly amountRaw: bigint }

export type UnwrapOrder = { readonly owner: string; readonly amountRaw: bigint | 'all' }
