import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import {
  type Address,
  address,
  appendTransactionMessageInstructions,
  createSolanaRpc,
  createSolanaRpcSubscriptions,
  createTransactionMessage,
  generateKeyPairSigner,
  getBase64EncodedWireTransaction,
  type Instruction,
  type KeyPairSigner,
  pipe,
  setTransactionMessageFeePayerSigner,
  setTransactionMessageLifetimeUsingBlockhash,
  signTransactionMessageWithSigners,
} from '@solana/kit'
import { getTransferSolInstruction } from '@solana-program/system'
import { freePorts } from '@windhover/testkit/free-port'
import { createFaultBoard } from '../../../faults/fault-board.ts'
import { startSolanaChain } from '../start-solana-chain.ts'
import { TEST_SEED, testUniverse } from './test-universe.ts'

const SILENT = { info: () => {}, warn: () => {} }

/** A chain on free ports with kit clients to it; `home` may be that of an earlier one. */
export async function startTestChain(home = makeHome()) {
  const [solanaRpc = 0, solanaWs = 0] = await freePorts(2)
  const faults = createFaultBoard()
  const chain = await startSolanaChain({
    universe: testUniverse(),
    ports: { solanaRpc, solanaWs },
    stateDir: join(home, 'state'),
    cacheDir: join(home, 'cache'),
    seed: TEST_SEED,
    faults,
    log: SILENT,
  })
  const rpc = createSolanaRpc(chain.rpcUrl)
  const rpcSubscriptions = createSolanaRpcSubscriptions(chain.wsUrl)
  return {
    chain,
    faults,
    rpc,
    rpcSubscriptions,
    home,
    call: (method: string, params: unknown[]) => post(chain.rpcUrl, method, params),
  }
}

export type TestChain = Awaited<ReturnType<typeof startTestChain>>

export function makeHome(): string {
  return mkdtempSync(join(tmpdir(), 'solana-chain-'))
}

export async function endTestChain({ chain, home }: TestChain): Promise<void> {
  await chain.stop()
  rmSync(home, { recursive: true, force: true })
}

/** A new person with coins. */
export async function fundedSigner(
  { chain }: Pick<TestChain, 'chain'>,
  lamports = 10_000_000_000n,
): Promise<KeyPairSigner> {
  const signer = await generateKeyPairSigner()
  await chain.fund(signer.address, { lamports, tokens: [] })
  return signer
}

export async function signedBy(
  { chain }: Pick<TestChain, 'chain'>,
  payer: KeyPairSigner,
  instructions: readonly Instruction[],
) {
  const { blockhash, lastValidBlockHeight } = chain.latestBlockhash()
  const lifetime = {
    blockhash: blockhash as Parameters<typeof setTransactionMessageLifetimeUsingBlockhash>[0]['blockhash'],
    lastValidBlockHeight,
  }
  return signTransactionMessageWithSigners(
    pipe(
      createTransactionMessage({ version: 0 }),
      (message) => setTransactionMessageFeePayerSigner(payer, message),
      (message) => setTransactionMessageLifetimeUsingBlockhash(lifetime, message),
      (message) => appendTransactionMessageInstructions(instructions, message),
    ),
  )
}

/** Lamports to somebody, ready for `sendTransaction`. */
export async function signedTransfer(
  chain: Pick<TestChain, 'chain'>,
  from: KeyPairSigner,
  { to, lamports }: { to: Address; lamports: bigint },
) {
  const transfer = getTransferSolInstruction({ source: from, destination: to, amount: lamports })
  const transaction = await signedBy(chain, from, [transfer])
  return { transaction, base64: getBase64EncodedWireTransaction(transaction) }
}

/** For `send`, past RPC. */
export function wireOf(transaction: Parameters<typeof getBase64EncodedWireTransaction>[0]): Uint8Array {
  return new Uint8Array(Buffer.from(getBase64EncodedWireTransaction(transaction), 'base64'))
}

export async function someAddress(): Promise<Address> {
  return address((await generateKeyPairSigner()).address)
}

type Reply = {
  readonly status: number
  readonly headers: Headers
  readonly result?: unknown
  readonly error?: { readonly code: number; readonly message: string; readonly data?: unknown }
}

async function post(url: string, method: string, params: unknown[]): Promise<Reply> {
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ jsonrpc: '2.0', id: 1, method, params }),
  })
  return { status: response.status, headers: response.headers, ...(await response.json()) }
}
