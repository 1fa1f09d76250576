import { toText } from '#primitives'
import { understood } from '../refusal.ts'
import { ByteReader } from './byte-reader.ts'
import type { SolanaInstruction } from './instruction.ts'
import {
  ASSOCIATED_TOKEN_PROGRAM,
  COMPUTE_BUDGET_PROGRAM,
  MEMO_PROGRAM,
  RENT_SYSVAR,
  SYSTEM_PROGRAM,
  TOKEN_2022_PROGRAM,
  TOKEN_PROGRAM,
} from './programs.ts'

type Call = { readonly program: string; readonly accounts: readonly string[]; readonly data: Uint8Array }
type Decoder = (call: Call) => SolanaInstruction

const DECODERS: ReadonlyMap<string, Decoder> = new Map([
  [SYSTEM_PROGRAM, decodeSystem],
  [TOKEN_PROGRAM, decodeToken],
  [TOKEN_2022_PROGRAM, decodeToken],
  [ASSOCIATED_TOKEN_PROGRAM, decodeAssociatedToken],
  [COMPUTE_BUDGET_PROGRAM, decodeComputeBudget],
  [MEMO_PROGRAM, decodeMemo],
])

export function decodeSolanaInstruction(call: Call): SolanaInstruction {
  const decode = DECODERS.get(call.program)
  understood(decode !== undefined, 'a program that is not on the list')
  return decode(call)
}

const TRANSFER_SOL = 2

function decodeSystem({ accounts, data }: Call): SolanaInstruction {
  const reader = new ByteReader(data)
  understood(reader.u32() === TRANSFER_SOL, 'an unknown call of the system program')
  const lamports = reader.u64()
  understood(reader.isAtEnd(), 'bytes are left over')
  const [from, to] = exactly(accounts, 2)
  return { kind: 'sol-transfer', from, to, lamports }
}

const CLOSE_ACCOUNT = 9
const TRANSFER_CHECKED = 12
const SYNC_NATIVE = 17
const TRANSFER_FEE_EXTENSION = 26
const TRANSFER_CHECKED_WITH_FEE = 1

function decodeToken({ program, accounts, data }: Call): SolanaInstruction {
  const reader = new ByteReader(data)
  const call = reader.byte()
  if (call === TRANSFER_CHECKED) {
    const amountRaw = reader.u64()
    const decimals = reader.byte()
    understood(reader.isAtEnd(), 'bytes are left over')
    const [source, mint, destination, authority] = exactly(accounts, 4)
    const amount = { amountRaw, decimals, feeRaw: null }
    return { kind: 'token-transfer', program, source, mint, destination, authority, ...amount }
  }
  if (call === TRANSFER_FEE_EXTENSION) return decodeTransferWithFee({ program, accounts, data })
  understood(reader.isAtEnd(), 'bytes are left over')
  if (call === CLOSE_ACCOUNT) {
    const [account, destination, owner] = exactly(accounts, 3)
    return { kind: 'close-account', program, account, destination, owner }
  }
  understood(call === SYNC_NATIVE, 'an unknown call of a token program')
  const [account, rent = RENT_SYSVAR, ...others] = accounts
  understood(account !== undefined && others.length === 0, 'another number of accounts than the call takes')
  understood(rent === RENT_SYSVAR, 'not the rent of the network')
  return { kind: 'sync-native', program, account }
}

function decodeTransferWithFee({ program, accounts, data }: Call): SolanaInstruction {
  const reader = new ByteReader(data.subarray(1))
  understood(program === TOKEN_2022_PROGRAM, 'an unknown call of a token program')
  understood(reader.byte() === TRANSFER_CHECKED_WITH_FEE, 'an unknown call of a token program')
  const amountRaw = reader.u64()
  const decimals = reader.byte()
  const feeRaw = reader.u64()
  understood(reader.isAtEnd(), 'bytes are left over')
  const [source, mint, destination, authority] = exactly(accounts, 4)
  const amount = { amountRaw, decimals, feeRaw }
  return { kind: 'token-transfer', program, source, mint, destination, authority, ...amount }
}

const CREATE_IDEMPOTENT = 1

function decodeAssociatedToken({ accounts, data }: Call): SolanaInstruction {
  understood(
    data.length === 1 && data[0] === CREATE_IDEMPOTENT,
    'an unknown call of the associated token program',
  )
  const [payer, account, owner, mint, systemProgram, tokenProgram] = exactly(accounts, 6)
  understood(systemProgram === SYSTEM_PROGRAM, 'not the system program')
  return { kind: 'open-token-account', payer, account, owner, mint, tokenProgram }
}

const SET_LIMIT = 2
const SET_PRICE = 3

function decodeComputeBudget({ accounts, data }: Call): SolanaInstruction {
  exactly(accounts, 0)
  const reader = new ByteReader(data)
  const call = reader.byte()
  understood(call === SET_LIMIT || call === SET_PRICE, 'an unknown call of the compute budget program')
  const instruction: SolanaInstruction =
    call === SET_LIMIT
      ? { kind: 'compute-limit', units: reader.u32() }
      : { kind: 'compute-price', microLamports: reader.u64() }
  understood(reader.isAtEnd(), 'bytes are left over')
  return instruction
}

function decodeMemo({ accounts, data }: Call): SolanaInstruction {
  exactly(accounts, 0)
  return { kind: 'memo', text: toText(data) }
}

type Keys<Count extends number, Got extends string[] = []> = Got['length'] extends Count
  ? Got
  : Keys<Count, [...Got, string]>

function exactly<Count extends number>(accounts: readonly string[], count: Count): Keys<Count> {
  understood(accounts.length === count, 'another number of accounts than the call takes')
  return [...accounts] as Keys<Count>
}
