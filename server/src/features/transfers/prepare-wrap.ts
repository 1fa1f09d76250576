import { CHAINS } from '@windhover/core/chains/all-chains'
import { formatAmount } from '@windhover/core/money/format-amount'
import type { ToolInput } from '@windhover/core/toolbox/tool-contract'
import { transactionErrors } from '@windhover/core/transactions/errors'
import type { Intent } from '@windhover/core/transactions/intent'
import type { FieldClaim } from '@windhover/core/transactions/trace-fields'
import { transferTools } from '@windhover/core/transfers/tools'
import type { VaultView } from '@windhover/core/vaults/contract'
import type { ToolCall } from '../../ports/agent-tool.ts'
import type { PreparedIntent } from '../../ports/prepared-intent.ts'
import { ownerOn, sizeOrder } from '../transactions/index.ts'
import { findOwnVault } from '../vaults/index.ts'
import { makeHederaWrap } from './make-hedera-intent.ts'
import { makeSolanaWrap } from './make-solana-intent.ts'
import type { TransferParts } from './parts.ts'
import { makeUnwrapAll, requireWrapped } from './wrap-sol.ts'

type Wish = ToolInput<typeof transferTools.proposeWrap>
type Order = { readonly id: string; readonly vault: VaultView; readonly wish: Wish; readonly call: ToolCall }

export async function prepareWrap(
  parts: TransferParts,
  wish: Wish,
  context: { call: ToolCall; id: string; type: 'wrap' | 'unwrap' },
): Promise<PreparedIntent> {
  const { userId, vaultId } = context.call
  const vault = await findOwnVault(parts.db, { userId, vaultId })
  const order = { id: context.id, vault, wish, call: context.call }
  const isWrap = context.type === 'wrap'
  return {
    made: { contract: isWrap ? transferTools.proposeWrap : transferTools.proposeUnwrap, input: wish },
    args: wish,
    intent: await (isWrap ? makeWrap(parts, order) : makeUnwrap(parts, order)),
    quote: null,
    claims: listClaims(wish),
  }
}

async function makeWrap(parts: TransferParts, order: Order): Promise<Intent> {
  const { id, vault, wish } = order
  const amount = await sizeText(parts, order, 'native')
  return wish.chain === 'solana'
    ? makeSolanaWrap({ id, vault, amount })
    : makeHederaWrap('wrap', { id, vault, amount })
}

/** WSOL lives in one account that is closed as a whole. */
async function makeUnwrap(parts: TransferParts, order: Order): Promise<Intent> {
  const { id, vault, wish } = order
  if (wish.chain === 'hedera') {
    const amount = await sizeText(parts, order, parts.wrappings.hedera.wrappedToken)
    return makeHederaWrap('unwrap', { id, vault, amount })
  }
  if (wish.amount !== 'all' && wish.amount !== '100%')
    throw transactionErrors.badAmount({ text: 'WSOL can only be unwrapped as a whole.' })
  await requireWrapped(parts, vault)
  return makeUnwrapAll({ id, vault })
}

async function sizeText(parts: TransferParts, { vault, wish, call }: Order, token: string): Promise<string> {
  const { chain, amount: text } = wish
  const owner = ownerOn(chain, vault)
  const { amountRaw } = await sizeOrder(parts, { chain, owner, token, text, earlier: call.earlier })
  return formatAmount(amountRaw, CHAINS[chain].native.decimals)
}

/** The chain says what is wrapped, so there is no token to name. */
function listClaims({ chain, amount }: Wish): readonly FieldClaim[] {
  return [
    { field: 'amount', label: 'Amount', kind: 'amount', text: amount },
    { field: 'chain', label: 'Network', kind: 'chain', chain, follows: null },
  ]
}
