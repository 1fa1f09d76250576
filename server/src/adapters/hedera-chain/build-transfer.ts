import { chainErrors } from '@windhover/core/chains/errors'
import { toWeibar } from '@windhover/core/money/hbar-units'
import { type Address, encodeFunctionData, erc20Abi, getAddress } from 'viem'
import { buildEvmAction } from '../../platform/evm/build-evm-action.ts'
import type { EvmNode } from '../../platform/evm/evm-node.ts'
import { isEntityId, longZeroAddress, requireHederaAddress } from '../../platform/evm/hedera-address.ts'
import { suggestHederaFees } from '../../platform/evm/suggest-hedera-fees.ts'
import type { EvmAction, TransferOrder } from '../../ports/chain.ts'
import type { Mirror } from './mirror.ts'
import { type ResolvedAccount, resolveAccount } from './resolve-account.ts'

const CONTEXT = { chain: 'hedera' }

type Parts = { readonly relay: EvmNode; readonly mirror: Mirror }

export async function buildHederaTransfer(parts: Parts, order: TransferOrder): Promise<EvmAction> {
  const { relay, mirror } = parts
  if (order.amountRaw <= 0n) throw chainErrors.badAmount({ context: CONTEXT })
  const [from, to] = await Promise.all([resolveAccount(mirror, order.from), resolveAccount(mirror, order.to)])
  if (order.token === 'native') {
    if ((from.account?.balance.balance ?? 0n) < order.amountRaw) throw tooLittle('native')
    const valueWei = toWeibar(order.amountRaw)
    return await buildEvmAction(
      relay,
      { from: from.evmAddress, to: to.evmAddress, data: '0x', valueWei },
      suggestHederaFees,
    )
  }
  const token = requireHederaAddress(order.token)
  await requireHeld(parts, { from, token, amountRaw: order.amountRaw })
  await requireAccepts(mirror, to, token)
  const data = encodeFunctionData({
    abi: erc20Abi,
    functionName: 'transfer',
    args: [to.evmAddress, order.amountRaw],
  })
  const intent = { from: from.evmAddress, to: tokenAddress(token), data, valueWei: 0n }
  return await buildEvmAction(relay, intent, suggestHederaFees)
}

/** Every token of the network's own kind answers as an ERC-20 at the address of its number. */
export function tokenAddress(token: string): Address {
  return isEntityId(token) ? longZeroAddress(token) : getAddress(token)
}

async function requireHeld(
  { mirror }: Parts,
  need: { from: ResolvedAccount; token: string; amountRaw: bigint },
): Promise<void> {
  if (!isEntityId(need.token)) return
  if ((await mirror.findToken(need.token)) === null) {
    throw chainErrors.unknownToken({ context: { ...CONTEXT, token: need.token } })
  }
  const holdings = need.from.account === null ? [] : await mirror.listHoldings(need.from.account.account)
  const held = holdings.find((holding) => holding.token_id === need.token)?.balance ?? 0n
  if (held < need.amountRaw) throw tooLittle(need.token)
}

/** An account without free automatic associations refuses a token it has not accepted. */
async function requireAccepts(mirror: Mirror, to: ResolvedAccount, token: string): Promise<void> {
  const { account } = to
  if (!isEntityId(token) || account === null || account.max_automatic_token_associations !== 0) return
  if (await mirror.isAssociated(account.account, token)) return
  throw chainErrors.notAssociated({ context: { ...CONTEXT, token, account: account.account } })
}

function tooLittle(token: string) {
  return chainErrors.insufficientFunds({ context: { ...CONTEXT, token } })
}
