import {
  type Address,
  address,
  appendTransactionMessageInstructions,
  createTransactionMessage,
  getTransactionEncoder,
  type Instruction,
  type KeyPairSigner,
  pipe,
  type Signature,
  setTransactionMessageFeePayerSigner,
  setTransactionMessageLifetimeUsingBlockhash,
  signTransactionMessageWithSigners,
} from '@solana/kit'
import { getAddMemoInstruction, LEGACY_MEMO_PROGRAM_ADDRESS_V3 } from '@solana-program/memo'
import { getTransferSolInstruction } from '@solana-program/system'
import {
  getCreateAssociatedTokenIdempotentInstruction,
  getTransferCheckedInstruction,
} from '@solana-program/token'
import { associatedAddress } from './genesis/holding-account.ts'
import type { SolanaNode } from './open-node.ts'
import type { SolanaGift } from './solana-chain.ts'

/** So many tokens fit into one transaction with the accounts they need. */
const TOKENS_AT_ONCE = 4

export type Submit = (wire: Uint8Array) => Signature

/** From the maker's inventory and the faucet's coins, with real transactions. */
export async function sendGift(
  node: SolanaNode,
  submit: Submit,
  { to, gift }: { to: Address; gift: SolanaGift },
): Promise<Signature[]> {
  const signatures: Signature[] = []
  if (gift.lamports > 0n) {
    const { faucet } = node
    const transfer = getTransferSolInstruction({ source: faucet, destination: to, amount: gift.lamports })
    signatures.push(submit(await sign(node, faucet, [transfer])))
  }
  for (let at = 0; at < gift.tokens.length; at += TOKENS_AT_ONCE) {
    const tokens = gift.tokens.slice(at, at + TOKENS_AT_ONCE)
    const transfers = await Promise.all(tokens.map((token) => transferToken(node, to, token)))
    signatures.push(submit(await sign(node, node.maker, transfers.flat())))
  }
  return signatures
}

async function transferToken(
  { svm, tokens, maker }: SolanaNode,
  to: Address,
  token: SolanaGift['tokens'][number],
): Promise<Instruction[]> {
  const mint = address(token.mint)
  const account = svm.getAccount(mint)
  const decimals = tokens.decimalsOf(mint)
  if (!account.exists || decimals === null) throw new Error(`${mint} is no mint of this chain`)
  const program = account.programAddress
  const source = await associatedAddress({ mint, owner: maker.address, program })
  const destination = await associatedAddress({ mint, owner: to, program })
  return [
    getCreateAssociatedTokenIdempotentInstruction({
      payer: maker,
      ata: destination,
      owner: to,
      mint,
      tokenProgram: program,
    }),
    getTransferCheckedInstruction(
      { source, mint, destination, authority: maker, amount: token.amountRaw, decimals },
      { programAddress: program },
    ),
  ]
}

let gifts = 0

async function sign(
  { blockhashes, slots }: SolanaNode,
  payer: KeyPairSigner,
  instructions: readonly Instruction[],
): Promise<Uint8Array> {
  const { blockhash, lastValidBlockHeight } = blockhashes.latest()
  const lifetime = { blockhash, lastValidBlockHeight: BigInt(lastValidBlockHeight) }
  // Equal gifts within one slot would be one and the same transaction.
  gifts += 1
  const memo = `gift ${slots.slot()}-${process.pid}-${gifts}`
  const mark = getAddMemoInstruction({ memo }, { programAddress: LEGACY_MEMO_PROGRAM_ADDRESS_V3 })
  const message = pipe(
    createTransactionMessage({ version: 0 }),
    (draft) => setTransactionMessageFeePayerSigner(payer, draft),
    (draft) => setTransactionMessageLifetimeUsingBlockhash(lifetime, draft),
    (draft) => appendTransactionMessageInstructions([...instructions, mark], draft),
  )
  const signed = await signTransactionMessageWithSigners(message)
  return new Uint8Array(getTransactionEncoder().encode(signed))
}
