import {
  type Address,
  appendTransactionMessageInstructions,
  assertIsTransactionWithBlockhashLifetime,
  createTransactionMessage,
  getSignatureFromTransaction,
  type Instruction,
  pipe,
  sendAndConfirmTransactionFactory,
  setTransactionMessageFeePayerSigner,
  setTransactionMessageLifetimeUsingBlockhash,
  signTransactionMessageWithSigners,
} from '@solana/kit'
import { type Traveller, takeBlockhash } from './tour.ts'

export async function sendInstructions(
  { solana }: Traveller,
  instructions: readonly Instruction[],
  blockhash?: Traveller['solana']['firstBlockhash'],
): Promise<string> {
  const lifetime = blockhash ?? (await takeBlockhash(solana.rpc))
  const message = pipe(
    createTransactionMessage({ version: 0 }),
    (draft) => setTransactionMessageFeePayerSigner(solana.signer, draft),
    (draft) => setTransactionMessageLifetimeUsingBlockhash(lifetime, draft),
    (draft) => appendTransactionMessageInstructions(instructions, draft),
  )
  const signed = await signTransactionMessageWithSigners(message)
  assertIsTransactionWithBlockhashLifetime(signed)
  const send = sendAndConfirmTransactionFactory({ rpc: solana.rpc, rpcSubscriptions: solana.subscriptions })
  await send(signed, { commitment: 'confirmed' })
  return getSignatureFromTransaction(signed)
}

export async function lamportsOf({ solana }: Traveller, owner: Address): Promise<bigint> {
  return (await solana.rpc.getBalance(owner, { commitment: 'confirmed' }).send()).value
}

/** What the owner holds of a mint, over all of his accounts. */
export async function tokensOf({ solana }: Traveller, mint: Address): Promise<bigint> {
  const { value } = await solana.rpc
    .getTokenAccountsByOwner(
      solana.signer.address,
      { mint },
      { encoding: 'jsonParsed', commitment: 'confirmed' },
    )
    .send()
  return value.reduce((sum, { account }) => sum + BigInt(account.data.parsed.info.tokenAmount.amount), 0n)
}
