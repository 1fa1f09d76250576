import { AUTHORITY_PATHS } from '@windhover/core/authority/contract'
import {
  type Attestation,
  attestResponse,
  type FactQuestion,
  WITNESS_PATHS,
} from '@windhover/core/authority/facts'
import type { SignedStatement } from '@windhover/core/authority/proofs'
import { type PolicyChange, SIGNING_PATHS, type SignRequest } from '@windhover/core/signing/sign-contract'
import { factsAbout } from '@windhover/server/features/transactions/lane/facts-about'
import { makeTestDevice, type TestDevice } from '@windhover/testkit/test-device'
import { askRpc, dig } from '../../chaos/chains/ask-rpc.ts'
import { askSigner, type SignerAnswer } from './ask-signer.ts'

export type EvmChainName = 'ethereum' | 'bsc' | 'hedera'
export type ChainName = EvmChainName | 'solana'

/** What a taken-over api and worker hold, and no more: the environment they were started with, and their code. */
export type Attacker = {
  readonly socketPath: string
  readonly api: Environment
  readonly worker: Environment
  readonly rpcUrls: Readonly<Record<ChainName, string>>
  /** A key that anybody can make; no owner has ever heard of it. */
  readonly device: TestDevice
  /** Hands the signer a statement as the api does; answers with its code, or `heard`. */
  readonly tell: (signed: SignedStatement, owner?: string) => Promise<string>
  /** What else the api asks of the signer. */
  readonly ask: (method: string, path: string, body?: unknown) => Promise<SignerAnswer>
  /** With what the witness says at this moment, unless the request brings facts of its own. The approval is told before. */
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

export type Asked = Omit<SignRequest, 'facts'> & {
  readonly facts?: SignRequest['facts']
  /** Null where the signer has heard it already, or never will. */
  readonly approval: SignedStatement | null
}
export type Environment = Readonly<Record<string, string>>
export type SignedBytes = { readonly signedTransaction: string; readonly transactionId: string }
export type Signed = { readonly bytes: SignedBytes | null; readonly why: string }

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
  const device = makeTestDevice()
  const ask = (method: string, path: string, body?: unknown) => askSigner(socketPath, { method, path, body })
  return {
    ...taken,
    rpcUrls,
    device,
    ask,
    tell: async (signed, owner) =>
      codeOf(await ask('POST', AUTHORITY_PATHS.statements, { signed, ...(owner && { owner }) })),
    attest,
    sign: async ({ approval: signed, ...request }) => {
      const { intent } = request
      const told = signed && codeOf(await ask('POST', AUTHORITY_PATHS.approvals, { intent, signed }))
      const facts = request.facts ?? (await attest(questionsOf(request)))
      const { bytes, why } = readSigned(await ask('POST', SIGNING_PATHS.sign, { ...request, facts }))
      return { bytes, why: told === null || told === HEARD ? why : `${why}, and to the approval ${told}` }
    },
    changePolicy: async (vaultId, change) => {
      const body: PolicyChange = { vaultId, change, userId: 'nobody' }
      await ask('PUT', SIGNING_PATHS.policy, body)
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
    at: (other) => ({ ...takeOver({ ...taken, socketPath: other }), device }),
  }
}

/** Of what the intent moves, and of the coin that the bytes move where they belong to another chain. */
function questionsOf({
  intent,
  action: { chain },
}: Pick<Asked, 'intent' | 'action'>): readonly FactQuestion[] {
  const asked = factsAbout(intent)
  return chain === intent.chain ? asked : [...asked, { kind: 'price', chain, token: 'native' }]
}

export const HEARD = 'heard'

const codeOf = ({ status, body }: SignerAnswer): string =>
  status === 200 ? HEARD : String(dig(body, 'code') ?? status)

export function readSigned({ status, body }: { status: number; body: unknown }): Signed {
  const signedTransaction = dig(body, 'signedTransaction')
  const transactionId = dig(body, 'transactionId')
  if (typeof signedTransaction === 'string' && typeof transactionId === 'string')
    return { bytes: { signedTransaction, transactionId }, why: 'signed' }
  return { bytes: null, why: `the signer answered ${String(dig(body, 'code') ?? status)}` }
}
