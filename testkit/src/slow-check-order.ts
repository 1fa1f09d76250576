import { NETWORKS } from '@windhover/core/authority/networks'
import type { DutchOrder } from '@windhover/core/signing/dutch-order'
import type { Intent } from '@windhover/core/transactions/intent'
import { type Hex, hashTypedData, isAddressEqual, keccak256, parseAbiParameters, zeroAddress } from 'viem'

const fields = (list: string) =>
  parseAbiParameters(list).map((each) => ({ name: each.name ?? '', type: each.type }))

const DUTCH_OUTPUT = fields('address token, uint256 startAmount, uint256 endAmount, address recipient')
const TYPES = {
  PermitWitnessTransferFrom: [
    { name: 'permitted', type: 'TokenPermissions' },
    ...fields('address spender, uint256 nonce, uint256 deadline'),
    { name: 'witness', type: 'V2DutchOrder' },
  ],
  TokenPermissions: fields('address token, uint256 amount'),
  V2DutchOrder: [
    { name: 'info', type: 'OrderInfo' },
    ...fields(
      'address cosigner, address baseInputToken, uint256 baseInputStartAmount, uint256 baseInputEndAmount',
    ),
    { name: 'baseOutputs', type: 'DutchOutput[]' },
  ],
  OrderInfo: fields(
    'address reactor, address swapper, uint256 nonce, uint256 deadline, address additionalValidationContract, bytes additionalValidationData',
  ),
  DutchOutput: DUTCH_OUTPUT,
}

/** The permit over an order, as Permit2 checks it, by viem. */
export function hashOrderPermit(order: DutchOrder): Hex {
  const { reactor, swapper, input } = order
  const [nonce, deadline] = [BigInt(order.nonce), BigInt(order.deadline)]
  return hashTypedData({
    domain: {
      name: 'Permit2',
      chainId: NETWORKS.practice.ethereum,
      verifyingContract: '0x000000000022D473030F116dDEE9F6B43aC78BA3',
    },
    types: TYPES,
    primaryType: 'PermitWitnessTransferFrom',
    message: {
      permitted: { token: input.token, amount: BigInt(input.endAmount) },
      spender: reactor,
      nonce,
      deadline,
      witness: {
        info: {
          reactor,
          swapper,
          nonce,
          deadline,
          additionalValidationContract: zeroAddress,
          additionalValidationData: '0x',
        },
        cosigner: order.cosigner,
        baseInputToken: input.token,
        baseInputStartAmount: BigInt(input.startAmount),
        baseInputEndAmount: BigInt(input.endAmount),
        baseOutputs: order.outputs.map((output) => ({
          ...output,
          startAmount: BigInt(output.startAmount),
          endAmount: BigInt(output.endAmount),
        })),
      },
    },
  })
}

/** A second opinion on an order: what its owner loses at most and gets at least, and that this is what is signed. */
export function slowCheckOrder(input: {
  intent: Intent
  order: DutchOrder
  message: Uint8Array
  owner: string
  cosigners: readonly string[]
  nowMs: number
}): readonly string[] {
  const { intent, order, owner, cosigners, nowMs } = input
  try {
    if (intent.type !== 'swap' || intent.venue !== 'uniswap-x' || intent.chain !== 'ethereum')
      return ['an order for something else']
    const same = (one: string, other: string) => isAddressEqual(one as Hex, other as Hex)
    const bought = intent.buyToken === 'native' ? zeroAddress : intent.buyToken
    const given = [BigInt(order.input.startAmount), BigInt(order.input.endAmount)]
    const taken = order.outputs
      .filter(({ recipient, token }) => same(recipient, owner) && same(token, bought))
      .map(
        ({ startAmount, endAmount }) => [BigInt(startAmount), BigInt(endAmount)].toSorted(byAmount)[0] ?? 0n,
      )
    const checks: Readonly<Record<string, boolean>> = {
      'another message': keccak256(input.message) === hashOrderPermit(order),
      'another reactor': same(order.reactor, '0x00000011F84B9aa48e5f8aA8B9897600006289Be'),
      'another cosigner': cosigners.some((each) => same(order.cosigner, each)),
      'another swapper': same(order.swapper, owner),
      'another sale': same(order.input.token, intent.sellToken),
      'another amount': given.every((amount) => amount === BigInt(intent.sellAmountRaw)),
      'something for somebody else': taken.length === order.outputs.length,
      'too little': taken.reduce((sum, each) => sum + each, 0n) >= BigInt(intent.minBuyAmountRaw),
      'a bad bargain': BigInt(intent.minBuyAmountRaw) * 5n >= BigInt(intent.quotedBuyAmountRaw) * 3n,
      'too long': order.deadline - nowMs / 1_000 <= 1_800,
      'a token for itself': !same(order.input.token, bought),
    }
    return Object.keys(checks).filter((name) => checks[name] !== true)
  } catch (error) {
    return [`cannot be read: ${String(error)}`]
  }
}

const byAmount = (one: bigint, other: bigint) => (one < other ? -1 : 1)
