import { type Address, createNoopSigner, type Instruction } from '@solana/kit'
import { getTransferSolInstruction } from '@solana-program/system'
import {
  findAssociatedTokenPda,
  getCreateAssociatedTokenIdempotentInstruction,
  getTransferCheckedInstruction,
} from '@solana-program/token'
import { chainErrors } from '@windhover/core/chains/errors'
import type { SolanaAction, TransferOrder } from '../../ports/chain.ts'
import type { SolanaNode } from './client.ts'
import { compileAction } from './compile-action.ts'
import { isTokenProgram, requireSolanaAddress } from './parse-address.ts'
import { readLamports } from './read-balances.ts'
import { type Mint, readAccount, readMint } from './read-mint.ts'
import { readAccountsOfMint, type TokenAccount } from './token-accounts.ts'

const CONTEXT = { chain: 'solana' }
const SOL_TRANSFER_UNITS = 2_000
const TOKEN_TRANSFER_UNITS = 40_000
const NEW_ACCOUNT_UNITS = 60_000

export async function buildSolanaTransfer(node: SolanaNode, order: TransferOrder): Promise<SolanaAction> {
  const from = requireSolanaAddress(order.from)
  const to = requireSolanaAddress(order.to)
  if (order.amountRaw <= 0n) throw chainErrors.badAmount({ context: CONTEXT })
  await requireWallet(node, to)
  return order.token === 'native'
    ? await buildSolTransfer(node, { from, to, amountRaw: order.amountRaw })
    : await buildTokenTransfer(node, {
        from,
        to,
        token: requireSolanaAddress(order.token),
        amountRaw: order.amountRaw,
      })
}

/** Coins sent to a mint, a token account or a program are lost, and such addresses are easily copied by mistake. */
async function requireWallet(node: SolanaNode, to: Address): Promise<void> {
  const account = await readAccount(node, to)
  if (account === null) return
  if (account.isExecutable || isTokenProgram(account.program)) {
    throw chainErrors.badRecipient({ context: { ...CONTEXT, address: to } })
  }
}

type Move = { readonly from: Address; readonly to: Address; readonly amountRaw: bigint }

async function buildSolTransfer(node: SolanaNode, move: Move): Promise<SolanaAction> {
  if ((await readLamports(node, move.from)) < move.amountRaw) throw tooLittle('native')
  return await compileSolTransfer(node, move)
}

/** The bytes alone: whether they can be paid is another question. */
export async function compileSolTransfer(node: SolanaNode, move: Move): Promise<SolanaAction> {
  const source = createNoopSigner(move.from)
  return await compileAction(node, {
    feePayer: move.from,
    instructions: [getTransferSolInstruction({ source, destination: move.to, amount: move.amountRaw })],
    computeUnits: SOL_TRANSFER_UNITS,
  })
}

async function buildTokenTransfer(node: SolanaNode, move: Move & { token: Address }): Promise<SolanaAction> {
  const [mint, accounts] = await Promise.all([
    readMint(node, move.token),
    readAccountsOfMint(node, { owner: move.from, mint: move.token }),
  ])
  const [destination] = await findAssociatedTokenPda({
    owner: move.to,
    mint: mint.mint,
    tokenProgram: mint.program,
  })
  const opening =
    (await readAccount(node, destination)) === null ? [openAccount(move, mint, destination)] : []
  const transfers = takeFrom(accounts, move.amountRaw).map(({ account, amount }) =>
    getTransferCheckedInstruction(
      {
        source: account,
        mint: mint.mint,
        destination,
        authority: createNoopSigner(move.from),
        amount,
        decimals: mint.decimals,
      },
      { programAddress: mint.program },
    ),
  )
  return await compileAction(node, {
    feePayer: move.from,
    instructions: [...opening, ...transfers],
    computeUnits: opening.length * NEW_ACCOUNT_UNITS + transfers.length * TOKEN_TRANSFER_UNITS,
  })
}

function openAccount(move: Move, mint: Mint, ata: Address): Instruction {
  return getCreateAssociatedTokenIdempotentInstruction({
    payer: createNoopSigner(move.from),
    ata,
    owner: move.to,
    mint: mint.mint,
    tokenProgram: mint.program,
  })
}

/** Largest accounts first, so that nearly always one is enough. */
function takeFrom(
  accounts: readonly TokenAccount[],
  amountRaw: bigint,
): readonly { account: Address; amount: bigint }[] {
  const spendable = accounts
    .filter((account) => !account.isFrozen && account.amountRaw > 0n)
    .toSorted((a, b) => (a.amountRaw > b.amountRaw ? -1 : 1))
  const taken: { account: Address; amount: bigint }[] = []
  let missing = amountRaw
  for (const { account, amountRaw: held } of spendable) {
    if (missing === 0n) break
    const isEnough = held >= missing
    const amount = isEnough ? missing : held
    taken.push({ account, amount })
    missing -= amount
  }
  if (missing > 0n) throw tooLittle(accounts[0]?.mint ?? 'token')
  return taken
}

function tooLittle(token: string) {
  return chainErrors.insufficientFunds({ context: { ...CONTEXT, token } })
}
