import { keccak_256 } from '@noble/hashes/sha3.js'
import type { DutchOrder } from '@windhover/core/signing/dutch-order'
import { concat, fromHex, fromText } from '#primitives'
import { evmAddress } from '../../decode/evm/evm-address.ts'
import { understood } from '../../decode/refusal.ts'

const ORDER_INFO =
  'OrderInfo(address reactor,address swapper,uint256 nonce,uint256 deadline,address additionalValidationContract,bytes additionalValidationData)'
const DUTCH_OUTPUT = 'DutchOutput(address token,uint256 startAmount,uint256 endAmount,address recipient)'
const V2_DUTCH_ORDER =
  'V2DutchOrder(OrderInfo info,address cosigner,address baseInputToken,uint256 baseInputStartAmount,uint256 baseInputEndAmount,DutchOutput[] baseOutputs)'
const TOKEN_PERMISSIONS = 'TokenPermissions(address token,uint256 amount)'
const PERMIT =
  'PermitWitnessTransferFrom(TokenPermissions permitted,address spender,uint256 nonce,uint256 deadline,V2DutchOrder witness)'

/** A struct's type names the structs it holds in alphabetical order. */
const TYPES = {
  domain: text('EIP712Domain(string name,uint256 chainId,address verifyingContract)'),
  info: text(ORDER_INFO),
  output: text(DUTCH_OUTPUT),
  order: text(V2_DUTCH_ORDER + DUTCH_OUTPUT + ORDER_INFO),
  permissions: text(TOKEN_PERMISSIONS),
  permit: text(PERMIT + DUTCH_OUTPUT + ORDER_INFO + TOKEN_PERMISSIONS + V2_DUTCH_ORDER),
}
const PERMIT2 = '0x000000000022d473030f116ddee9f6b43ac78ba3'
/** No contract has a say beside the reactor. */
const NO_VALIDATION = [account('0x0000000000000000000000000000000000000000'), keccak(new Uint8Array())]
const MARK = fromHex('1901')

/** What the owner of an order signs, before its last hashing, and the order's own hash. After EIP-712. */
export function hashDutchOrder(
  order: DutchOrder,
  chainId: number,
): { readonly message: Uint8Array; readonly orderHash: Uint8Array } {
  const { input, outputs } = order
  const info = keccak(
    TYPES.info,
    account(order.reactor),
    account(order.swapper),
    amount(order.nonce),
    amount(order.deadline),
    ...NO_VALIDATION,
  )
  const orderHash = keccak(
    TYPES.order,
    info,
    account(order.cosigner),
    account(input.token),
    amount(input.startAmount),
    amount(input.endAmount),
    keccak(...outputs.map(hashOutput)),
  )
  const permit = keccak(
    TYPES.permit,
    keccak(TYPES.permissions, account(input.token), amount(input.endAmount)),
    account(order.reactor),
    amount(order.nonce),
    amount(order.deadline),
    orderHash,
  )
  const domain = keccak(TYPES.domain, text('Permit2'), amount(chainId), account(PERMIT2))
  return { message: concat([MARK, domain, permit]), orderHash }
}

function hashOutput({ token, startAmount, endAmount, recipient }: DutchOrder['outputs'][number]): Uint8Array {
  return keccak(TYPES.output, account(token), amount(startAmount), amount(endAmount), account(recipient))
}

function keccak(...parts: readonly Uint8Array[]): Uint8Array {
  return keccak_256(concat(parts))
}

function text(value: string): Uint8Array {
  return keccak(fromText(value))
}

function account(address: string): Uint8Array {
  return fromHex(evmAddress(address).slice(2).padStart(64, '0'))
}

function amount(value: string | number | bigint): Uint8Array {
  const digits = BigInt(value).toString(16).padStart(64, '0')
  understood(digits.length === 64, 'more than an amount can be')
  return fromHex(digits)
}
