import { chainErrors } from '@windhover/core/chains/errors'
import type { AppError } from '@windhover/core/errors/app-error'
import { toTinybar } from '@windhover/core/money/hbar-units'
import { type Abi, decodeFunctionData, decodeFunctionResult, type Hex, parseAbi } from 'viem'
import { entityIdOf, longZeroAddress } from '../../platform/evm/hedera-address.ts'
import { readTokenCall } from '../../platform/evm/simulate-by-call.ts'
import type { EvmAction } from '../../ports/chain.ts'

/** The token form of HBAR and the contract through which it is made and turned back. */
export const WHBAR_TOKEN = '0.0.1456986'
export const WHBAR_HELPER = '0.0.5808826'

export const ASSOCIATION_ABI = parseAbi(['function associate() returns (uint256 responseCode)'])
export const WHBAR_HELPER_ABI = parseAbi(['function deposit() payable', 'function unwrapWhbar(uint256 wad)'])

const RESPONSE_SUCCESS = 22n

/** Signed changes in raw units by token; null for a call whose effects nobody can tell beforehand. */
export function readKnownCall(action: EvmAction): ReadonlyMap<string, bigint> | null {
  const sent = new Map<string, bigint>(action.valueWei > 0n ? [['native', -toTinybar(action.valueWei)]] : [])
  if (action.data === '0x' || nameOf(ASSOCIATION_ABI, action.data) !== null) return sent
  const moved = readTokenCall(action)
  if (moved === 'nothing') return sent
  if (moved !== null) return sent.set(entityIdOf(moved.token) ?? moved.token, moved.amountRaw)
  return isHelper(action) ? readHelperCall(action, sent) : null
}

function readHelperCall(action: EvmAction, sent: Map<string, bigint>): ReadonlyMap<string, bigint> | null {
  const call = decode(WHBAR_HELPER_ABI, action.data)
  if (call?.functionName === 'deposit') return sent.set(WHBAR_TOKEN, toTinybar(action.valueWei))
  const amountRaw = call?.args?.[0]
  if (call?.functionName !== 'unwrapWhbar' || typeof amountRaw !== 'bigint') return null
  return sent.set('native', amountRaw).set(WHBAR_TOKEN, -amountRaw)
}

/** The network's own contracts answer with a code where others revert. */
export function readRefusal(action: EvmAction, returned: Hex): AppError | null {
  if (nameOf(ASSOCIATION_ABI, action.data) === null) return null
  const code = decodeFunctionResult({ abi: ASSOCIATION_ABI, functionName: 'associate', data: returned })
  if (code === RESPONSE_SUCCESS) return null
  return chainErrors.reverted({ text: `response code ${code}`, context: { chain: 'hedera' } })
}

function isHelper(action: EvmAction): boolean {
  return action.to.toLowerCase() === longZeroAddress(WHBAR_HELPER).toLowerCase()
}

function nameOf(abi: Abi, data: string): string | null {
  return decode(abi, data)?.functionName ?? null
}

function decode(
  abi: Abi,
  data: string,
): { functionName: string; args?: readonly unknown[] | undefined } | null {
  try {
    return decodeFunctionData({ abi, data: data as Hex })
  } catch {
    return null
  }
}
