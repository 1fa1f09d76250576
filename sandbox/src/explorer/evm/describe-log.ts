import { type Address, decodeEventLog, type Log, zeroAddress } from 'viem'
import { lower } from '../../doubles/alchemy/read-block.ts'
import type { IndexedTransfer } from '../../doubles/alchemy/transfer-index.ts'
import { showParty, showWithSymbol } from '../describe-title.ts'
import type { Step } from '../views.ts'
import type { EvmSource } from './evm-source.ts'
import { KNOWN_EVENTS } from './known-calls.ts'

type Told = Step['inner'][number]

/** What a contract reported on the way; null for events that nobody here can read. */
export async function describeLog(log: Log, source: EvmSource): Promise<Told | null> {
  const decoded = decodeLog(log)
  if (!decoded) return null
  const program = showParty(source.party(log.address))
  const { name, args } = decoded
  const party = (key: string) => showParty(source.party(args[key] as Address))
  const amount = async (key: string) => {
    const token = await source.token(log.address)
    return token ? showWithSymbol({ token, raw: args[key] as bigint }) : String(args[key])
  }
  if (name === 'Transfer')
    return { program, sentence: `Moved ${await amount('value')} from ${party('from')} to ${party('to')}` }
  if (name === 'Approval')
    return { program, sentence: `${party('spender')} may now spend it for ${party('owner')}` }
  if (name === 'Deposit') return { program, sentence: `Wrapped ${await amount('wad')} for ${party('dst')}` }
  if (name === 'Withdrawal')
    return { program, sentence: `Unwrapped ${await amount('wad')} for ${party('src')}` }
  if (name === 'Swap') return { program, sentence: `Swapped for ${party('recipient')}` }
  return { program, sentence: `Filled the order of ${party('swapper')}` }
}

export type Move = Pick<IndexedTransfer, 'from' | 'to' | 'token' | 'valueRaw'>

/** A wrapper that makes and burns without a transfer from or to nobody tells it by other events. */
export async function readWraps(logs: readonly Log[], source: EvmSource): Promise<readonly Move[]> {
  const told = logs.flatMap((log) => {
    const decoded = decodeLog(log)
    return decoded ? [{ ...decoded, token: lower(log.address) }] : []
  })
  const isMinted = (token: Address) =>
    told.some(
      ({ name, args, token: at }) =>
        at === token && name === 'Transfer' && (args.from === zeroAddress || args.to === zeroAddress),
    )
  const moves = await Promise.all(
    told.map(async ({ name, args, token }): Promise<readonly Move[]> => {
      if ((name !== 'Deposit' && name !== 'Withdrawal') || isMinted(token)) return []
      if ((await source.token(token))?.kind !== 'wrapped') return []
      const valueRaw = String(args.wad)
      return name === 'Deposit'
        ? [{ from: zeroAddress, to: lower(args.dst as Address), token, valueRaw }]
        : [{ from: lower(args.src as Address), to: zeroAddress, token, valueRaw }]
    }),
  )
  return moves.flat()
}

/** Whose signed order somebody else carried out. */
export function findSwapper(logs: readonly Log[]): Address | null {
  const fill = logs.map(decodeLog).find((each) => each?.name === 'Fill')
  return (fill?.args.swapper as Address | undefined) ?? null
}

function decodeLog({ topics, data }: Log): { name: string; args: Readonly<Record<string, unknown>> } | null {
  const item = topics[0] === undefined ? undefined : KNOWN_EVENTS.get(topics[0])
  if (!item) return null
  try {
    const { args } = decodeEventLog({ abi: [item], topics, data })
    return { name: item.name, args: args as unknown as Readonly<Record<string, unknown>> }
  } catch {
    return null
  }
}
