import { CHAINS } from '@windhover/core/chains/all-chains'
import type { ChainId } from '@windhover/core/chains/chain'
import { contactErrors } from '@windhover/core/contacts/errors'
import { comparableName } from '@windhover/core/contacts/read-contact-name'
import { plainWord } from '@windhover/core/tokens/place-symbol'
import type { ToolInput } from '@windhover/core/toolbox/tool-contract'
import { transactionErrors } from '@windhover/core/transactions/errors'
import type { FieldClaim } from '@windhover/core/transactions/trace-fields'
import { chainsOfAddress } from '@windhover/core/transfers/address-rules'
import { transferTools } from '@windhover/core/transfers/tools'
import type { ToolCall } from '../../ports/agent-tool.ts'
import type { PreparedIntent } from '../../ports/prepared-intent.ts'
import { listContacts } from '../contacts/index.ts'
import { answerUnclear, isTokenAddress, resolveToken } from '../tokens/index.ts'
import { ownerOn, sizeOrder } from '../transactions/index.ts'
import { findOwnVault } from '../vaults/index.ts'
import { makeTransfer } from './make-transfer.ts'
import type { TransferParts } from './parts.ts'

const contract = transferTools.proposeTransfer
type Wish = ToolInput<typeof contract>
type Meant = { readonly chain: ChainId; readonly address: string }

/** From words to a payment. Where no chain was named, the recipient and the token say which it is. */
export async function prepareTransfer(
  parts: TransferParts,
  wish: Wish,
  { call, id }: { call: ToolCall; id: string },
): Promise<PreparedIntent | ReturnType<typeof answerUnclear>> {
  const { userId, vaultId } = call
  const vault = await findOwnVault(parts.db, { userId, vaultId })
  const recipients = await listRecipients(parts, userId, wish.to)
  const reachable = recipients.flatMap(chainsOfAddress)
  const on = wish.chain === undefined ? reachable : reachable.filter((chain) => chain === wish.chain)
  if (on.length === 0) throw transactionErrors.badRecipient()
  const meant = await findMeant(parts, wish.token, on)
  if ('status' in meant) return meant
  const { chain, address: token } = meant
  const to = recipients.find((address) => chainsOfAddress(address).includes(chain))
  if (to === undefined) throw transactionErrors.badRecipient()
  const owner = ownerOn(chain, vault)
  const { amountRaw, decimals } = await sizeOrder(parts, {
    ...{ chain, owner, token, text: wish.amount },
    earlier: call.earlier,
  })
  return {
    made: { contract, input: wish },
    args: { ...wish, to, token, chain },
    intent: await makeTransfer(parts, chain, { id, vault, to, token, amountRaw, decimals }),
    quote: null,
    claims: listClaims(wish, meant, reachable.length < Object.keys(CHAINS).length),
  }
}

/** An address as it is; a name is that of a contact, who may have an address on every network. */
async function listRecipients(
  { db }: TransferParts,
  userId: string,
  text: string,
): Promise<readonly string[]> {
  if (chainsOfAddress(text).length > 0) return [text]
  const name = comparableName(text)
  const contacts = await listContacts(db, userId)
  const found = contacts.filter((contact) => comparableName(contact.name) === name)
  if (found.length === 0) throw contactErrors.noSuchName()
  return found.map(({ address }) => address)
}

/** A token that no index lists can be sent by its address, where that can be of one chain only: the vault may hold it. */
async function findMeant(
  parts: TransferParts,
  text: string,
  on: readonly ChainId[],
): Promise<Meant | ReturnType<typeof answerUnclear>> {
  const placed = await resolveToken(parts, { text, on })
  if (placed.kind === 'one') return { chain: placed.chain, address: placed.token.address }
  const [chain] = on
  const address = chain === undefined ? null : parts.chains[chain].parseAddress(text)
  const isByAddress = placed.kind === 'none' && isTokenAddress(text) && on.length === 1
  if (isByAddress && chain !== undefined && address !== null) return { chain, address }
  return answerUnclear(placed)
}

function listClaims(wish: Wish, { chain, address }: Meant, byRecipient: boolean): readonly FieldClaim[] {
  const coin = CHAINS[chain].native.symbol
  const spellings = address === 'native' ? [coin] : [address, plainWord(wish.token)]
  const follows = byRecipient ? (['token', 'recipient'] as const) : (['token'] as const)
  return [
    { field: 'recipient', label: 'Recipient', kind: 'recipient', text: wish.to },
    { field: 'token', label: 'Token', kind: 'token', spellings },
    { field: 'amount', label: 'Amount', kind: 'amount', text: wish.amount },
    {
      field: 'chain',
      label: 'Network',
      kind: 'chain',
      chain,
      follows: wish.chain === undefined ? follows : null,
    },
  ]
}
