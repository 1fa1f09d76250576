import { join } from 'node:path'
import type { KeyPairSigner } from '@solana/kit'
import { NETWORKS } from '@windhover/core/authority/networks'
import type { LiteSVM } from 'litesvm'
import type { Universe } from '../../universe/listing.ts'
import { type Blockhashes, createBlockhashes } from './engine/blockhashes.ts'
import { createExecutor, type Executor } from './engine/executor.ts'
import { openSlotClock, type SlotClock } from './engine/slot-clock.ts'
import { buildGenesis } from './genesis/build-genesis.ts'
import { deriveKey } from './genesis/derive-key.ts'
import { compactJournal } from './ledger/compact-journal.ts'
import { openEngineStore } from './ledger/engine-store.ts'
import { createHistory, type History } from './ledger/history.ts'
import { type Journal, type JournalEntry, openJournal } from './ledger/journal.ts'
import { replay } from './ledger/replay.ts'
import { createTokenIndex, type TokenIndex } from './tokens/token-index.ts'

/** The chain itself, without anything that listens. */
export type SolanaNode = {
  readonly svm: LiteSVM
  readonly slots: SlotClock
  readonly blockhashes: Blockhashes
  readonly history: History
  readonly tokens: TokenIndex
  readonly executor: Executor
  readonly maker: KeyPairSigner
  readonly faucet: KeyPairSigner
  readonly genesisHash: string
  /** Listings may have been added to the universe since this chain began. */
  readonly lacksListings: boolean
  readonly save: () => void
  readonly close: () => void
}

export type NodeOrder = {
  readonly universe: Universe
  readonly seed: string
  readonly stateDir: string
  readonly cacheDir: string
}

export async function openNode({ universe, seed, stateDir, cacheDir }: NodeOrder): Promise<SolanaNode> {
  const [maker, faucet] = await Promise.all([deriveKey(seed, 'maker'), deriveKey(seed, 'faucet')])
  const genesis = await buildGenesis({ universe, maker: maker.address, faucet: faucet.address, cacheDir })
  const store = openEngineStore(stateDir, genesis)
  const { svm } = store
  const slots = openSlotClock(stateDir)
  const blockhashes = createBlockhashes(seed, slots)
  const path = join(stateDir, 'journal')
  compactJournal(path, { snapshotSequence: store.loadedSequence })
  const missing: JournalEntry[] = []
  const history = createHistory((place) => journal.readRecord(place))
  const journal: Journal = openJournal({
    path,
    leastSequence: store.loadedSequence,
    found: (entry) => {
      history.add(entry)
      if (entry.sequence > store.loadedSequence) missing.push(entry)
    },
  })
  replay(missing, { svm, slots, journal })
  const tokens = createTokenIndex(svm)
  let savedSequence = store.loadedSequence
  const save = () => {
    if (journal.sequence() === savedSequence) return
    savedSequence = journal.sequence()
    store.save(savedSequence)
  }
  return {
    svm,
    slots,
    blockhashes,
    history,
    tokens,
    executor: createExecutor({ svm, slots, blockhashes, journal, history, tokens }),
    maker,
    faucet,
    genesisHash: NETWORKS.practice.solana,
    lacksListings: !store.isOfGenesis,
    save,
    close: () => {
      save()
      journal.close()
    },
  }
}
