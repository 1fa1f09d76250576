import {
  type Address,
  decompileTransactionMessage,
  getCompiledTransactionMessageDecoder,
  type Instruction,
} from '@solana/kit'
import {
  parseSetComputeUnitLimitInstruction,
  parseSetComputeUnitPriceInstruction,
} from '@solana-program/compute-budget'
import { parseTransferSolInstruction } from '@solana-program/system'
import {
  parseCloseAccountInstruction,
  parseCreateAssociatedTokenIdempotentInstruction,
  parseSyncNativeInstruction,
  parseTransferCheckedInstruction,
} from '@solana-program/token'
import type { Intent } from '@windhover/core/transactions/intent'
import { slowCheckSolanaSwap } from './slow-check-solana-swap.ts'
import { tokenAccountOf } from './solana-actions.ts'

/**
 * A second opinion on what the signer signs, written from the other end and with other tools: the chain's own client
 * libraries list what a transaction does, and the list is compared with the lists that the intent allows.
 */
export async function slowCheckSolana(input: {
  intent: Intent
  message: Uint8Array
  owner: string
}): Promise<readonly string[]> {
  const { intent, owner } = input
  try {
    const compiled = getCompiledTransactionMessageDecoder().decode(input.message)
    if (compiled.version === 1) return ['an unknown version']
    if ('addressTableLookups' in compiled && (compiled.addressTableLookups?.length ?? 0) > 0)
      return ['a lookup table']
    const message = decompileTransactionMessage(compiled)
    const { feePayer } = message
    const instructions: readonly Instruction[] = message.instructions
    if (feePayer.address !== owner) return ['somebody else pays']
    const acts = instructions.map(describe)
    if (intent.type === 'swap')
      return [...checkSwapBudget(acts), ...(await slowCheckSolanaSwap({ intent, owner, acts }))]
    if (compiled.header.numSignerAccounts !== 1) return ['other signers']
    const wanted = await allowed(intent, owner, acts)
    const got = acts.filter((act) => !act.startsWith('budget')).toSorted()
    const isWanted = wanted.some((list) => JSON.stringify(list.toSorted()) === JSON.stringify(got))
    return [...checkBudget(acts), ...(isWanted ? [] : [`does ${JSON.stringify(got)}`])]
  } catch (error) {
    return [`cannot be read: ${String(error)}`]
  }
}

const LIMIT_MAX = 400_000n
const PRICE_MAX = 1_001_024n

const valuesIn = (acts: readonly string[], name: string) =>
  acts.filter((act) => act.startsWith(name)).map((act) => BigInt(act.split(' ')[2] ?? '-1'))

/** A venue may spend five thousandths of a SOL on being early. */
function checkSwapBudget(acts: readonly string[]): string[] {
  const [limits, prices] = [valuesIn(acts, 'budget limit'), valuesIn(acts, 'budget price')]
  if (limits.length !== 1 || prices.length !== 1) return ['not one limit and one price']
  const spent = (limits[0] ?? 0n) * (prices[0] ?? 0n)
  return spent > 5_000_000_000_000n ? ['an expensive budget'] : []
}

function checkBudget(acts: readonly string[]): string[] {
  const [limits, prices] = [valuesIn(acts, 'budget limit'), valuesIn(acts, 'budget price')]
  if (limits.length !== 1 || prices.length !== 1) return ['not one limit and one price']
  return (limits[0] ?? 0n) > LIMIT_MAX || (prices[0] ?? 0n) > PRICE_MAX ? ['an expensive budget'] : []
}

const TOKEN = 'TokenkegQfeZyiNwAJbNbGKPFXCWuBvf9Ss623VQ5DA'
const TOKEN_2022 = 'TokenzQdBNbLqP5VEhdkAS6EPFLC1PHnBqCXEpPxuEb'
const RENT = 'SysvarRent111111111111111111111111111111111'
const MEMO = 'MemoSq4gqABAXKb96qnH8TysNcWxMyWCqXgDLGmfcHr'
const WRAPPED = 'So11111111111111111111111111111111111111112'

/** One line for what an instruction does; throws for one that is not on the list. */
function describe(given: Instruction): string {
  const { programAddress: program, accounts = [], data = new Uint8Array() } = given
  // biome-ignore lint/suspicious/noExplicitAny: the parsers want the exact types that only a caller who knows could give.
  const call = { programAddress: program, accounts, data } as any
  if (program === MEMO && accounts.length === 0) return 'memo'
  const kind = `${program} ${data[0]} ${data.length} ${accounts.length}`
  switch (kind) {
    case 'ComputeBudget111111111111111111111111111111 2 5 0':
      return `budget limit ${parseSetComputeUnitLimitInstruction(call).data.units}`
    case 'ComputeBudget111111111111111111111111111111 3 9 0':
      return `budget price ${parseSetComputeUnitPriceInstruction(call).data.microLamports}`
    case '11111111111111111111111111111111 2 12 2': {
      const parsed = parseTransferSolInstruction(call)
      // The first byte alone does not name the call.
      if (parsed.data.discriminator !== 2) throw new Error('another call')
      return `sol ${parsed.accounts.source.address} ${parsed.accounts.destination.address} ${parsed.data.amount}`
    }
    case `${TOKEN} 12 10 4`:
    case `${TOKEN_2022} 12 10 4`: {
      const { accounts: at, data: with_ } = parseTransferCheckedInstruction(call)
      return `token ${program} ${at.source.address} ${at.mint.address} ${at.destination.address} ${at.authority.address} ${with_.amount}`
    }
    case `${TOKEN_2022} 26 19 4`: {
      const [source, mint, destination, authority] = accounts.map((each) => each.address)
      const bytes = Buffer.from(data)
      if (bytes[1] !== 1) throw new Error('another call')
      return `token ${program} ${source} ${mint} ${destination} ${authority} ${bytes.readBigUInt64LE(2)} ${bytes.readBigUInt64LE(11)}`
    }
    case `${TOKEN} 9 1 3`: {
      const { accounts: at } = parseCloseAccountInstruction(call)
      return `close ${at.account.address} ${at.destination.address} ${at.owner.address}`
    }
    case `${TOKEN} 17 1 1`:
    case `${TOKEN} 17 1 2`: {
      const { account, rent } = parseSyncNativeInstruction(call).accounts
      if (rent !== undefined && rent.address !== RENT) throw new Error('another account beside')
      return `sync ${account.address}`
    }
    case 'ATokenGPvbdGVxr1b2hvZbsiqW5xWH25efTNsLJA8knL 1 1 6': {
      const { accounts: at } = parseCreateAssociatedTokenIdempotentInstruction(call)
      return `open ${at.payer.address} ${at.ata.address} ${at.owner.address} ${at.mint.address} ${at.systemProgram.address} ${at.tokenProgram.address}`
    }
    default:
      throw new Error(`a call that nobody makes: ${kind}`)
  }
}

const SYSTEM = '11111111111111111111111111111111'

/** Every list of acts that would be exactly the intent. Sources and what is kept are taken from the acts themselves. */
async function allowed(intent: Intent, owner: string, acts: readonly string[]): Promise<string[][]> {
  if (intent.chain !== 'solana') return []
  if (intent.type === 'transfer' && intent.token === 'native') {
    return [[`sol ${owner} ${intent.to} ${intent.amountRaw}`]]
  }
  if (intent.type === 'transfer') return await tokenTransfers(intent, owner, acts)
  const account = await tokenAccountOf({ owner, mint: WRAPPED })
  const into = (amount: string) => [
    `open ${owner} ${account} ${owner} ${WRAPPED} ${SYSTEM} ${TOKEN}`,
    `sol ${owner} ${account} ${amount}`,
    `sync ${account}`,
  ]
  if (intent.type === 'wrap') return [into(intent.amountRaw)]
  if (intent.type !== 'unwrap') return []
  const close = `close ${account} ${owner} ${owner}`
  const kept = acts.find((act) => act.startsWith('sol '))?.split(' ')[3] ?? '0'
  return intent.amountRaw === 'all' ? [[close]] : [[close], [close, ...into(kept)]]
}

async function tokenTransfers(
  intent: Extract<Intent, { type: 'transfer' }>,
  owner: string,
  acts: readonly string[],
): Promise<string[][]> {
  const moves = acts.filter((act) => act.startsWith('token ')).map((act) => act.split(' '))
  const sum = moves.reduce((total, move) => total + BigInt(move[6] ?? 0), 0n)
  const sources = moves.map((move) => move[2])
  if (sum.toString() !== intent.amountRaw || new Set(sources).size !== sources.length) return []
  const lists = [TOKEN, TOKEN_2022].map(async (tokenProgram) => {
    const ata: Address = await tokenAccountOf({ owner: intent.to, mint: intent.token, tokenProgram })
    const transfers = moves.map(
      (move) => `token ${tokenProgram} ${move[2]} ${intent.token} ${ata} ${owner} ${move[6]}`,
    )
    const open = `open ${owner} ${ata} ${intent.to} ${intent.token} ${SYSTEM} ${tokenProgram}`
    return [transfers, [open, ...transfers]]
  })
  return (await Promise.all(lists)).flat()
}
