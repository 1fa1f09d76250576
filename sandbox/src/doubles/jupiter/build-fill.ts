import {
  type Address,
  address,
  appendTransactionMessageInstructions,
  type Blockhash,
  createNoopSigner,
  createTransactionMessage,
  getBase64EncodedWireTransaction,
  type Instruction,
  type KeyPairSigner,
  partiallySignTransactionMessageWithSigners,
  pipe,
  setTransactionMessageFeePayerSigner,
  setTransactionMessageLifetimeUsingBlockhash,
  type TransactionSigner,
} from '@solana/kit'
import {
  getSetComputeUnitLimitInstruction,
  getSetComputeUnitPriceInstruction,
} from '@solana-program/compute-budget'
import { getAddMemoInstruction, LEGACY_MEMO_PROGRAM_ADDRESS_V3 } from '@solana-program/memo'
import { getTransferSolInstruction } from '@solana-program/system'
import {
  getCreateAssociatedTokenIdempotentInstruction,
  getTransferCheckedInstruction,
} from '@solana-program/token'
import { associatedAccount } from './associated-account.ts'
import { nameFee } from './name-fee.ts'
import { COMPUTE_UNITS, computeUnitPrice } from './network-costs.ts'
import { isSol, type TradedToken, tokenProgramOf } from './traded-token.ts'
import { transferTax } from './transfer-tax.ts'

export type Fill = {
  readonly maker: KeyPairSigner
  readonly taker: Address
  /** Whoever pays fees and rent; mostly the taker. */
  readonly payer: Address
  readonly receiver: Address
  readonly input: TradedToken
  readonly output: TradedToken
  readonly inAmountRaw: bigint
  readonly sentRaw: bigint
  readonly priorityLamports: number
  /** Makes equal fills in the same block two different transactions. */
  readonly memo: string
  readonly lifetime: { readonly blockhash: string; readonly lastValidBlockHeight: bigint }
}

export type BuiltFill = { readonly transaction: string; readonly messageBytes: Uint8Array }

/** The taker's input and the maker's output in one transaction: both move or neither does. Signed by the maker. */
export async function buildFill(fill: Fill): Promise<BuiltFill> {
  const taker = createNoopSigner(fill.taker)
  const payer = fill.payer === fill.taker ? taker : createNoopSigner(fill.payer)
  const { input, output, maker, receiver } = fill
  const instructions: Instruction[] = [
    getSetComputeUnitLimitInstruction({ units: COMPUTE_UNITS }),
    getSetComputeUnitPriceInstruction({ microLamports: computeUnitPrice(fill.priorityLamports) }),
    ...(await openAccount({ payer, token: output, owner: receiver })),
    await move({ token: input, from: taker, to: maker.address, amountRaw: fill.inAmountRaw }),
    await move({ token: output, from: maker, to: receiver, amountRaw: fill.sentRaw }),
    getAddMemoInstruction({ memo: fill.memo }, { programAddress: LEGACY_MEMO_PROGRAM_ADDRESS_V3 }),
  ]
  const message = pipe(
    createTransactionMessage({ version: 0 }),
    (empty) => setTransactionMessageFeePayerSigner(payer, empty),
    (paid) =>
      setTransactionMessageLifetimeUsingBlockhash(
        {
          blockhash: fill.lifetime.blockhash as Blockhash,
          lastValidBlockHeight: fill.lifetime.lastValidBlockHeight,
        },
        paid,
      ),
    (timed) => appendTransactionMessageInstructions(instructions, timed),
  )
  const signed = await partiallySignTransactionMessageWithSigners(message)
  return {
    transaction: getBase64EncodedWireTransaction(signed),
    messageBytes: new Uint8Array(signed.messageBytes),
  }
}

/** SOL goes as the coin itself, so nobody is left with a wrapped rest and no account has to be opened for it. */
async function openAccount(opening: {
  payer: TransactionSigner
  token: TradedToken
  owner: Address
}): Promise<readonly Instruction[]> {
  const { payer, token, owner } = opening
  if (isSol(token)) return []
  const ata = await associatedAccount(owner, token)
  const mint = address(token.listing.address)
  const tokenProgram = address(tokenProgramOf(token.listing))
  return [getCreateAssociatedTokenIdempotentInstruction({ payer, ata, owner, mint, tokenProgram })]
}

async function move(order: {
  token: TradedToken
  from: TransactionSigner
  to: Address
  amountRaw: bigint
}): Promise<Instruction> {
  const { token, from, to, amountRaw } = order
  if (isSol(token)) return getTransferSolInstruction({ source: from, destination: to, amount: amountRaw })
  const { decimals, standard, risk } = token.listing
  const transfer = getTransferCheckedInstruction(
    {
      source: await associatedAccount(from.address, token),
      mint: address(token.listing.address),
      destination: await associatedAccount(to, token),
      authority: from,
      amount: amountRaw,
      decimals,
    },
    { programAddress: address(tokenProgramOf(token.listing)) },
  )
  if (standard !== 'token-2022') return transfer
  const feeRaw = transferTax(amountRaw, risk.transferTaxBps)
  return nameFee(transfer, { amountRaw, decimals, feeRaw })
}
