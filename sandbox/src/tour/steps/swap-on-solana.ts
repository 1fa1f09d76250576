import {
  type Address,
  address,
  getBase64EncodedWireTransaction,
  getBase64Encoder,
  getTransactionDecoder,
  partiallySignTransaction,
} from '@solana/kit'
import { tokensOf } from '../solana-tools.ts'
import { askJson, expectThat, type TourStep, type Traveller } from '../tour.ts'

const USDC = address('EPjFWdd5AufqSSqeM2qN1xzybapC8G4wEGGkZwyTDt1v')
const BONK = address('DezXAZ8z7PnrnRJjz3wXBoRgixCa6xjnB7YaB1pPB263')

async function swap(
  traveller: Traveller,
  trade: { from: Address; to: Address; amount: bigint },
): Promise<string> {
  const { env, solana } = traveller
  const heldBefore = { from: await tokensOf(traveller, trade.from), to: await tokensOf(traveller, trade.to) }
  const query = new URLSearchParams({
    inputMint: trade.from,
    outputMint: trade.to,
    amount: String(trade.amount),
    taker: solana.signer.address,
  })
  const order = await askJson(`${env.JUPITER_URL}/swap/v2/order?${query}`)
  const unsigned = getTransactionDecoder().decode(getBase64Encoder().encode(String(order.transaction)))
  const signed = await partiallySignTransaction([solana.signer.keyPair], unsigned)
  const done = await askJson(`${env.JUPITER_URL}/swap/v2/execute`, {
    method: 'POST',
    body: JSON.stringify({
      signedTransaction: getBase64EncodedWireTransaction(signed),
      requestId: order.requestId,
    }),
  })
  expectThat(done.status === 'Success', `success, not ${JSON.stringify(done)}`)
  const paid = heldBefore.from - (await tokensOf(traveller, trade.from))
  const got = (await tokensOf(traveller, trade.to)) - heldBefore.to
  expectThat(paid === trade.amount, `${trade.amount} to be paid, not ${paid}`)
  expectThat(got === BigInt(String(order.outAmount)), `${order.outAmount} to be received, not ${got}`)
  return String(done.signature)
}

export const swapOnSolana: readonly TourStep[] = [
  {
    name: 'swap USDC to BONK',
    chain: 'solana',
    run: (traveller) => swap(traveller, { from: USDC, to: BONK, amount: 25_000_000n }),
  },
  {
    name: 'swap BONK to USDC',
    chain: 'solana',
    run: (traveller) => swap(traveller, { from: BONK, to: USDC, amount: 50_000_000_000n }),
  },
]
