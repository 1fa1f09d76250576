import {
  type Address,
  address,
  appendTransactionMessageInstructions,
  type Blockhash,
  createKeyPairSignerFromPrivateKeyBytes,
  createTransactionMessage,
  getTransactionEncoder,
  pipe,
  setTransactionMessageFeePayerSigner,
  setTransactionMessageLifetimeUsingBlockhash,
  signTransactionMessageWithSigners,
} from '@solana/kit'
import { getFreezeAccountInstruction } from '@solana-program/token'
import { deriveSolanaAuthority } from '../../universe/derive-address.ts'
import type { World } from '../../world/world.ts'
import type { OrderBook } from './order-book.ts'
import { type TradedToken, tokenProgramOf } from './traded-token.ts'

const EVERY_MS = 1_000

/** Issuers of honeypots freeze whoever bought, however the purchase reached the chain. */
export function startFreezing(world: World, orders: OrderBook): () => Promise<void> {
  const frozen = new Set<string>()
  let running = Promise.resolve()
  const timer = setInterval(() => {
    running = running
      .then(() => freezeBuyers(world, orders, frozen))
      .catch((error: unknown) => world.log.warn('a buyer was not frozen', { err: String(error) }))
  }, EVERY_MS)
  return async () => {
    clearInterval(timer)
    await running
  }
}

async function freezeBuyers(world: World, orders: OrderBook, frozen: Set<string>): Promise<void> {
  for (const order of orders.all()) {
    const { output, receiver, requestId } = order
    if (!isTrap(output) || frozen.has(requestId)) continue
    const bought = world.solana
      .tokenAccounts(receiver)
      .find((each) => each.mint === output.listing.address && each.amountRaw > 0n)
    if (!bought) continue
    frozen.add(requestId)
    if (!bought.isFrozen) await freeze(world, output, bought.account)
  }
}

function isTrap(token: TradedToken): boolean {
  return token.listing.risk.honeypot && token.listing.risk.freezeAuthority !== null
}

async function freeze(world: World, token: TradedToken, account: Address): Promise<void> {
  const { secret } = deriveSolanaAuthority(world.seed, token.listing.assetId)
  const authority = await createKeyPairSignerFromPrivateKeyBytes(secret)
  const { blockhash, lastValidBlockHeight } = world.solana.latestBlockhash()
  const instruction = getFreezeAccountInstruction(
    { account, mint: address(token.listing.address), owner: authority },
    { programAddress: address(tokenProgramOf(token.listing)) },
  )
  const message = pipe(
    createTransactionMessage({ version: 0 }),
    (empty) => setTransactionMessageFeePayerSigner(world.solana.maker, empty),
    (paid) =>
      setTransactionMessageLifetimeUsingBlockhash(
        { blockhash: blockhash as Blockhash, lastValidBlockHeight },
        paid,
      ),
    (timed) => appendTransactionMessageInstructions([instruction], timed),
  )
  const signed = await signTransactionMessageWithSigners(message)
  await world.solana.send(new Uint8Array(getTransactionEncoder().encode(signed)))
}
