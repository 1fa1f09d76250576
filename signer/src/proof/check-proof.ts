import { keyId } from '@windhover/core/authority/keys'
import {
  type PaymentRecord,
  type ProofFile,
  type ProvenTransaction,
  proofFile,
  proofText,
  recordText,
  type SignedSlot,
} from '@windhover/core/authority/proof-file'
import { statementHash } from '@windhover/core/authority/statements'
import { reasonOf } from '@windhover/core/errors/reason-of'
import type { Intent } from '@windhover/core/transactions/intent'
import { fromHex, fromText, verifyEd25519 } from '#primitives'
import { hashIntent } from '../authority/check-approval-statement.ts'
import type { HeldGrant, OwnerState, Root } from '../authority/owner-state.ts'
import { agreementFor, checkAgreement, type Given } from './check-agreement.ts'
import { checkTransaction } from './check-transaction.ts'
import { foldOwner, type OwnerHistory, ownerAt } from './fold-owner.ts'

/** A link holds, and this is what was seen; or it does not, for this reason. */
export type Link<Seen> =
  | { readonly holds: true; readonly seen: Seen }
  | { readonly holds: false; readonly why: string }

export type ProvenPayment = {
  readonly transaction: ProvenTransaction
  readonly slot: SignedSlot
}

/** The root that agreed, or lent the power to agree. */
export type ProvenOwner = {
  readonly root: Root
  readonly ownerId: string
  readonly addedAt: number
  /** It came by a recovery code, after all other keys were lost. */
  readonly isRecovered: boolean
}

export type ProvenDevice = HeldGrant & { readonly lentAt: number }

/** From the owner down to the bytes. A link that rests on one that broke is broken too. */
export type ProofLinks = {
  readonly owner: Link<ProvenOwner>
  /** Null where the owner agreed without a device in between. */
  readonly device: Link<ProvenDevice | null>
  readonly approval: Link<Given>
  readonly transaction: Link<readonly ProvenPayment[]>
}

/** A payment with everything that is known about it, wherever it was read. */
export type Payment = {
  readonly record: PaymentRecord
  readonly intent: Intent
  readonly transactions: readonly ProvenTransaction[]
}

export type CheckedProof = { readonly file: ProofFile; readonly links: ProofLinks }

/** Reads a proof and checks every link of it. Throws only where it is no proof at all, or was changed after it was made. */
export function checkProof(text: string): CheckedProof {
  const file = readProof(text)
  if (proofText(file) !== text) throw new Error('the file is not written as it was handed out')
  const { record, key, signature } = file.signed
  if (!verifyEd25519(fromHex(key), fromText(recordText(record)), fromHex(signature)))
    throw new Error('the record is not what the signer signed')
  return { file, links: checkPayment({ record, intent: file.intent, transactions: file.transactions }) }
}

function readProof(text: string): ProofFile {
  try {
    return proofFile.parse(JSON.parse(text))
  } catch (cause) {
    throw new Error('the file is not one that was handed out', { cause })
  }
}

const RESTS_ON_BROKEN = 'it rests on a link that does not hold'
const broken = { holds: false, why: RESTS_ON_BROKEN } as const

export function checkPayment(payment: Payment): ProofLinks {
  const { record } = payment
  const history = link(() =>
    foldOwner(record.statements, { world: record.world, ownerId: record.vault.ownerId }),
  )
  if (!history.holds) return { owner: history, device: broken, approval: broken, transaction: broken }
  const given = link(() => giveAll(payment, history.seen))
  if (!given.holds) {
    const owner = link(() => rootOf(record, firstRoot(history.seen), history.seen))
    return { owner, device: broken, approval: given, transaction: broken }
  }
  const transaction = link(() => checkTransactions(payment, history.seen, given.seen))
  const approval = link(() => mainAgreement(payment, given.seen, history.seen))
  if (!approval.holds) return { ...whoseHands(record, given.seen[0], history.seen), approval, transaction }
  return { ...whoseHands(record, approval.seen, history.seen), approval, transaction }
}

/** Every agreement in it has to be good: none is there for show. */
function giveAll({ record, intent }: Payment, history: OwnerHistory): readonly Given[] {
  if (hashIntent(intent) !== record.intentHash || intent.vaultId !== record.vault.id)
    throw new Error('the intent is not the one that was approved')
  return record.agreements.map((agreement) => checkAgreement(agreement, { record, intent, history }))
}

function checkTransactions(
  payment: Payment,
  history: OwnerHistory,
  given: readonly Given[],
): readonly ProvenPayment[] {
  const { record, transactions } = payment
  const proven = transactions.map((transaction) => ({
    transaction,
    slot: checkTransaction(transaction, payment),
  }))
  if (new Set(proven.map(({ slot }) => slot.digest)).size !== proven.length)
    throw new Error('a transaction is named twice')
  if (!proven.some(({ slot }) => slot.role === 'main'))
    throw new Error('the payment itself is not among them')
  // Also what was signed besides: nobody signs without an agreement.
  for (const slot of record.slots) agreementFor(slot, { given, record, history })
  return proven
}

function mainAgreement({ record }: Payment, given: readonly Given[], history: OwnerHistory): Given {
  const main = record.slots.find(({ role }) => role === 'main') ?? record.slots[0]
  if (main === undefined) throw new Error('nothing was signed')
  return agreementFor(main, { given, record, history })
}

function whoseHands(
  record: PaymentRecord,
  given: Given | undefined,
  history: OwnerHistory,
): Pick<ProofLinks, 'owner' | 'device'> {
  if (given === undefined) return { owner: broken, device: broken }
  const { by, agreement } = given
  const at = agreement.by === 'envelope' ? agreement.envelope.acceptedAt : agreement.acceptedAt
  const state = ownerAt(history, at)
  if (by.by === 'root')
    return { owner: link(() => rootOf(record, by.keyId, history)), device: { holds: true, seen: null } }
  const device = link(() => deviceOf(record, by.grantHash, state))
  const lender = device.holds ? link(() => rootOf(record, device.seen.rootId, history)) : broken
  return { owner: lender, device }
}

function rootOf({ statements, vault }: PaymentRecord, id: string, history: OwnerHistory): ProvenOwner {
  const root = history.map(({ state }) => state.roots.get(id)).find((each) => each !== undefined)
  const added = statements.find(
    ({ signed: { statement: said } }) =>
      (said.kind === 'root' || said.kind === 'recovery') && keyId(said.key) === id,
  )
  if (root === undefined || added === undefined) throw new Error('the owner has no such key')
  const isRecovered = added.signed.statement.kind === 'recovery'
  return { root, ownerId: vault.ownerId, addedAt: added.acceptedAt, isRecovered }
}

function deviceOf({ statements, world }: PaymentRecord, hash: string, state: OwnerState): ProvenDevice {
  const grant = state.grants.get(hash)
  const lent = statements.find(({ signed: { statement: said } }) => statementHash(world, said) === hash)
  if (grant === undefined || lent === undefined) throw new Error('nobody has lent it any power')
  return { ...grant, lentAt: lent.acceptedAt }
}

const firstRoot = ([first]: OwnerHistory) => first?.state.roots.keys().next().value ?? ''

function link<Seen>(check: () => Seen): Link<Seen> {
  try {
    return { holds: true, seen: check() }
  } catch (error) {
    return { holds: false, why: reasonOf(error) }
  }
}
