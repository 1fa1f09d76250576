import { parseArgs } from 'node:util'

export type TakeoverOptions = {
  readonly seed: string
  /** How many forged or mixed statements, and how many tries for a second slot. */
  readonly forged: number
  readonly slots: number
  /** How often one of the two signers is killed during those tries. */
  readonly kills: number
  /** Only attacks whose name has this in it; all of them where it is empty. */
  readonly only: string
  readonly hasHoles: boolean
  readonly out: string | null
  /** Only writes the table of docs/security.md anew. */
  readonly isTableOnly: boolean
}

/** `--forged 2000 --slots 600 --kills 2 --seed x [--only text] [--no-holes] [--out file]`, or `--table` */
export function readTakeoverOptions(args: readonly string[]): TakeoverOptions {
  const { values } = parseArgs({
    args: [...args],
    options: {
      forged: { type: 'string', default: '2000' },
      slots: { type: 'string', default: '600' },
      kills: { type: 'string', default: '2' },
      seed: { type: 'string', default: 'windhover' },
      only: { type: 'string', default: '' },
      'no-holes': { type: 'boolean', default: false },
      out: { type: 'string' },
      table: { type: 'boolean', default: false },
    },
  })
  return {
    seed: values.seed,
    forged: wholeOf(values.forged),
    slots: wholeOf(values.slots),
    kills: wholeOf(values.kills),
    only: values.only,
    hasHoles: !values['no-holes'],
    out: values.out ?? null,
    isTableOnly: values.table,
  }
}

function wholeOf(text: string): number {
  const value = Number(text)
  if (!Number.isInteger(value) || value < 0) throw new Error(`${text} is no whole number`)
  return value
}
