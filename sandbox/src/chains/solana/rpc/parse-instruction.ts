import { type Address, getAddressDecoder, getBase58Decoder } from '@solana/kit'
import {
  ASSOCIATED_TOKEN_PROGRAM,
  isTokenProgram,
  MEMO_PROGRAM,
  SYSTEM_PROGRAM,
  TOKEN_2022_PROGRAM,
} from '../tokens/programs.ts'
import {
  ASSOCIATED_INSTRUCTIONS,
  type InstructionShape,
  TOKEN_INSTRUCTIONS,
  TRANSFER_FEE_BYTE,
  TRANSFER_FEE_INSTRUCTIONS,
} from './parse-token-instruction.ts'

export type PlainInstruction = {
  readonly program: Address
  readonly accounts: readonly Address[]
  readonly data: Uint8Array
  /** Null for an instruction of the transaction itself. */
  readonly stackHeight: number | null
}

const lamportsAt = (at: number) => (data: Buffer) => ({ lamports: data.readBigUInt64LE(at) })

/** By the first four bytes of the data. */
const SYSTEM_INSTRUCTIONS: Readonly<Record<number, InstructionShape>> = {
  0: {
    type: 'createAccount',
    accounts: ['source', 'newAccount'],
    fields: (data) => ({
      lamports: data.readBigUInt64LE(4),
      space: data.readBigUInt64LE(12),
      owner: getAddressDecoder().decode(data, 20),
    }),
  },
  1: {
    type: 'assign',
    accounts: ['account'],
    fields: (data) => ({ owner: getAddressDecoder().decode(data, 4) }),
  },
  2: { type: 'transfer', accounts: ['source', 'destination'], fields: lamportsAt(4) },
  8: { type: 'allocate', accounts: ['account'], fields: (data) => ({ space: data.readBigUInt64LE(4) }) },
}

/** As a node spells it under `jsonParsed`: in words for the programs it knows, in base 58 for all others. */
export function parseInstruction(instruction: PlainInstruction) {
  const { program: programId, accounts, stackHeight } = instruction
  const data = Buffer.from(instruction.data)
  const known = findShape(programId, data)
  if (programId === MEMO_PROGRAM)
    return { program: 'spl-memo', programId, parsed: data.toString(), stackHeight }
  if (!known) return { programId, accounts, data: getBase58Decoder().decode(data), stackHeight }
  const { program, shape } = known
  const named = Object.fromEntries(shape.accounts.map((name, index) => [name, accounts[index]]))
  return {
    program,
    programId,
    parsed: { type: shape.type, info: { ...named, ...readFields(shape, data) } },
    stackHeight,
  }
}

/** Too short a data is left out rather than guessed at; such an instruction has failed anyway. */
function readFields({ fields }: InstructionShape, data: Buffer) {
  try {
    return fields?.(data) ?? {}
  } catch {
    return {}
  }
}

function findShape(program: Address, data: Buffer): { program: string; shape: InstructionShape } | null {
  const of = (name: string, shape: InstructionShape | undefined) => (shape ? { program: name, shape } : null)
  if (program === SYSTEM_PROGRAM)
    return data.length < 4 ? null : of('system', SYSTEM_INSTRUCTIONS[data.readUInt32LE(0)])
  if (program === ASSOCIATED_TOKEN_PROGRAM) {
    return of('spl-associated-token-account', ASSOCIATED_INSTRUCTIONS[data[0] ?? 0])
  }
  if (!isTokenProgram(program)) return null
  const isToken2022 = program === TOKEN_2022_PROGRAM
  const first = data[0] ?? -1
  const shape =
    isToken2022 && first === TRANSFER_FEE_BYTE
      ? TRANSFER_FEE_INSTRUCTIONS[data[1] ?? -1]
      : TOKEN_INSTRUCTIONS[first]
  return of(isToken2022 ? 'spl-token-2022' : 'spl-token', shape)
}
