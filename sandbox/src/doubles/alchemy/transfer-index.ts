import type { Address, Hex } from 'viem'

export type TransferCategory = 'external' | 'internal' | 'erc20'

export type IndexedTransfer = {
  readonly uniqueId: string
  readonly category: TransferCategory
  readonly block: number
  /** Where in the chain it stands: block, transaction and place within it, as one sortable text. */
  readonly position: string
  readonly hash: Hex
  /** Lower case, as every address in here. */
  readonly from: Address
  readonly to: Address
  /** Null for the native coin. */
  readonly token: Address | null
  /** Whole number as text: the index is written to a file as it is. */
  readonly valueRaw: string
  readonly atSec: number
}

export type IndexedBlock = { readonly number: number; readonly hash: Hex }

/** A world left running for weeks must not fill the memory; the oldest go first. */
const KEPT_TRANSFERS = 50_000
/** How far back a reorganised chain is followed. */
const KEPT_BLOCKS = 128

export type TransferIndex = {
  readonly add: (transfers: readonly IndexedTransfer[], block: IndexedBlock) => void
  /** Forgets everything above that block. */
  readonly rollBack: (blockNumber: number) => void
  /** Newest first. */
  readonly blocks: () => readonly IndexedBlock[]
  /** In the order of the chain. */
  readonly all: () => readonly IndexedTransfer[]
  readonly of: (address: Address) => readonly IndexedTransfer[]
  readonly tokensOf: (address: Address) => readonly Address[]
}

export function createTransferIndex(): TransferIndex {
  let transfers: IndexedTransfer[] = []
  let blocks: IndexedBlock[] = []
  const byAddress = new Map<Address, IndexedTransfer[]>()

  const enter = (transfer: IndexedTransfer): void => {
    for (const address of new Set([transfer.from, transfer.to])) {
      const known = byAddress.get(address)
      if (known) known.push(transfer)
      else byAddress.set(address, [transfer])
    }
  }
  const replace = (kept: IndexedTransfer[]): void => {
    transfers = kept
    byAddress.clear()
    for (const transfer of kept) enter(transfer)
  }

  return {
    add: (added, block) => {
      transfers.push(...added)
      for (const transfer of added) enter(transfer)
      blocks = [block, ...blocks].slice(0, KEPT_BLOCKS)
      // In leaps: building the lists anew for every transfer would cost more than they hold.
      if (transfers.length > KEPT_TRANSFERS * 1.1) replace(transfers.slice(-KEPT_TRANSFERS))
    },
    rollBack: (blockNumber) => {
      blocks = blocks.filter((block) => block.number <= blockNumber)
      if (transfers.some((transfer) => transfer.block > blockNumber)) {
        replace(transfers.filter((transfer) => transfer.block <= blockNumber))
      }
    },
    blocks: () => blocks,
    all: () => transfers,
    of: (address) => byAddress.get(address) ?? [],
    tokensOf: (address) => [
      ...new Set((byAddress.get(address) ?? []).flatMap((transfer) => transfer.token ?? [])),
    ],
  }
}

export function positionOf(place: { block: number; transaction: number; ordinal: number }): string {
  const digits = (value: number, length: number) => value.toString().padStart(length, '0')
  return `${digits(place.block, 10)}-${digits(place.transaction, 6)}-${digits(place.ordinal, 7)}`
}
