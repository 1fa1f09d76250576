import { createHash, createHmac } from 'node:crypto'
import {
  type Attestation,
  attestResponse,
  type FactQuestion,
  WITNESS_PATHS,
} from '@windhover/core/authority/facts'
import {
  type Approval,
  approvalPayload,
  type PolicyChange,
  SIGNING_PATHS,
  type SignRequest,
} from '@windhover/core/signing/sign-contract'
import { canonicalIntent, type Intent } from '@windhover/core/transactions/intent'
import { factsAbout } from '@windhover/server/features/transactions/lane/facts-about'
import { askRpc, dig } from '../../chaos/chains/ask-rpc.ts'
import { askSigner } from './ask-signer.ts'

export type EvmChainName = 'ethereum' | 'bsc' | 'hedera'
export type ChainName = EvmChainName | 'solana'

/** What a taken-over api and worker hold, and no more: the environment they were started with, and their code. */
export type Attacker = {
  readonly socketPath: string
  readonly api: Environment
  readonly worker: Environment
  readonly rpcUrls: Readonly<Record<ChainName, string>>
  /** The seal over an intent by the api's own secret; null where no such secret exists. */
  readonly seal: (intent: Intent, how?: Sealing) => Approval | null
  /** With what the witness says at this moment, unless the request brings facts of its own. */
  readonly sign: (request: Asked) => Promise<Signed>
  /** What the witness says to whoever reaches its socket. */
  readonly attest: (questions: readonly FactQuestion[]) => Promise<readonly Attestation[]>
  readonly changePolicy: (vaultId: string, change: PolicyChange['change']) => Promise<void>
  /** Hands signed bytes to a chain; answers with the transaction's id, or null where the chain does not want them. */
  readonly send: (chain: ChainName, signed: SignedBytes) => Promise<string | null>
  /** The next nonce of an address, with everything that waits. */
  readonly nonceOf: (chain: EvmChainName, address: string) => Promise<number>
  readonly blockhash: () => Promise<string>
  /** The same attacker at another signer. */
  readonly at: (socketPath: string) => Attacker
}

export type Asked = Omit<SignRequest, 'facts'> & { readonly facts?: SignRequest['facts'] }
export type Environment = Readonly<Record<string, string>>
export type SignedBytes = { readonly signedTransaction: string; readonly transactionId: string }
export type Signed = { readonly bytes: SignedBytes | null; readonly why: string }
export type Sealing = {
  readonly userId?: string
  readonly approvedAtMs?: number
  /** Instead of the api's own. */
  readonly secret?: string
}

export function takeOver(taken: { socketPath: string; api: Environment; worker: Environment }): Attacker {
  const { socketPath, api, worker } = taken
  const rpcUrls = {
    ethereum: api.ETHEREUM_RPC_URL ?? '',
    bsc: api.BSC_RPC_URL ?? '',
    hedera: api.HEDERA_RPC_URL ?? '',
    solana: api.SOLANA_RPC_URL ?? '',
  }
  const attest = async (questions: readonly FactQuestion[]) => {
    if (questions.length === 0) return []
    const [witness = ''] = (worker.WITNESS_SOCKETS ?? '').split(',')
    const asked = { method: 'POST', path: WITNESS_PATHS.attest, body: { facts: questions } }
    const { body } = await askSigner(witness, asked)
    return attestResponse.parse(body).attestations
  }
  return {
    ...taken,
    rpcUrls,
    seal: (intent, { secret = worker.APPROVAL_SECRET ?? api.APPROVAL_SECRET, ...fields } = {}) =>
      secret === undefined ? null : sealWith(secret, intent, fields),
    attest,
    sign: async (request) => {
      const facts = request.facts ?? (await attest(questionsOf(request)))
      return readSigned(await askSigner(socketPath, { ...SIGN, body: { ...request, facts } }))
    },
    changePolicy: async (vaultId, change) => {
      const body: PolicyChange = { vaultId, change, userId: 'nobody' }
      await askSigner(socketPath, { method: 'PUT', path: SIGNING_PATHS.policy, body })
    },
    send: async (chain, signed) => {
      const url = rpcUrls[chain]
      try {
        if (chain !== 'solana')
          return String(await askRpc(url, 'eth_sendRawTransaction', [signed.signedTransaction]))
        const options = { encoding: 'base64', skipPreflight: false, preflightCommitment: 'confirmed' }
        return String(await askRpc(url, 'sendTransaction', [signed.signedTransaction, options]))
      } catch {
        return null
      }
    },
    nonceOf: async (chain, address) =>
      Number(await askRpc(rpcUrls[chain], 'eth_getTransactionCount', [address, 'pending'])),
    blockhash: async () => {
      const answer = await askRpc(rpcUrls.solana, 'getLatestBlockhash', [{ commitment: 'confirmed' }])
      return String(dig(answer, 'value', 'blockhash'))
    },
    at: (other) => takeOver({ ...taken, socketPath: other }),
  }
}

/** Of what the intent moves, and of the coin that the bytes move where they belong to another chain. */
function questionsOf({ intent, action: { chain } }: Asked): readonly FactQuestion[] {
  const asked = factsAbout(intent)
  return chain === intent.chain ? asked : [...asked, { kind: 'price', chain, token: 'native' }]
}

const SIGN = { method: 'POST', path: SIGNING_PATHS.sign } as const

export function readSigned({ status, body }: { status: number; body: unknown }): Signed {
  const signedTransaction = dig(body, 'signedTransaction')
  const transactionId = dig(body, 'transactionId')
  if (typeof signedTransaction === 'string' && typeof transactionId === 'string')
    return { bytes: { signedTransaction, transactionId }, why: 'signed' }
  return { bytes: null, why: `the signer answered ${String(dig(body, 'code') ?? status)}` }
}

/** As the api does it at the moment of a gesture. */
export function sealWith(secret: string, intent: Intent, fields: Omit<Sealing, 'secret'> = {}): Approval {
  const payload = {
    kind: 'panel' as const,
    userId: fields.userId ?? 'somebody-who-does-not-exist',
    intentHash: createHash('sha256').update(canonicalIntent(intent)).digest('hex'),
    approvedAtMs: fields.approvedAtMs ?? Date.now(),
  }
  return { ...payload, mac: createHmac('sha256', secret).update(approvalPayload(payload)).digest('hex') }
}
