import { copyFileSync, existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { LiteSVM } from 'litesvm'
import type { Genesis } from '../genesis/build-genesis.ts'
import { writeWhole } from './write-whole.ts'

/** Snapshots of the engine, each named after the last journal entry that is in it. */
export type EngineStore = {
  readonly svm: LiteSVM
  /** Entries up to this one are in the snapshot that was loaded. */
  readonly loadedSequence: number
  /** False when what is listed has changed since this state began. */
  readonly isOfGenesis: boolean
  readonly save: (sequence: number) => void
}

export function openEngineStore(stateDir: string, genesis: Genesis): EngineStore {
  mkdirSync(stateDir, { recursive: true })
  const pathOf = (sequence: number) => join(stateDir, `engine-${sequence}.svm`)
  const marker = join(stateDir, 'genesis')
  if (latestSnapshot(stateDir) === null) {
    const draft = `${pathOf(0)}.draft`
    copyFileSync(genesis.path, draft)
    renameSync(draft, pathOf(0))
    writeWhole(marker, genesis.hash)
  }
  const loadedSequence = latestSnapshot(stateDir) ?? 0
  const svm = LiteSVM.loadFromFile(pathOf(loadedSequence))
    .withSigverify(true)
    .withBlockhashCheck(false)
    .withTransactionHistory(0n)
  return {
    svm,
    loadedSequence,
    isOfGenesis: existsSync(marker) && readFileSync(marker, 'utf8') === genesis.hash,
    save: (sequence) => {
      const draft = `${pathOf(sequence)}.draft`
      svm.saveToFile(draft)
      renameSync(draft, pathOf(sequence))
      for (const older of snapshotsIn(stateDir)) if (older < sequence) rmSync(pathOf(older))
      writeWhole(marker, genesis.hash)
    },
  }
}

function snapshotsIn(folder: string): number[] {
  return readdirSync(folder).flatMap((name) => {
    const number = /^engine-(\d+)\.svm$/.exec(name)?.[1]
    return number === undefined ? [] : [Number(number)]
  })
}

function latestSnapshot(folder: string): number | null {
  const found = snapshotsIn(folder)
  return found.length === 0 ? null : Math.max(...found)
}
