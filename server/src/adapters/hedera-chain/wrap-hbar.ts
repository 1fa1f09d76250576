import { chainErrors } from '@windhover/core/chains/errors'
import { toWeibar } from '@windhover/core/money/hbar-units'
import { type Address, encodeFunctionData, erc20Abi } from 'viem'
import { buildEvmAction, type EvmIntent } from '../../platform/evm/build-evm-action.ts'
import type { EvmNode } from '../../platform/evm/evm-node.ts'
import { quantity } from '../../platform/evm/evm-shapes.ts'
import { longZeroAddress } from '../../platform/evm/hedera-address.ts'
import { suggestHederaFees } from '../../platform/evm/suggest-hedera-fees.ts'
import type { EvmAction } from '../../ports/chain.ts'
import type { Wrapping } from '../../ports/wrapping.ts'
import { toHederaError } from './errors.ts'
import { ASSOCIATION_ABI, WHBAR_HELPER, WHBAR_HELPER_ABI, WHBAR_TOKEN } from './known-calls.ts'
import type { Mirror } from './mirror.ts'
import { type ResolvedAccount, resolveAccount } from './resolve-account.ts'

const CONTEXT = { chain: 'hedera' }
/** For a call that cannot be estimated before the one in front of it has been mined. */
const HELPER_GAS = 400_000n

type Parts = { readonly relay: EvmNode; readonly mirror: Mirror }

/** Through the exchange's helper: a token that has to be accepted first, and allowed before it is taken back. */
export function createHbarWrapping(parts: Parts): Wrapping {
  return {
    chain: 'hedera',
    wrappedToken: WHBAR_TOKEN,
    buildWrap: ({ owner, amountRaw }) => toHederaError(buildWrap(parts, owner, amountRaw)),
    buildUnwrap: ({ owner, amountRaw }) => toHederaError(buildUnwrap(parts, owner, amountRaw)),
  }
}

async function buildWrap(parts: Parts, owner: string, amountRaw: bigint): Promise<readonly EvmAction[]> {
  if (amountRaw <= 0n) throw chainErrors.badAmount({ context: CONTEXT })
  const { evmAddress: from, account } = await resolveAccount(parts.mirror, owner)
  if (account === null || account.balance.balance < amountRaw) throw tooLittle('native')
  const data = encodeFunctionData({ abi: WHBAR_HELPER_ABI, functionName: 'deposit' })
  const deposit = { from, to: longZeroAddress(WHBAR_HELPER), data, valueWei: toWeibar(amountRaw) }
  if (await parts.mirror.isAssociated(account.account, WHBAR_TOKEN)) return await buildAll(parts, [deposit])
  const association = encodeFunctionData({ abi: ASSOCIATION_ABI, functionName: 'associate' })
  const accept = { from, to: longZeroAddress(WHBAR_TOKEN), data: association, valueWei: 0n }
  return await buildAll(parts, [accept, deposit])
}

async function buildUnwrap(
  parts: Parts,
  owner: string,
  asked: bigint | 'all',
): Promise<readonly EvmAction[]> {
  const resolved = await resolveAccount(parts.mirror, owner)
  const held = await readHeld(parts.mirror, resolved)
  const amountRaw = asked === 'all' ? held : asked
  if (asked !== 'all' && asked <= 0n) throw chainErrors.badAmount({ context: CONTEXT })
  if (amountRaw === 0n || amountRaw > held) throw tooLittle(WHBAR_TOKEN)
  const from = resolved.evmAddress
  const helper = longZeroAddress(WHBAR_HELPER)
  const data = encodeFunctionData({ abi: WHBAR_HELPER_ABI, functionName: 'unwrapWhbar', args: [amountRaw] })
  const unwrap = { from, to: helper, data, valueWei: 0n }
  if ((await readAllowance(parts.relay, from)) >= amountRaw) return await buildAll(parts, [unwrap])
  const approval = encodeFunctionData({ abi: erc20Abi, functionName: 'approve', args: [helper, amountRaw] })
  return await buildAll(parts, [
    { from, to: longZeroAddress(WHBAR_TOKEN), data: approval, valueWei: 0n },
    unwrap,
  ])
}

async function buildAll({ relay }: Parts, intents: readonly EvmIntent[]): Promise<readonly EvmAction[]> {
  return await Promise.all(
    intents.map((intent, index) => {
      const later = index === 0 ? intent : { ...intent, gasLimit: HELPER_GAS, nonceOffset: index }
      return buildEvmAction(relay, later, suggestHederaFees)
    }),
  )
}

async function readHeld(mirror: Mirror, { account }: ResolvedAccount): Promise<bigint> {
  if (account === null) return 0n
  const holdings = await mirror.listHoldings(account.account)
  return holdings.find((holding) => holding.token_id === WHBAR_TOKEN)?.balance ?? 0n
}

async function readAllowance(relay: EvmNode, owner: Address): Promise<bigint> {
  const data = encodeFunctionData({
    abi: erc20Abi,
    functionName: 'allowance',
    args: [owner, longZeroAddress(WHBAR_HELPER)],
  })
  return await relay.ask(
    { method: 'eth_call', params: [{ to: longZeroAddress(WHBAR_TOKEN), data }, 'latest'] },
    quantity,
  )
}

function tooLittle(token: string) {
  return chainErrors.insufficientFunds({ context: { ...CONTEXT, token } })
}
