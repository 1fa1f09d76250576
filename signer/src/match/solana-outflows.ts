import type { SolanaInstruction } from '../decode/solana/instruction.ts'
import type { Movement, Outflows } from './signing-plan.ts'

type Taken = readonly Omit<Movement, 'chain'>[]
type Kind = SolanaInstruction['kind']

const NOTHING: Taken = []
const LAMPORTS_PER_SIGNATURE = 5_000n
const MICRO = 1_000_000n
/** What a new token account has to hold, with room for the additions of the newer program. */
const ACCOUNT_RENT = 2_100_000n

/** Total: an instruction that is read one day does not compile before somebody has said what leaves by it. */
const TAKEN: {
  readonly [Each in Kind]: (act: Extract<SolanaInstruction, { kind: Each }>, owner: string) => Taken
} = {
  'sol-transfer': ({ from, to, lamports }, owner) =>
    from !== owner || to === owner ? NOTHING : [{ token: 'native', amountRaw: lamports }],
  'token-transfer': ({ mint, authority, amountRaw, decimals }, owner) =>
    authority === owner ? [{ token: mint, amountRaw, decimals }] : NOTHING,
  'open-token-account': ({ payer }, owner) =>
    payer === owner ? [{ token: 'native', amountRaw: ACCOUNT_RENT }] : NOTHING,
  'close-account': () => NOTHING,
  'sync-native': () => NOTHING,
  'compute-limit': () => NOTHING,
  'compute-price': () => NOTHING,
  memo: () => NOTHING,
}

function takenBy<Each extends Kind>(act: Extract<SolanaInstruction, { kind: Each }>, owner: string): Taken {
  return TAKEN[act.kind as Each](act, owner)
}

/** What leaves the vault by a transaction, as its instructions say, and the fee. */
export function solanaOutflows(sent: {
  readonly owner: string
  /** With the compute budget. */
  readonly instructions: readonly SolanaInstruction[]
  readonly signersRequired: number
  /** Whether the owner is who is paid, as was found before. */
  readonly isToOneself: boolean
}): Outflows {
  const { owner, instructions, signersRequired, isToOneself } = sent
  const fee = { token: 'native', amountRaw: feeOf(instructions, signersRequired) }
  const acts = isToOneself ? instructions.filter(({ kind }) => kind !== 'token-transfer') : instructions
  const opened = acts.filter(({ kind }) => kind === 'open-token-account')
  const takenByAll = (of: typeof acts) =>
    [fee, ...of.flatMap((act) => takenBy(act, owner))].map((each) => ({ chain: 'solana' as const, ...each }))
  return { outflows: takenByAll(acts), costs: takenByAll(opened) }
}

function feeOf(instructions: readonly SolanaInstruction[], signersRequired: number): bigint {
  let units = 0n
  let price = 0n
  for (const act of instructions) {
    if (act.kind === 'compute-limit') units = BigInt(act.units)
    if (act.kind === 'compute-price') price = act.microLamports
  }
  return BigInt(signersRequired) * LAMPORTS_PER_SIGNATURE + (units * price + MICRO - 1n) / MICRO
}
