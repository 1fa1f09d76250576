import {
  getBase64EncodedWireTransaction,
  getTransactionDecoder,
  type KeyPairSigner,
  partiallySignTransaction,
} from '@solana/kit'
import { z } from 'zod'
import type { TestWorld } from './start-test-world.ts'

/** What the tests read of an order. */
const orderAnswer = z.looseObject({
  requestId: z.string(),
  inAmount: z.string().transform(BigInt),
  outAmount: z.string().transform(BigInt),
  otherAmountThreshold: z.string().transform(BigInt),
  slippageBps: z.number(),
  inUsdValue: z.number(),
  outUsdValue: z.number(),
  priceImpact: z.number(),
  feeBps: z.number(),
  platformFee: z.object({ amount: z.string().transform(BigInt), feeBps: z.number(), feeMint: z.string() }),
  signatureFeeLamports: z.number(),
  prioritizationFeeLamports: z.number(),
  rentFeeLamports: z.number(),
  router: z.string(),
  transaction: z.string().nullable(),
  lastValidBlockHeight: z.string().optional(),
  expireAt: z.string().optional(),
  errorCode: z.number().optional(),
})
export type OrderAnswer = z.infer<typeof orderAnswer>

const executeAnswer = z.looseObject({
  /** Missing where the request itself was refused. */
  status: z.enum(['Success', 'Failed']).optional(),
  code: z.number(),
  signature: z.string().optional(),
  totalInputAmount: z.string().optional(),
  totalOutputAmount: z.string().optional(),
})
export type Executed = z.infer<typeof executeAnswer>

export async function getJson(
  testWorld: TestWorld,
  path: string,
): Promise<{ status: number; body: unknown }> {
  const response = await fetch(`${testWorld.url}/jupiter${path}`)
  return { status: response.status, body: await response.json() }
}

export async function order(
  testWorld: TestWorld,
  query: Readonly<Record<string, string>>,
): Promise<OrderAnswer> {
  const { status, body } = await getJson(testWorld, `/swap/v2/order?${new URLSearchParams(query)}`)
  if (status !== 200) throw new Error(`order was refused: ${JSON.stringify(body)}`)
  return orderAnswer.parse(body)
}

/** Adds one signature to a transaction as it came. */
export async function sign(transaction: string | null, signer: KeyPairSigner): Promise<string> {
  const decoded = getTransactionDecoder().decode(Buffer.from(transaction ?? '', 'base64'))
  return getBase64EncodedWireTransaction(await partiallySignTransaction([signer.keyPair], decoded))
}

export async function execute(testWorld: TestWorld, body: unknown): Promise<Executed> {
  const response = await fetch(`${testWorld.url}/jupiter/swap/v2/execute`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  return executeAnswer.parse(await response.json())
}

export async function swap(
  testWorld: TestWorld,
  signer: KeyPairSigner,
  query: Readonly<Record<string, string>>,
): Promise<{ quoted: OrderAnswer; executed: Executed }> {
  const quoted = await order(testWorld, { taker: signer.address, ...query })
  const signedTransaction = await sign(quoted.transaction, signer)
  return { quoted, executed: await execute(testWorld, { signedTransaction, requestId: quoted.requestId }) }
}
