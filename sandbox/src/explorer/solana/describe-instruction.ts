import { getBase58Encoder } from '@solana/kit'
import {
  COMPUTE_BUDGET_PROGRAM_ADDRESS,
  ComputeBudgetInstruction,
  identifyComputeBudgetInstruction,
} from '@solana-program/compute-budget'
import { showAmount } from '@windhover/core/money/show-amount'
import type { ParsedInstruction, SolanaTransaction } from '../../chains/solana/look-up.ts'
import { shortenId, showParty, showWithSymbol } from '../describe-title.ts'
import type { Argument, Step, Token } from '../views.ts'
import type { SolanaNames } from './solana-names.ts'

/** Whose account it is and of which token, as the transaction itself tells. */
export type TokenAccounts = ReadonlyMap<string, { readonly mint: string; readonly owner: string }>

export type InstructionContext = { readonly names: SolanaNames; readonly accounts: TokenAccounts }

type Info = Readonly<Record<string, unknown>>
type Tell = (info: Info, context: InstructionContext) => string

const to = (account: unknown, { names, accounts }: InstructionContext): string => {
  const address = String(account)
  return showParty(names.party(accounts.get(address)?.owner ?? address))
}
const tokenOf = (info: Info, { names, accounts }: InstructionContext): Token | null => {
  const mint = info.mint ?? accounts.get(String(info.source ?? info.account))?.mint
  return mint === undefined ? null : names.token(String(mint))
}
const symbolOf = (info: Info, context: InstructionContext) => tokenOf(info, context)?.symbol ?? 'token'
const coins = (lamports: unknown, { names }: InstructionContext) =>
  showWithSymbol({ token: names.native, raw: BigInt(String(lamports ?? 0)) })
const tokens = (info: Info, context: InstructionContext): string => {
  const token = tokenOf(info, context)
  const raw = rawAmount(info)
  return token && raw !== null ? showWithSymbol({ token, raw }) : `${raw ?? '?'} units of a token`
}
const sendTokens: Tell = (info, context) =>
  `Send ${tokens(info, context)} to ${to(info.destination, context)}`
const openAccount: Tell = (info, context) => `Open a ${symbolOf(info, context)} account`

const SENTENCES: Readonly<Record<string, Tell>> = {
  'system:transfer': (info, context) =>
    `Send ${coins(info.lamports, context)} to ${to(info.destination, context)}`,
  'system:createAccount': (info, context) =>
    `Create ${to(info.newAccount, context)} with a deposit of ${coins(info.lamports, context)}`,
  'system:assign': (info, context) => `Give ${to(info.account, context)} to ${to(info.owner, context)}`,
  'system:allocate': (info) => `Reserve ${String(info.space)} bytes`,
  'token:transfer': sendTokens,
  'token:transferChecked': sendTokens,
  'token:transferCheckedWithFee': sendTokens,
  'token:approve': (info, context) =>
    `Let ${to(info.delegate, context)} spend up to ${tokens(info, context)}`,
  'token:approveChecked': (info, context) =>
    `Let ${to(info.delegate, context)} spend up to ${tokens(info, context)}`,
  'token:revoke': (info, context) => `Take back who may spend the ${symbolOf(info, context)}`,
  'token:mintTo': (info, context) => `Mint ${tokens(info, context)} for ${to(info.account, context)}`,
  'token:mintToChecked': (info, context) => `Mint ${tokens(info, context)} for ${to(info.account, context)}`,
  'token:burn': (info, context) => `Burn ${tokens(info, context)}`,
  'token:burnChecked': (info, context) => `Burn ${tokens(info, context)}`,
  'token:closeAccount': (info, context) =>
    `Close the ${symbolOf(info, context)} account; its coins go to ${to(info.destination, context)}`,
  'token:syncNative': () => 'Count the coins in the account as wrapped SOL',
  'token:freezeAccount': (info, context) =>
    `Freeze the ${symbolOf(info, context)} of ${to(info.account, context)}`,
  'token:thawAccount': (info, context) =>
    `Free the ${symbolOf(info, context)} of ${to(info.account, context)}`,
  'token:initializeAccount': openAccount,
  'token:initializeAccount2': openAccount,
  'token:initializeAccount3': openAccount,
  'token:initializeImmutableOwner': () => 'Fix the owner of the account for good',
  'token:getAccountDataSize': (info, context) => `Ask how large a ${symbolOf(info, context)} account is`,
  'token:initializeMint': () => 'Make a new token',
  'token:initializeMint2': () => 'Make a new token',
}

/** One sentence, its raw arguments and what it led to. */
export function describeInstruction(
  instruction: SolanaTransaction['instructions'][number],
  context: InstructionContext,
): Step {
  const told = tell(instruction, context)
  return {
    ...told,
    sentence: isCreation(instruction) ? describeCreation(instruction, context) : told.sentence,
    inner: instruction.inner.map((each) => {
      const { program, sentence } = tell(each, context)
      return { program, sentence }
    }),
  }
}

function tell(instruction: ParsedInstruction, context: InstructionContext): Omit<Step, 'inner'> {
  const program = showParty(context.names.party(instruction.programId))
  if (!('parsed' in instruction) || instruction.program === undefined)
    return describeBytes(program, instruction)
  const { parsed } = instruction
  if (typeof parsed === 'string') {
    return { program, sentence: `Note: ${parsed}`, isDecoded: true, arguments: [] }
  }
  const family = instruction.program.startsWith('spl-token') ? 'token' : instruction.program
  const sentence = SENTENCES[`${family}:${parsed.type}`]?.(parsed.info, context) ?? inWords(parsed.type)
  const args = Object.entries(parsed.info).map((entry) => describeArgument(entry, parsed.info, context))
  return { program, sentence, isDecoded: true, arguments: args }
}

function isCreation(instruction: ParsedInstruction): boolean {
  return 'program' in instruction && instruction.program === 'spl-associated-token-account'
}

/** An account that is there already is left alone, which shows in that nothing followed. */
function describeCreation(
  { inner, ...instruction }: SolanaTransaction['instructions'][number],
  context: InstructionContext,
): string {
  const info =
    'parsed' in instruction && typeof instruction.parsed === 'object' ? instruction.parsed.info : {}
  const outcome = inner.length === 0 ? 'it existed' : 'it was created'
  return `Create ${symbolOf(info, context)} account if missing: ${outcome}`
}

function describeBytes(
  program: string,
  { programId, data }: Extract<ParsedInstruction, { data: string }>,
): Omit<Step, 'inner'> {
  const bytes = Buffer.from(getBase58Encoder().encode(data))
  const known = programId === COMPUTE_BUDGET_PROGRAM_ADDRESS ? describeBudget(bytes) : null
  if (known) return { program, isDecoded: true, ...known }
  const raw = { name: 'data', value: `0x${bytes.toString('hex')}`, meaning: null }
  return {
    program,
    sentence: `${bytes.length} bytes that nobody here can read`,
    isDecoded: false,
    arguments: [raw],
  }
}

function describeBudget(bytes: Buffer): Pick<Step, 'sentence' | 'arguments'> | null {
  const kind = identifyBudget(bytes)
  if (kind === ComputeBudgetInstruction.SetComputeUnitLimit) {
    const units = bytes.readUInt32LE(1)
    const value = { name: 'units', value: units.toLocaleString('en-US'), meaning: null }
    return { sentence: `Set unit limit to ${value.value}`, arguments: [value] }
  }
  if (kind === ComputeBudgetInstruction.SetComputeUnitPrice) {
    const micro = bytes.readBigUInt64LE(1)
    const price = `${showAmount(micro, 6)} lamports per unit`
    const value = { name: 'micro_lamports', value: micro.toLocaleString('en-US'), meaning: price }
    return { sentence: `Set unit price to ${price}`, arguments: [value] }
  }
  return null
}

function identifyBudget(bytes: Buffer): ComputeBudgetInstruction | null {
  try {
    return identifyComputeBudgetInstruction(new Uint8Array(bytes))
  } catch {
    return null
  }
}

function describeArgument(
  [name, value]: [string, unknown],
  info: Info,
  context: InstructionContext,
): Argument {
  const isAmount = ['amount', 'tokenAmount', 'feeAmount'].includes(name)
  if (isAmount) {
    const raw = rawOf(value)
    const token = tokenOf(info, context)
    const meaning = token && raw !== null ? showWithSymbol({ token, raw }) : null
    return { name: inSnake(name), value: raw?.toLocaleString('en-US') ?? '?', meaning }
  }
  if (name === 'lamports') {
    const lamports = BigInt(String(value))
    return { name, value: lamports.toLocaleString('en-US'), meaning: coins(lamports, context) }
  }
  const text = String(value)
  const known = context.names.party(text).name ?? context.names.token(text)?.symbol
  return { name: inSnake(name), value: shortenId(text), meaning: known ?? null }
}

function rawAmount(info: Info): bigint | null {
  return rawOf(info.tokenAmount ?? info.amount)
}

function rawOf(value: unknown): bigint | null {
  const text = typeof value === 'object' && value !== null && 'amount' in value ? value.amount : value
  return typeof text === 'string' && /^\d+$/.test(text) ? BigInt(text) : null
}

function inSnake(name: string): string {
  return name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)
}

/** `setAuthority` reads 'Set authority'. */
function inWords(name: string): string {
  const spaced = name.replaceAll(/([a-z\d])([A-Z])/g, '$1 $2').toLowerCase()
  return `${spaced.slice(0, 1).toUpperCase()}${spaced.slice(1)}`
}
