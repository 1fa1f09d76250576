import { CHAINS } from '@windhover/core/chains/all-chains'
import { formatAmount } from '@windhover/core/money/format-amount'
import type { ToolInput } from '@windhover/core/toolbox/tool-contract'
import { transactionErrors } from '@windhover/core/transactions/errors'
import type { Intent } from '@windhover/core/transactions/intent'
import type { FieldClaim } from '@windhover/core/transactions/trace-fields'
import { transferTools } from '@windhover/core/transfers/tools'
import type { VaultView } from '@windhover/core/vaults/contract'
import type { FeatureParts } from '../../composition/feature.ts'
import type { ToolCall } from '../../ports/agent-tool.ts'
import { ownerOn, type Prepared, sizeOrder } from '../transactions/index.ts'
import { findOwnVault } from '../vaults/index.ts'
import { makeHederaWrap } from './make-hedera-intent.ts'
import { makeSolanaWrap } from './make-solana-intent.ts'
import { makeUnwrapAll, requireWrapped } from './wrap-sol.ts'

type Wish = ToolInput<typeof transferTools.proposeWrap>
type Order = { readonly id: string; readonly vault: VaultView; readonly wish: Wish }

export async function prepareWrap(
  parts: FeatureParts,
  wish: Wish,
  context: { call: ToolCall; id: string; type: 'wrap' | 'unwrap' },
): Promise<Prepared> {
  const { userId, vaultId } = context.call
  const vault = await findOwnVault(parts.db, { userId, vaultId })
  const order = { id: context.id, vault, wish }
  const isWrap = context.type === 'wrap'
  return {
    made: { contract: isWrap ? transferTools.proposeWrap : transferTools.proposeUnwrap, input: wish },
    args: wish,
    intent: await (isWrap ? makeWrap(parts, order) : makeUnwrap(parts, order)),
    quote: null,
    claims: listClaims(wish),
  }
}

async function makeWrap(parts: FeatureParts, { id, vault, wish }: Order): Promise<Intent> {
  const amount = await sizeText(parts, { id, vault, wish }, 'native')
  return wish.chain === 'solana'
    ? makeSolanaWrap({ id, vault, amount })
    : makeHederaWrap('wrap', { id, vault, amount })
}

/** WSOL lives in one account that is closed as a whole. */
async function makeUnwrap(parts: FeatureParts, { id, vault, wish }: Order): Promise<Intent> {
  if (wish.chain === 'hedera') {
    const amount = await sizeText(parts, { id, vault, wish }, parts.wrappings.hedera.wrappedToken)
    return makeHederaWrap('unwrap', { id, vault, amount })
  }
  if (wish.amount !== 'all' && wish.amount !== '100%')
    throw transactionErrors.badAmount({ text: 'WSOL can only be unwrapped as a whole.' })
  await requireWrapped(parts, vault)
  return makeUnwrapAll({ id, vault })
}

async function sizeText(parts: FeatureParts, { vault, wish }: Order, token: string): Promise<string> {
  const { chain, amount: text } = wish
  const { amountRaw } = await sizeOrder(parts, { chain, owner: ownerOn(chain, vault), token, text })
  return formatAmount(amountRaw, CHAINS[chain].native.decimals)
}

/** The chain says what is wrapped, so there is no token to name. */
function listClaims({ chain, amount }: Wish): readonly FieldClaim[] {
  return [
    { field: 'amount', label: 'Amount', kind: 'amount', text: amount },
    { field: 'chain', label: 'Network', kind: 'chain', chain, follows: null },
  ]
}
