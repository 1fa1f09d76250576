import { execFile } from 'node:child_process'
import { createPublicKey, randomUUID, verify } from 'node:crypto'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { getBase64Encoder, getCompiledTransactionMessageDecoder, getTransactionDecoder } from '@solana/kit'
import type { Attestation } from '@windhover/core/authority/facts'
import { NETWORKS } from '@windhover/core/authority/networks'
import {
  type PolicyChange,
  policyView,
  type SignRequest,
  signResponse,
} from '@windhover/core/signing/sign-contract'
import { callerOf } from '@windhover/testkit/owner-calls'
import { evmAction, signRequestOf, transferOf } from '@windhover/testkit/sign-requests'
import { createSignerDatabase, type SignerDatabase } from '@windhover/testkit/signer-database'
import { randomSolanaAddress, solanaAction, solTransfer } from '@windhover/testkit/solana-actions'
import { startTestSigner, type TestSigner } from '@windhover/testkit/test-signer'
import { attest } from '@windhover/testkit/test-witness'
import { enrolOwnerAt, type VaultOwner } from '@windhover/testkit/vault-owner'
import postgres from 'postgres'
import { parseTransaction, recoverTransactionAddress, type TransactionSerializedEIP1559 } from 'viem'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { verifyAuditChain } from '../audit/verify-audit-chain.ts'

const PAUSE = fileURLToPath(new URL('../pause.ts', import.meta.url))
let database: SignerDatabase
let signer: TestSigner
let owner: VaultOwner
let admin: postgres.Sql

beforeAll(async () => {
  database = await createSignerDatabase()
  signer = await startTestSigner({ databaseUrl: database.url, wrapper: 'file' })
  owner = await enrolOwnerAt(signer)
  admin = postgres(database.url, { max: 2, onnotice: () => {} })
})
afterAll(async () => {
  await signer?.stop()
  await admin?.end()
  await database?.drop()
})

const call = (method: string, path: string, body?: unknown) => callerOf(signer)(method, path, body)
const keysOf = (vaultId: string) => owner.makeVault(vaultId)
const ask = (request: SignRequest) => owner.pay(request)
const signed = async (request: SignRequest) => {
  const answer = await ask(request)
  expect(answer).toMatchObject({ status: 200 })
  return signResponse.parse(answer.body)
}
const ETH_TO = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
const evmRequest = (
  vaultId: string,
  change: {
    nonce?: number
    epoch?: number
    outUsd?: number | null
    fee?: string
    intent?: Partial<Parameters<typeof transferOf>[0]>
  } = {},
) =>
  signRequestOf({
    intent: transferOf({ vaultId, chain: 'ethereum', to: ETH_TO, ...change.intent }),
    action: evmAction({
      to: change.intent?.to ?? ETH_TO,
      nonce: change.nonce ?? 0,
      maxFeePerGasWei: change.fee ?? '2000000000',
    }),
    epoch: change.epoch ?? 0,
    ...(change.outUsd === undefined ? {} : { outUsd: change.outUsd }),
  })
const solanaRequest = async (vaultId: string, change: { to?: string; epoch?: number; id?: string } = {}) => {
  const { solanaPublicKey: from } = await keysOf(vaultId)
  const to = change.to ?? randomSolanaAddress()
  const id = change.id ?? randomUUID()
  return signRequestOf({
    intent: transferOf({ vaultId, chain: 'solana', to, id }),
    action: solanaAction({ feePayer: from, instructions: [solTransfer({ from, to, amountRaw: 1_000n })] }),
    epoch: change.epoch ?? 0,
  })
}
const putPolicy = (vaultId: string, policy: PolicyChange['change']) =>
  call('PUT', '/policy', {
    vaultId,
    userId: 'user-1',
    change: {
      perTransactionUsd: 100,
      rolling24hUsd: 250,
      newRecipientDelayHours: 0,
      isPaused: false,
      ...policy,
    },
  })

describe('POST /sign', () => {
  it('signs a Solana transfer with the key of the vault', async () => {
    const request = await solanaRequest('1')
    const { signedTransaction, transactionId } = await signed(request)
    const { messageBytes, signatures } = getTransactionDecoder().decode(
      getBase64Encoder().encode(signedTransaction),
    )
    const [signerOf, signature] = Object.entries(signatures)[0] ?? []
    expect(signerOf).toBe((await keysOf('1')).solanaPublicKey)
    const [row] =
      await admin`select public_key from signer.vault_keys where vault_id = '1' and family = 'ed25519'`
    const key = createPublicKey({ key: row?.public_key, format: 'raw-public', asymmetricKeyType: 'ed25519' })
    expect(verify(null, Buffer.from(messageBytes), key, signature ?? Buffer.alloc(64))).toBe(true)
    expect(transactionId).toMatch(/^[1-9A-HJ-NP-Za-km-z]{80,90}$/)
  })

  it('signs an EVM transfer that viem reads back', async () => {
    const { evmAddress } = await keysOf('2')
    const request = evmRequest('2', { nonce: 7 })
    const { signedTransaction, transactionId } = await signed(request)
    const serialized = signedTransaction as TransactionSerializedEIP1559
    expect(parseTransaction(serialized)).toMatchObject({
      chainId: NETWORKS.practice.ethereum,
      nonce: 7,
      to: ETH_TO.toLowerCase(),
      value: 1_000n,
      gas: 21_000n,
      maxFeePerGas: 2_000_000_000n,
    })
    expect(await recoverTransactionAddress({ serializedTransaction: serialized })).toBe(evmAddress)
    expect(transactionId).toMatch(/^0x[0-9a-f]{64}$/)
  })
})

describe('the ledger', () => {
  it('answers the same bytes with the same signature, also after a crash', async () => {
    const [solana, evm] = [await solanaRequest('10'), evmRequest('10')]
    await keysOf('10')
    const before = [await signed(solana), await signed(evm)]
    await signer.kill9()
    await signer.restart()
    expect([await signed(solana), await signed(evm)]).toEqual(before)
    expect((await admin`select 1 from signer.signed_slots where vault_id = '10'`).length).toBe(2)
  })

  it('signs other bytes for a nonce only with a higher epoch, and never for an older one again', async () => {
    await keysOf('11')
    const first = evmRequest('11')
    await signed(first)
    const raised = { ...evmRequest('11', { fee: '3000000000' }), intent: first.intent }
    expect(await ask(raised)).toMatchObject({ status: 409, body: { code: 'signer/slotTaken' } })
    await signed({ ...raised, epoch: 2 })
    const late = { ...evmRequest('11', { fee: '4000000000' }), intent: first.intent }
    expect((await ask({ ...late, epoch: 1 })).body.code).toBe('signer/slotTaken')
    const [replaced] = await admin`
      select details::json->>'isReplacement' as yes from signer.audit
      where vault_id = '11' and kind = 'signed' order by seq desc limit 1`
    expect(replaced?.yes).toBe('true')
  })

  it('does not sign the same payment a second time under another nonce or step', async () => {
    await keysOf('12')
    const first = evmRequest('12', { nonce: 3 })
    await signed(first)
    const again = { ...first, action: { ...first.action, nonce: 4 } }
    expect((await ask({ ...again } as SignRequest)).body.code).toBe('signer/slotTaken')
    expect((await ask({ ...again, step: 1 } as SignRequest)).body.code).toBe('signer/slotTaken')
    expect((await ask({ ...again, epoch: 1 } as SignRequest)).body.code).toBe('signer/slotTaken')
    await signed({
      ...first,
      epoch: 1,
      action: { ...first.action, maxFeePerGasWei: '3000000000' },
    } as SignRequest)
  })

  it('does not give the signature of one intent to another one that looks the same', async () => {
    await keysOf('13')
    await signed(evmRequest('13'))
    expect((await ask(evmRequest('13'))).body.code).toBe('signer/slotTaken')
  })

  it('signs one of fifty different transactions that want the same slot at once', async () => {
    await keysOf('14')
    const one = { id: randomUUID(), to: randomSolanaAddress() }
    const requests = await Promise.all(Array.from({ length: 50 }, () => solanaRequest('14', one)))
    const answers = await Promise.all(requests.map(ask))
    expect(answers.filter(({ status }) => status === 200).length).toBe(1)
    expect((await admin`select 1 from signer.signed_slots where vault_id = '14'`).length).toBe(1)
  })
})

describe('a second blockhash', () => {
  const blockhashOf = (request: SignRequest): string => {
    if (request.action.chain !== 'solana') throw new Error('not of Solana')
    const bytes = getBase64Encoder().encode(request.action.transactionBase64)
    const { messageBytes } = getTransactionDecoder().decode(bytes)
    return getCompiledTransactionMessageDecoder().decode(messageBytes).lifetimeToken
  }
  const expired = (request: SignRequest, height = 500) =>
    attest({ kind: 'solana-blockhash', blockhash: blockhashOf(request), expired: true, height })
  const unknown = (signature: string, height = 500) =>
    attest({ kind: 'solana-signature', signature, known: false, height })

  it('is signed only with the word of a witness that the first can land no more', async () => {
    const first = await solanaRequest('15')
    const { transactionId } = await signed(first)
    const { id } = first.intent
    const to = first.intent.type === 'transfer' ? first.intent.to : ''
    const next = { ...(await solanaRequest('15', { id, to, epoch: 1 })) }
    const early = { status: 409, body: { code: 'signer/replacedTooEarly', retryable: true } }
    const withFacts = (...facts: Attestation[]) => ask({ ...next, facts: [...next.facts, ...facts] })
    expect(await withFacts()).toMatchObject(early)
    expect(await withFacts(expired(first))).toMatchObject(early)
    expect(await withFacts(unknown(transactionId))).toMatchObject(early)
    expect(await withFacts(expired(next), unknown(transactionId))).toMatchObject(early)
    expect(await withFacts(expired(first, 501), unknown(transactionId))).toMatchObject(early)
    const found = attest({ kind: 'solana-signature', signature: transactionId, known: true, height: 500 })
    expect(await withFacts(expired(first), unknown(transactionId), found)).toMatchObject(early)
    const lie = { ...unknown(transactionId), at: Date.now() + 1 }
    expect(await withFacts(expired(first), lie)).toMatchObject(early)
    expect(await withFacts(expired(first), unknown(transactionId))).toMatchObject({ status: 200 })
    // The third needs the word about both before it.
    const third = { ...(await solanaRequest('15', { id, to, epoch: 2 })) }
    const facts = [...third.facts, expired(first), unknown(transactionId)]
    expect(await ask({ ...third, facts })).toMatchObject(early)
  })
})

describe('the policy', () => {
  it('has defaults, is changed and read back', async () => {
    expect(policyView.parse((await call('GET', '/policy/20')).body)).toEqual({
      vaultId: '20',
      policy: {
        perTransactionUsd: 10_000,
        rolling24hUsd: 25_000,
        newRecipientDelayHours: 0,
        isPaused: false,
      },
      raises: [],
      spent24hUsd: 0,
      largest24hUsd: 0,
    })
    expect((await putPolicy('20', { perTransactionUsd: 0.1 })).status).toBe(200)
    expect((await call('GET', '/policy/20')).body.policy).toMatchObject({
      perTransactionUsd: 0.1,
      rolling24hUsd: 250,
    })
    expect((await putPolicy('20', { perTransactionUsd: -1 })).status).toBe(400)
  })

  it('holds the limits over many requests at once', async () => {
    await keysOf('21')
    await putPolicy('21', {})
    const requests = Array.from({ length: 20 }, (_, nonce) => evmRequest('21', { nonce, outUsd: 40 }))
    const answers = await Promise.all(requests.map(ask))
    expect(answers.filter(({ status }) => status === 200).length).toBe(6)
    expect(new Set(answers.filter(({ status }) => status !== 200).map(({ body }) => body.code))).toEqual(
      new Set(['signer/overDailyLimit']),
    )
    expect((await call('GET', '/policy/21')).body.spent24hUsd).toBe(240)
    expect((await ask(evmRequest('21', { nonce: 30, outUsd: 101 }))).body.code).toBe(
      'signer/overTransactionLimit',
    )
    expect((await ask(evmRequest('21', { nonce: 31, outUsd: null }))).body).toMatchObject({
      code: 'signer/notPriced',
      retryable: true,
    })
  })

  it('counts a replacement once', async () => {
    await keysOf('22')
    await putPolicy('22', {})
    const first = evmRequest('22', { outUsd: 90 })
    await signed(first)
    const { id } = first.intent
    await signed(evmRequest('22', { outUsd: 90, epoch: 1, fee: '3000000000', intent: { id } }))
    expect((await call('GET', '/policy/22')).body.spent24hUsd).toBe(90)
  })

  it('lets a new recipient wait, from the first time it was asked for', async () => {
    await keysOf('23')
    await signed(evmRequest('23'))
    await putPolicy('23', { newRecipientDelayHours: 1 })
    await signed(evmRequest('23', { nonce: 1 }))
    const to = '0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC'
    const later = () => evmRequest('23', { nonce: 2, intent: { to } })
    expect((await ask(later())).body.code).toBe('signer/recipientWaits')
    expect((await ask(later())).body.code).toBe('signer/recipientWaits')
    await admin`update signer.recipients set seen_at = seen_at - interval '61 minutes' where vault_id = '23'`
    await signed(later())
  })

  it('stops a vault that is paused, and everybody', async () => {
    await keysOf('24')
    const request = evmRequest('24')
    await keysOf('25')
    await putPolicy('25', { isPaused: true })
    expect(await ask(evmRequest('25'))).toMatchObject({ status: 423, body: { code: 'signer/vaultPaused' } })
    await pauseAll('on')
    expect(await ask(request)).toMatchObject({
      status: 503,
      body: { code: 'signer/allPaused', retryable: true },
    })
    await pauseAll('off')
    await signed(request)
  })
})

describe('the approval', () => {
  it('of another intent is none', async () => {
    await keysOf('30')
    const request = evmRequest('30')
    await owner.approve({ ...request.intent, id: randomUUID() })
    expect(await call('POST', '/sign', request)).toMatchObject({
      status: 403,
      body: { code: 'signer/notApproved' },
    })
  })

  it('carries further steps for a day', async () => {
    await keysOf('30')
    const request = evmRequest('30', { nonce: 1 })
    await owner.approve(request.intent)
    await admin.begin(async (tx) => {
      await tx`set local session_replication_role = replica`
      await tx`update signer.approvals set accepted_at = accepted_at - interval '25 hours'
        where intent_id = ${request.intent.id}`
    })
    expect(await call('POST', '/sign', request)).toMatchObject({
      status: 403,
      body: { code: 'signer/approvalExpired' },
    })
    // Said again, it counts again.
    await owner.approve(request.intent)
    await signed(request)
  })

  it('is not enough for the key of another vault, or of none', async () => {
    const [mine, other] = [await keysOf('31'), await keysOf('32')]
    const to = randomSolanaAddress()
    const from = other.solanaPublicKey
    const request = signRequestOf({
      intent: transferOf({ vaultId: '31', chain: 'solana', to }),
      action: solanaAction({ feePayer: from, instructions: [solTransfer({ from, to, amountRaw: 1_000n })] }),
    })
    expect(mine.solanaPublicKey).not.toBe(from)
    expect((await ask(request)).body.code).toBe('signer/mismatch')
    expect((await call('POST', '/sign', evmRequest('33333'))).body.code).toBe('signer/notApproved')
  })
})

it('the audit chain is whole and speaks of every signature', async () => {
  const sql = postgres(database.url, { max: 1, onnotice: () => {} })
  const { rows, problems } = await verifyAuditChain(sql)
  expect(problems).toEqual([])
  expect(rows).toBeGreaterThan(40)
  await admin.begin(async (tx) => {
    await tx`set local session_replication_role = replica`
    await tx`delete from signer.signed_slots where vault_id = '13'`
  })
  expect((await verifyAuditChain(sql)).problems).toEqual([expect.stringContaining('is missing: 13 ethereum')])
  await sql.end()
})

async function pauseAll(to: 'on' | 'off'): Promise<void> {
  const env = { PATH: process.env.PATH ?? '', SIGNER_SECRETS_FILE: signer.env.SIGNER_SECRETS_FILE ?? '' }
  await promisify(execFile)(process.execPath, [PAUSE, to], { env })
}
