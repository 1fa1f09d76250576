import {
  type Address,
  createSolanaRpc,
  getBase64EncodedWireTransaction,
  getBase64Encoder,
  getTransactionDecoder,
  type KeyPairSigner,
  partiallySignTransaction,
  type Signature,
} from '@solana/kit'
import type { TestSandbox } from '@windhover/testkit/test-sandbox'
import { TRADES } from './swap-runner.ts'

const SOL = 'So11111111111111111111111111111111111111112'
const LOOK_EVERY_MS = 20

/** The shortest script that does the same on Solana: ask, sign with the key in hand, hand in, wait for the chain. */
export async function swapBare(sandbox: TestSandbox, signer: KeyPairSigner): Promise<number> {
  const { JUPITER_URL = '', SOLANA_RPC_URL = '' } = sandbox.env
  const { buyToken, sellAmountRaw } = TRADES.solana
  const fromMs = performance.now()
  const taker: Address = signer.address
  const query = new URLSearchParams({
    inputMint: SOL,
    outputMint: buyToken,
    amount: `${sellAmountRaw}`,
    taker,
  })
  const order = await ask(`${JUPITER_URL}/swap/v2/order?${query}`)
  const unsigned = getTransactionDecoder().decode(getBase64Encoder().encode(String(order.transaction)))
  const signed = getBase64EncodedWireTransaction(await partiallySignTransaction([signer.keyPair], unsigned))
  const body = JSON.stringify({ signedTransaction: signed, requestId: order.requestId })
  const done = await ask(`${JUPITER_URL}/swap/v2/execute`, { method: 'POST', body })
  const rpc = createSolanaRpc(SOLANA_RPC_URL)
  for (;;) {
    const { value } = await rpc.getSignatureStatuses([String(done.signature) as Signature]).send()
    if (['confirmed', 'finalized'].includes(value[0]?.confirmationStatus ?? '')) break
    await new Promise((resolve) => setTimeout(resolve, LOOK_EVERY_MS))
  }
  return performance.now() - fromMs
}

async function ask(
  url: string,
  init: { method?: string; body?: string } = {},
): Promise<Record<string, unknown>> {
  const headers = {
    'x-api-key': 'practice',
    ...(init.body === undefined ? {} : { 'content-type': 'application/json' }),
  }
  const answer = await fetch(url, { ...init, headers })
  if (!answer.ok) throw new Error(`${url} answered ${answer.status}: ${await answer.text()}`)
  return (await answer.json()) as Record<string, unknown>
}
