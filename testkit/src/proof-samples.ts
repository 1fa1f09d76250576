import { createHash, generateKeyPairSync, type KeyObject, sign } from 'node:crypto'
import { base58 } from '@scure/base'
import { newNonce } from '@windhover/core/authority/approve-intent'
import { NETWORKS } from '@windhover/core/authority/networks'
import {
  type Agreement,
  type PaymentRecord,
  type ProofFile,
  type ProvenTransaction,
  recordText,
} from '@windhover/core/authority/proof-file'
import { type Statement, type StatementOf, statementHash } from '@windhover/core/authority/statements'
import type { SignableAction } from '@windhover/core/signing/sign-contract'
import { type Intent, kindOf } from '@windhover/core/transactions/intent'
import { hashIntent } from '@windhover/signer/authority/check-approval-statement'
import { keep } from '@windhover/signer/authority/keep-statement'
import { solanaKey } from '@windhover/signer/decode/solana/programs'
import { planAction } from '@windhover/signer/match/plan-action'
import { type Hex, keccak256 } from 'viem'
import { generatePrivateKey, privateKeyToAddress, sign as signHash } from 'viem/accounts'
import { evmSwapSamples } from './evm-swap-samples.ts'
import { makeCodeKey, makeDeviceKey, makePasskey, type OwnerKey } from './owner-keys.ts'
import {
  SAMPLE_COSIGNER,
  SAMPLE_EVM_OWNER,
  SAMPLE_NOW_MS,
  SAMPLE_SETTLER,
  type SignSample,
} from './sample-facts.ts'
import { evmAction, transferOf } from './sign-requests.ts'
import { randomSolanaAddress, solanaAction, solTransfer } from './solana-actions.ts'

const PAID = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
const DAY_MS = 24 * 60 * 60_000
const VAULT = '1042'
const recordKey = generateKeyPairSync('ed25519')

type Vault = {
  readonly secp256k1: Hex
  readonly evm: string
  readonly ed25519: KeyObject
  readonly solana: string
}

export type ProofSampleOptions = {
  readonly root?: OwnerKey
  /** Null where the owner agrees without a device in between. */
  readonly device?: OwnerKey | null
  readonly what?: 'evm' | 'solana' | 'order' | 'settlement'
  /** Agreed to beforehand, as an order. */
  readonly isEnvelope?: boolean
  /** The root came by a recovery code, after the first one was lost. */
  readonly isRecovered?: boolean
  /** A swap whose venue has to be allowed the tokens first. */
  readonly isAllowedFirst?: boolean
  readonly names?: { readonly root: string; readonly device: string }
}

/** The proof of a payment as the product hands it out, made without a signer or a database. */
export async function makeProof(options: ProofSampleOptions = {}): Promise<ProofFile> {
  const { root = makePasskey(), device = makeDeviceKey(), what = 'evm', isEnvelope = false } = options
  const { names = { root: 'MacBook passkey', device: 'Chrome on macOS' } } = options
  const vault = makeVault()
  const { intent, action } = paymentOf(what, vault)
  const actions = options.isAllowedFirst === true ? [allowanceFor(vault), inNextNonce(action)] : [action]
  const saidAt = SAMPLE_NOW_MS - 5_000
  const { ownerId, statements } = await ownerOf({
    ...{ root, device, names, at: SAMPLE_NOW_MS - DAY_MS, isRecovered: options.isRecovered ?? false },
  })
  const speaker = device ?? root
  const agreement = isEnvelope
    ? await envelopeFor(intent, speaker, saidAt)
    : await approvalFor(intent, { speaker, isRoot: device === null, at: saidAt })
  const signed = await Promise.all(actions.map((each, step) => signAction(each, { intent, vault, step })))
  const record: PaymentRecord = {
    kind: 'payment-record',
    version: 1,
    world: 'practice',
    vault: { id: VAULT, ownerId, solana: vault.solana, evm: vault.evm },
    intentHash: hashIntent(intent),
    statements,
    agreements: [agreement],
    slots: signed.map(({ slot }) => slot),
  }
  return {
    ...{ kind: 'windhover-proof', version: 1, signed: signRecord(record), intent },
    transactions: signed.map(({ transaction }) => transaction),
  }
}

async function signAction(
  action: SignableAction,
  { intent, vault, step }: { intent: Intent; vault: Vault; step: number },
): Promise<{ transaction: ProvenTransaction; slot: PaymentRecord['slots'][number] }> {
  const { chain } = action
  const owner = chain === 'solana' ? solanaKey(vault.solana) : vault.evm
  const { slot, role, message, finish } = planAction({
    ...{ intent, action, step, owner, settlers: [SAMPLE_SETTLER], feeAccount: null, nowMs: SAMPLE_NOW_MS },
    cosigners: [SAMPLE_COSIGNER],
    chainIds: NETWORKS.practice,
  })
  const { signedTransaction, transactionId: id } = finish(await signWith(vault, action, message))
  const transaction =
    'order' in action
      ? { chain, id, order: lowered(action.order), signature: signedTransaction }
      : { chain, id, signedTransaction }
  const microUsd = role === 'main' ? '421050000' : null
  const kept = { chain, slot, epoch: 0, step, role, digest: hash(message), signedAt: SAMPLE_NOW_MS, microUsd }
  return { transaction: transaction as ProvenTransaction, slot: kept }
}

/** As a signer would sign it: a test that changes a record shows what holds without this signature. */
export function signRecord(record: PaymentRecord): ProofFile['signed'] {
  const key = Buffer.from(recordKey.publicKey.export({ format: 'jwk' }).x ?? '', 'base64url').toString('hex')
  const signature = sign(null, Buffer.from(recordText(record), 'utf8'), recordKey.privateKey).toString('hex')
  return { record, key, signature }
}

const hash = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex')

function makeVault(): Vault {
  const privateKey = generatePrivateKey()
  const { privateKey: ed25519, publicKey } = generateKeyPairSync('ed25519')
  return {
    secp256k1: privateKey,
    evm: privateKeyToAddress(privateKey).toLowerCase(),
    ed25519,
    solana: base58.encode(Buffer.from(publicKey.export({ format: 'jwk' }).x ?? '', 'base64url')),
  }
}

async function signWith(vault: Vault, action: SignableAction, message: Uint8Array) {
  if (action.chain === 'solana') return { bytes: sign(null, message, vault.ed25519), recovery: 0 }
  const { r, s, yParity = 0 } = await signHash({ hash: keccak256(message), privateKey: vault.secp256k1 })
  return { bytes: Buffer.from(r.slice(2) + s.slice(2), 'hex'), recovery: yParity }
}

function paymentOf(
  what: NonNullable<ProofSampleOptions['what']>,
  { evm, solana }: Vault,
): { intent: Intent; action: SignableAction } {
  const vaultId = VAULT
  if (what === 'evm')
    return {
      intent: transferOf({ vaultId, chain: 'ethereum', to: PAID }),
      action: evmAction({ to: PAID, nonce: 7 }),
    }
  if (what === 'solana') {
    const to = randomSolanaAddress()
    const instructions = [solTransfer({ from: solana, to, amountRaw: 1_000n })]
    return {
      intent: transferOf({ vaultId, chain: 'solana', to }),
      action: solanaAction({ feePayer: solana, instructions }),
    }
  }
  const found = swapSample(what === 'order' ? 'ethereum order, tokens' : 'ethereum swap, tokens by 0x')
  return { intent: { ...found.intent, vaultId }, action: ownedBy(evm, found.action) }
}

function swapSample(wanted: string): SignSample {
  const found = evmSwapSamples().find(({ name }) => name === wanted)
  if (found === undefined) throw new Error(`no sample of ${wanted}`)
  return found
}

function ownedBy(evm: string, action: SignableAction): SignableAction {
  const sampleOwner = new RegExp(SAMPLE_EVM_OWNER.slice(2), 'gi')
  return JSON.parse(JSON.stringify(action).replaceAll(sampleOwner, evm.slice(2)))
}

const allowanceFor = ({ evm }: Vault) => ownedBy(evm, swapSample('ethereum swap, allowing 0x').action)

function inNextNonce(action: SignableAction): SignableAction {
  return 'nonce' in action ? { ...action, nonce: action.nonce + 1 } : action
}

type OwnerOptions = {
  readonly root: OwnerKey
  readonly device: OwnerKey | null
  readonly names: { readonly root: string; readonly device: string }
  readonly at: number
  readonly isRecovered: boolean
}

async function ownerOf({ root, device, names, at, isRecovered }: OwnerOptions) {
  const { ownerId, statements } = isRecovered
    ? await recoveredOwner(root, names.root, at)
    : await newOwner(root, names.root, at)
  if (device === null) return { ownerId, statements }
  const grant: StatementOf<'grant'> = {
    ...{ kind: 'grant', version: 1, owner: ownerId, name: names.device, vaults: 'all', nonce: newNonce() },
    key: device.key as StatementOf<'grant'>['key'],
    scopes: ['trade', 'transfer', 'order'],
    ...{ perTransactionUsd: 750, perDayUsd: 2_000, knownRecipientsOnly: false },
    ...{ at: at + 1_000, expiresAt: at + 30 * DAY_MS },
  }
  return {
    ownerId,
    statements: [...statements, { acceptedAt: at + 1_100, signed: keep(await root.say(grant)) }],
  }
}

async function newOwner(root: OwnerKey, name: string, at: number) {
  const first: StatementOf<'root'> = {
    ...{ kind: 'root', version: 1, owner: null, name, demotes: null, at, nonce: newNonce() },
    key: root.key as StatementOf<'root'>['key'],
  }
  const statements = [{ acceptedAt: at + 100, signed: keep(await root.say(first)) }]
  return { ownerId: statementHash('practice', first), statements }
}

/** The first root gave out a code and was lost; by the code came this one, and its three days are over. */
async function recoveredOwner(root: OwnerKey, name: string, untilMs: number) {
  const lost = makePasskey()
  const at = untilMs - 10 * DAY_MS
  const { ownerId, statements } = await newOwner(lost, 'Lost phone', at)
  const code = makeCodeKey()
  const codes: StatementOf<'recovery-codes'> = {
    ...{ kind: 'recovery-codes', version: 1, owner: ownerId, hashes: [code.id] },
    ...{ at: at + 1_000, nonce: newNonce() },
  }
  const recovery: StatementOf<'recovery'> = {
    ...{ kind: 'recovery', version: 1, owner: ownerId, name, at: at + DAY_MS, nonce: newNonce() },
    key: root.key as StatementOf<'recovery'>['key'],
  }
  return {
    ownerId,
    statements: [
      ...statements,
      { acceptedAt: codes.at + 100, signed: keep(await lost.say(codes)) },
      { acceptedAt: recovery.at + 100, signed: keep(await code.say(recovery)) },
    ],
  }
}

async function approvalFor(
  intent: Intent,
  { speaker, isRoot, at }: { speaker: OwnerKey; isRoot: boolean; at: number },
): Promise<Agreement> {
  const said: Statement = {
    ...{ kind: isRoot ? 'root-approval' : 'approval', version: 1, vaultId: intent.vaultId },
    ...{ intentHash: hashIntent(intent), at, expiresAt: at + 60_000, nonce: newNonce() },
  }
  return { by: 'approval', acceptedAt: at + 100, signed: keep(await speaker.say(said, { intent })) }
}

async function envelopeFor(intent: Intent, speaker: OwnerKey, at: number): Promise<Agreement> {
  const [sold] = kindOf(intent).outflows(intent)
  const [bought] = kindOf(intent).inflows(intent)
  if (sold?.amountRaw == null || bought?.leastRaw == null) throw new Error('not a trade')
  const sellRaw = String(sold.amountRaw)
  const said: Statement = {
    ...{ kind: 'envelope', version: 1, vaultId: intent.vaultId, chain: intent.chain },
    ...{ sellToken: sold.token, buyToken: bought.token, totalSellRaw: String(sold.amountRaw * 2n) },
    worstPrice: { sellRaw, buyRaw: String(bought.leastRaw) },
    ...{ executionsMax: 2, feeMaxRaw: '0', at: at - 60_000, expiresAt: at + DAY_MS, nonce: newNonce() },
  }
  const envelope = { acceptedAt: at - 59_000, signed: keep(await speaker.say(said)) }
  return { by: 'envelope', acceptedAt: at, envelope, executions: 1, sellRaw }
}

/** Addresses as the file writes them. */
function lowered<Value>(value: Value): Value {
  return JSON.parse(JSON.stringify(value).replaceAll(/0x[0-9a-fA-F]{40}/g, (text) => text.toLowerCase()))
}
