import {
  type Address,
  decodeAbiParameters,
  encodeAbiParameters,
  type Hex,
  hashStruct,
  zeroAddress,
} from 'viem'
import { PERMIT2 } from './permit2.ts'

/** Where UniswapX settles these orders on Ethereum. */
export const DUTCH_REACTOR: Address = '0x00000011F84B9aa48e5f8aA8B9897600006289Be'

const ORDER_ABI = [
  {
    type: 'tuple',
    components: [
      {
        name: 'info',
        type: 'tuple',
        components: [
          { name: 'reactor', type: 'address' },
          { name: 'swapper', type: 'address' },
          { name: 'nonce', type: 'uint256' },
          { name: 'deadline', type: 'uint256' },
          { name: 'additionalValidationContract', type: 'address' },
          { name: 'additionalValidationData', type: 'bytes' },
        ],
      },
      { name: 'cosigner', type: 'address' },
      {
        name: 'baseInput',
        type: 'tuple',
        components: [
          { name: 'token', type: 'address' },
          { name: 'startAmount', type: 'uint256' },
          { name: 'endAmount', type: 'uint256' },
        ],
      },
      {
        name: 'baseOutputs',
        type: 'tuple[]',
        components: [
          { name: 'token', type: 'address' },
          { name: 'startAmount', type: 'uint256' },
          { name: 'endAmount', type: 'uint256' },
          { name: 'recipient', type: 'address' },
        ],
      },
      {
        name: 'cosignerData',
        type: 'tuple',
        components: [
          { name: 'decayStartTime', type: 'uint256' },
          { name: 'decayEndTime', type: 'uint256' },
          { name: 'exclusiveFiller', type: 'address' },
          { name: 'exclusivityOverrideBps', type: 'uint256' },
          { name: 'inputAmount', type: 'uint256' },
          { name: 'outputAmounts', type: 'uint256[]' },
        ],
      },
      { name: 'cosignature', type: 'bytes' },
    ],
  },
] as const

export const COSIGNER_DATA_ABI = [ORDER_ABI[0].components[4]] as const

const WITNESS_TYPES = {
  V2DutchOrder: [
    { name: 'info', type: 'OrderInfo' },
    { name: 'cosigner', type: 'address' },
    { name: 'baseInputToken', type: 'address' },
    { name: 'baseInputStartAmount', type: 'uint256' },
    { name: 'baseInputEndAmount', type: 'uint256' },
    { name: 'baseOutputs', type: 'DutchOutput[]' },
  ],
  OrderInfo: [
    { name: 'reactor', type: 'address' },
    { name: 'swapper', type: 'address' },
    { name: 'nonce', type: 'uint256' },
    { name: 'deadline', type: 'uint256' },
    { name: 'additionalValidationContract', type: 'address' },
    { name: 'additionalValidationData', type: 'bytes' },
  ],
  DutchOutput: [
    { name: 'token', type: 'address' },
    { name: 'startAmount', type: 'uint256' },
    { name: 'endAmount', type: 'uint256' },
    { name: 'recipient', type: 'address' },
  ],
} as const

const PERMIT_TYPES = {
  PermitWitnessTransferFrom: [
    { name: 'permitted', type: 'TokenPermissions' },
    { name: 'spender', type: 'address' },
    { name: 'nonce', type: 'uint256' },
    { name: 'deadline', type: 'uint256' },
    { name: 'witness', type: 'V2DutchOrder' },
  ],
  TokenPermissions: [
    { name: 'token', type: 'address' },
    { name: 'amount', type: 'uint256' },
  ],
  ...WITNESS_TYPES,
} as const

export type DutchAmounts = {
  readonly token: Address
  readonly startAmount: bigint
  readonly endAmount: bigint
}

export type CosignerData = {
  /** Seconds since 1970, as every time in an order. */
  readonly decayStartTime: bigint
  readonly decayEndTime: bigint
  readonly exclusiveFiller: Address
  readonly exclusivityOverrideBps: bigint
  readonly inputAmount: bigint
  readonly outputAmounts: readonly bigint[]
}

export type DutchOrder = {
  readonly info: {
    readonly reactor: Address
    readonly swapper: Address
    readonly nonce: bigint
    readonly deadline: bigint
    readonly additionalValidationContract: Address
    readonly additionalValidationData: Hex
  }
  readonly cosigner: Address
  readonly baseInput: DutchAmounts
  readonly baseOutputs: readonly (DutchAmounts & { readonly recipient: Address })[]
  readonly cosignerData: CosignerData
  readonly cosignature: Hex
}

/** How an order travels before the cosigner has seen it. */
export const NOT_COSIGNED: Pick<DutchOrder, 'cosignerData' | 'cosignature'> = {
  cosignerData: {
    decayStartTime: 0n,
    decayEndTime: 0n,
    exclusiveFiller: zeroAddress,
    exclusivityOverrideBps: 0n,
    inputAmount: 0n,
    outputAmounts: [0n],
  },
  cosignature: '0x',
}

export function encodeOrder(order: DutchOrder): Hex {
  return encodeAbiParameters(ORDER_ABI, [order])
}

/** Throws where the bytes are no order. */
export function decodeOrder(encoded: Hex): DutchOrder {
  return decodeAbiParameters(ORDER_ABI, encoded)[0]
}

/** The order's id: what the swapper signs, so without the cosigner's part. */
export function hashOrder(order: DutchOrder): Hex {
  return hashStruct({ data: witnessOf(order), primaryType: 'V2DutchOrder', types: WITNESS_TYPES })
}

/** What the swapper signs: leave for Permit2 to move the input, bound to the order. */
export function orderTypedData(order: DutchOrder, chainId: number) {
  return {
    domain: { name: 'Permit2', chainId, verifyingContract: PERMIT2 },
    types: PERMIT_TYPES,
    primaryType: 'PermitWitnessTransferFrom',
    message: {
      permitted: { token: order.baseInput.token, amount: order.baseInput.endAmount },
      spender: order.info.reactor,
      nonce: order.info.nonce,
      deadline: order.info.deadline,
      witness: witnessOf(order),
    },
  } as const
}

function witnessOf(order: DutchOrder) {
  return {
    info: order.info,
    cosigner: order.cosigner,
    baseInputToken: order.baseInput.token,
    baseInputStartAmount: order.baseInput.startAmount,
    baseInputEndAmount: order.baseInput.endAmount,
    baseOutputs: order.baseOutputs,
  }
}
